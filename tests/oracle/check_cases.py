#!/usr/bin/env python3
"""Lets the oracle confirm the cases of tests/cases/: what a second reading of the rulebook says of each.

  python3 check_cases.py [FILE ...]

House rules and refused texts are beyond the oracle, which knows the five rule sets only; they are counted as skipped.
Prints what differs and, last, a line `N confirmed, M different, K skipped`; exits 1 where any differ.
"""
import json
import pathlib
import sys

import oracle as o

CASES = pathlib.Path(__file__).resolve().parent.parent / 'cases'


def first_seat(rules, players, throws):
    """M1, S2, A1 and the table of the rulebook: who begins; None where the throws do not decide it."""
    seats = o.seats_for(players)
    if rules in ('medellin', 'parchis2d'):
        return seats[0]
    if rules in ('simulator', 'parchis4a'):
        return seats[throws[0]]
    rounds, left, rest = [], list(seats), list(throws)
    while len(left) > 1 and len(rest) >= len(left):
        dice = dict(zip(left, rest))
        rest = rest[len(left):]
        rounds.append(dice)
        left = [s for s in left if dice[s] == min(dice.values())]
    return o.first_player_parcheesi(rounds, seats)


def expected(case):
    """What the oracle says of a case, or None where it cannot say."""
    rules = case['ruleset']
    if rules not in o.RULES or 'differences' in case or 'refused' in case:
        return None
    if 'first' in case:
        return first_seat(rules, case['first']['players'], case['first']['throws'])
    if 'start' in case:
        return [o.initial(rules, case['start']['players'], case['start']['first']).text()]
    pos = o.parse(case['position'])
    if pos.text() != case['position']:
        return 'the position reads back as %s' % pos.text()
    if case.get('call'):
        return sorted(set(o.call(pos, place).text() for place in o.call_places(pos)))
    dice = case['dice']
    return o.outcomes(pos, dice[0] if len(dice) == 1 else tuple(dice))


def main():
    files = [pathlib.Path(f) for f in sys.argv[1:]]
    files = files or sorted(f for f in CASES.glob('*.json') if f.name != 'rules.json')
    confirmed = different = skipped = 0
    for file in files:
        for case in json.loads(file.read_text(encoding='utf-8')):
            want = expected(case)
            said = case['seat'] if 'first' in case else sorted(case.get('outcomes', []))
            if want is None:
                skipped += 1
            elif want == said:
                confirmed += 1
            else:
                different += 1
                print('%s: %s\n  oracle  %s\n  case    %s' % (file.name, case['id'], want, said))
    print('%d confirmed, %d different, %d skipped' % (confirmed, different, skipped))
    sys.exit(1 if different else 0)


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Confirms golden playthroughs by the oracle, line for line; or has an engine make new ones.

  python3 check_golden.py [FILE...]                  by default all of tests/golden
  python3 check_golden.py --make ENGINE [RULES...]   writes tests/golden/RULES.txt anew, then confirms it

A line is `position<TAB>roll<TAB>play<TAB>next position`; a call has the roll `call`; `# ...` begins a game and says how
to watch it. Each next position must be among the oracle's outcomes of the position and the roll, and be the position of
the next line; each game must begin as games do and end. House rules, which the oracle does not know, are only checked for
the chain. Exits 1 where anything is wrong.
"""
import argparse
import json
import pathlib
import subprocess
import sys

import oracle as o

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GOLDEN = ROOT / 'tests' / 'golden'
# Which game of each rule set and number of players: the shortest of these in which what is wanted happens.
SEED = 1
GAMES = 200
WANTED = {'medellin': 'call', 'three_pairs_crown': '^', 'parcheesi': '+', 'parchis2d': '+', 'parchis4a': '+'}
HOUSE = ('blockade_two_turns', 'bounce_at_the_goal', 'five_six_pair', 'six_arm_parques', 'three_pairs_crown')


# ------------------------------------------------------------------ making

def watch(engine, rules, players, game):
    """(command, lines) of one game."""
    name = rules if rules in o.RULES else 'rules/%s.toml' % rules
    words = ['watch', '--rules', name, '--seed', str(SEED), '--game', str(game), '--players', str(players)]
    run = subprocess.run([str(engine), *words, '--json'], capture_output=True, text=True, check=True, cwd=ROOT)
    first, *rest = (json.loads(line) for line in run.stdout.splitlines())
    lines, position = [], first['text']
    for step in rest:
        lines.append('\t'.join((position, step['roll'], step['play'], step['position'])))
        position = step['position']
    return 'salida ' + ' '.join(words), lines


def make(engine, rules):
    counts = (2, 3, 4) if rules in o.RULES else (2,)
    text = []
    for players in counts:
        games = [watch(engine, rules, players, game) for game in range(GAMES)]
        wanted = WANTED.get(rules, '')
        games = [g for g in games if any(wanted in line.split('\t', 1)[1] for line in g[1])]
        command, lines = min(games, key=lambda g: len(g[1]))
        text += ['# ' + command, *lines]
    (GOLDEN / (rules + '.txt')).write_text('\n'.join(text) + '\n')


# ------------------------------------------------------------------ confirming

def oracle_allows(position, roll, then):
    pos = o.parse(position)
    if pos.text() != position:
        return 'the oracle writes it as ' + pos.text()
    if roll == 'call':
        outcomes = [o.call(pos, place).text() for place in o.call_places(pos)]
    else:
        dice = tuple(int(d) for d in roll.split('-'))
        outcomes = o.outcomes(pos, dice if len(dice) == 2 else dice[0])
    return '' if then in outcomes else 'not among the oracle\'s %d outcomes' % len(outcomes)


def check(path):
    """(lines, problems) of one file."""
    rules, count, problems, expected, begun = path.stem, 0, [], None, False

    def over(number, position):
        if position is not None and 'fin=' not in position:
            problems.append('%s:%d: the game does not end' % (path.name, number))

    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith('#'):
            over(number - 1, expected)
            expected, begun = None, False
            continue
        position, roll, _, then = line.split('\t')
        count += 1
        if expected not in (None, position):
            problems.append('%s:%d: not where the line before it ended' % (path.name, number))
        if rules in o.RULES:
            if not begun:
                pos = o.parse(position)
                if position != o.initial(rules, len(pos.players), pos.turn).text():
                    problems.append('%s:%d: no beginning of a game' % (path.name, number))
            problem = oracle_allows(position, roll, then)
            if problem:
                problems.append('%s:%d: %s' % (path.name, number, problem))
        expected, begun = then, True
    over(number, expected)
    return count, problems


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--make', metavar='ENGINE')
    ap.add_argument('names', nargs='*', metavar='FILE|RULES')
    args = ap.parse_args()
    names = args.names
    if args.make:
        names = names or [*o.RULES, *HOUSE]
        for rules in names:
            make(pathlib.Path(args.make).resolve(), rules)
        names = [GOLDEN / (rules + '.txt') for rules in names]
    lines, bad = 0, 0
    for path in [pathlib.Path(n) for n in names] or sorted(GOLDEN.glob('*.txt')):
        count, problems = check(path)
        print('%s: %d lines, %s' % (path.name, count, '%d wrong' % len(problems) if path.stem in o.RULES else
                                    '%d wrong (the chain alone: the oracle does not know these rules)' % len(problems)))
        for problem in problems[:5]:
            print('  ' + problem)
        lines, bad = lines + count, bad + len(problems)
    print('%d lines, %d wrong' % (lines, bad))
    sys.exit(1 if bad else 0)


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Counts by the oracle what can follow the positions of tests/perft, and writes the numbers into the files.

  python3 make_perft.py [--check] [--limit N] [FILE...]     by default all of tests/perft
  python3 make_perft.py --positions RULES N [--seed S]      prints N random positions, to begin or to lengthen a file

A line of a file is `position ; D1 rolls plays ; D2 rolls plays ...`. At each depth, rolls are the different rolls (21, or 6
of one die) over all positions of the depth before, plays the different positions that each of them can lead to;
positions that are reached twice count twice, nobody calls. A line is counted to depth 2, and deeper while no more than
--limit positions have to be rolled for. `# ...` and empty lines stay as they are. --check only compares; exits 1 where a
number differs.
"""
import argparse
import pathlib
import random
import sys

import dump
import oracle as o

PERFT = pathlib.Path(__file__).resolve().parent.parent / 'perft'


def rolls_of(pos):
    faces = range(1, 7)
    return list(faces) if pos.one_die() else [(a, b) for a in faces for b in faces if a <= b]


def children(text, known):
    """[number of rolls, the texts of all outcomes of all of them, one list]"""
    if text not in known:
        pos = o.parse(text)
        if pos.over():
            known[text] = (0, [])
        else:
            rolls = rolls_of(pos)
            known[text] = (len(rolls), [t for dice in rolls for t in o.outcomes(pos, dice)])
    return known[text]


def count(text, limit):
    """[(rolls, plays)] for each depth: all positions of a depth at once, each different one with how often it is there."""
    known, counts, here = {}, [], {text: 1}
    while len(counts) < 2 or len(here) <= limit:
        rolls = plays = 0
        after = {}
        for position, times in here.items():
            n, outcomes = children(position, known)
            rolls += times * n
            plays += times * len(outcomes)
            for outcome in outcomes:
                after[outcome] = after.get(outcome, 0) + times
        counts.append((rolls, plays))
        here = after
        if len(counts) == 4:
            break
    return counts


def recount(path, limit, check):
    """(positions, different) of one file."""
    lines, positions, different = [], 0, 0
    for line in path.read_text().splitlines():
        text = line.split(';')[0].strip()
        if not text or text.startswith('#'):
            lines.append(line)
            continue
        pos = o.parse(text)
        pos.check()
        assert pos.text() == text, (text, pos.text())
        new = ' '.join([text] + ['; D%d %d %d' % (k + 1, *c) for k, c in enumerate(count(text, limit))])
        positions += 1
        if check and not (new + ' ').startswith(line + ' ') and not (line + ' ').startswith(new + ' '):
            different += 1
            print('%s\n  has    %s\n  counts %s' % (path.name, line, new))
        lines.append(new)
        print('%s' % new, file=sys.stderr, flush=True)
    if not check:
        path.write_text('\n'.join(lines) + '\n')
    return positions, different


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--check', action='store_true')
    ap.add_argument('--limit', type=int, default=300)
    ap.add_argument('--positions', nargs=2, metavar=('RULES', 'N'))
    ap.add_argument('--seed', default='1')
    ap.add_argument('files', nargs='*', metavar='FILE')
    args = ap.parse_args()
    if args.positions:
        rules, n = args.positions
        rng = random.Random('perft/%s/%s' % (args.seed, rules))
        for k in range(int(n)):
            print(next(dump.throw(rng, rules, o.seats_for(2 + k % 3)))[0].text())
        return
    total = bad = 0
    for path in [pathlib.Path(f) for f in args.files] or sorted(PERFT.glob('*.txt')):
        positions, different = recount(path, args.limit, args.check)
        print('%s: %d positions%s' % (path.name, positions, ', %d different' % different if args.check else ''))
        total, bad = total + positions, bad + different
    print('%d positions%s' % (total, ', %d different' % bad if args.check else ''))
    sys.exit(1 if bad else 0)


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""A bot for Salida: captures, then goals, then leaving the nest, then its column, then the longest way.

It reads a question a line and writes an answer a line, as docs/protocol.md says.
"""

import json
import re
import sys

ACTION = re.compile(r'(?P<start>n|\d+|h\d)[b-d]?(?P<kind>[-=+^!])(?P<end>n|\d+|h\d|g)(?P<capture>x?)')


def ring_of(question):
    """How many squares the ring has: 17 an arm. House rules say how many arms; every built-in board has four."""
    rules = question.get('rules')
    return 17 * rules['rules']['board']['arms'] if isinstance(rules, dict) else 68


def worth(action, ring):
    """What an action is worth, the first thing first; tuples compare so."""
    move = ACTION.match(action)
    if not move or move['kind'] == '!':  # it stops, or a piece goes back to its nest: all the same to us
        return (0, 0, 0, 0, 0)
    start, end = move['start'], move['end']
    steps = 0
    if start.isdigit() and end.isdigit():
        steps = (int(end) - int(start)) % ring
    elif start[0] == end[0] == 'h':
        steps = int(end[1]) - int(start[1])
    return (move['capture'] == 'x', end == 'g', start == 'n', start.isdigit() and end[0] == 'h', steps)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        ring = ring_of(question)
        best = max(question['legal'], key=lambda action: worth(action, ring))
        # One action is enough: what is left of the roll is asked next.
        print(json.dumps({'id': question.get('id'), 'play': best}), flush=True)


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Draws a screen of a terminal, with its colours, as a picture: docs/play.svg.

  tmux capture-pane -e -p | tools/screen_picture.py "A game of parqués in the terminal" > docs/play.svg
"""
import re
import sys
from xml.sax.saxutils import escape

WIDE, HIGH, INK, PAPER = 8, 17, '#d0d7de', '#161b22'
COLOURS = {31: '#ff938a', 32: '#7ee2a8', 33: '#e3b341', 34: '#79b8ff', 35: '#d2a8ff', 36: '#76e3ea', 37: '#f0f6fc'}

EVERYTHING = set(range(1, 108))
ENDS = {0: EVERYTHING, 22: {1, 2}, 24: {4}, 27: {7}, 39: set(range(30, 38)) | set(range(90, 98))}


def runs_of(line):
    """Stretches of one style: where they begin, their letters, and the numbers of their SGR sequences."""
    style, column = set(), 0
    for part in re.split(r'(\x1b\[[0-9;]*m)', line):
        sequence = re.fullmatch(r'\x1b\[([0-9;]*)m', part)
        if sequence:
            for word in (sequence.group(1) or '0').split(';'):
                number = int(word)
                ended = ENDS.get(number, set())
                style = style - ended if number in ENDS else style | {number}
            continue
        if part:
            yield column, part, frozenset(style)
        column += len(part)


def main():
    lines = sys.stdin.read().rstrip('\n').split('\n')
    columns = max(len(re.sub(r'\x1b\[[0-9;]*m', '', line)) for line in lines)
    width, height = columns * WIDE + 32, len(lines) * HIGH + 28
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
          f'aria-label="{escape(sys.argv[1])}" font-size="13" '
          'font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace">')
    print(f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>')
    for row, line in enumerate(lines):
        for column, text, style in runs_of(line):
            if not text.strip() and 7 not in style:
                continue
            x, y = 16 + column * WIDE, 26 + row * HIGH
            ink = next((COLOURS[number] for number in style if number in COLOURS), INK)
            if 7 in style:
                print(f'<rect x="{x}" y="{y - 13}" width="{len(text) * WIDE}" height="{HIGH}" fill="{ink}"/>')
                ink = PAPER
            more = (' font-weight="bold"' if 1 in style else '') + (' opacity="0.6"' if 2 in style else '')
            more += ' text-decoration="underline"' if 4 in style else ''
            print(f'<text x="{x}" y="{y}" fill="{ink}" textLength="{len(text) * WIDE}"{more} '
                  f'xml:space="preserve">{escape(text)}</text>')
    print('</svg>')


if __name__ == '__main__':
    main()

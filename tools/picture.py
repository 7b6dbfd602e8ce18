#!/usr/bin/env python3
"""Draws the first and the last lines of a told game as a picture of a terminal: docs/watch.svg.

  tools/picture.py build/release/salida > docs/watch.svg
"""
import subprocess
import sys
from xml.sax.saxutils import escape

COMMAND = ['watch', '--rules', 'parchis2d', '--seed', '3', '--lang', 'en']
LINES, COLUMNS, WIDE, HIGH = 30, 112, 7.9, 18
INK = {'Yellow': '#e3b341', 'Blue': '#79b8ff', 'Red': '#ff938a', 'Green': '#7ee2a8'}


def main():
    told = subprocess.run([sys.argv[1]] + COMMAND, capture_output=True, text=True, check=True).stdout.splitlines()
    lines = ['$ salida ' + ' '.join(COMMAND[:-2])] + told[:LINES - 11] + ['  ...'] + told[-9:]
    width, height = COLUMNS * WIDE + 32, len(lines) * HIGH + 32
    print('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="A random game of Parchis 2D, '
          'told turn by turn in a terminal" font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" '
          'font-size="13">' % (width, height))
    print('<rect width="100%" height="100%" rx="8" fill="#161b22"/>')
    for k, line in enumerate(lines):
        name = line.split()[-1] if line[:4].strip().isdigit() else ''
        weight = ' font-weight="bold"' if name in INK or k == 0 else ''
        print('<text x="16" y="%d" fill="%s"%s xml:space="preserve">%s</text>' % (
            28 + k * HIGH, INK.get(name, '#d0d7de'), weight, escape(line[:COLUMNS])))
    print('</svg>')


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Writes docs/rules.md: every rule in our words, the fields that hold it and the cases that show it.

  tools/rules_doc.py PROGRAM             writes the page
  tools/rules_doc.py --check PROGRAM     says whether the page is as it would be written; the status is 1 where not

PROGRAM is the built `salida`, which is asked for the values of its rule sets. The words and the cases are those of
tests/cases/, the numbers of the rules that a field holds those of src/core/fields.hpp.
"""

import argparse
import difflib
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / 'docs' / 'rules.md'
CASES = ROOT / 'tests' / 'cases'
RULESETS = ['medellin', 'simulator', 'parchis4a', 'parchis2d', 'parcheesi']
CHAPTERS = [('B', 'The board'), ('R', 'All rule sets'), ('M', 'medellin'), ('S', 'simulator'), ('P', 'parchis4a'),
            ('D', 'parchis2d'), ('A', 'parcheesi'), ('H', 'House rules')]

OPENING = '''# The rules, and where they are shown

<!-- Written by tools/rules_doc.py from tests/cases/, src/core/fields.hpp and the program: do not edit. -->

Every rule has a number, a letter for its rule set and a count. Below each stand the fields of the rules that hold it, if
any, and the cases that show it. A case is a position, a roll and all that may come of it; it is an entry of
`tests/cases/*.json` and a test of the same name. To run those of one rule:

    build/quick/tests/core_tests --gtest_filter='*M10_*'

[The last table](#fields) has the fields of the five rule sets side by side. For every other value that a field may have,
a test demands that it makes no game or that a case of the rule set fails (`tests/core/mutation_test.cpp`).
'''


def read_json(path):
    return json.loads(path.read_text(encoding='utf-8'))


def all_cases():
    files = sorted(f for f in CASES.glob('*.json') if f.name != 'rules.json')
    return [case for file in files for case in read_json(file)]


def field_numbers():
    """{'entry.tries': ['M2', 'S14']}, in the order of the fields."""
    text = (ROOT / 'src' / 'core' / 'fields.hpp').read_text(encoding='utf-8')
    return {key: numbers.split() for key, numbers in re.findall(r'Field\{"([a-z_.]+)", "([A-Z0-9 ]*)"', text)}


def values_of(program, ruleset):
    """{'entry.tries': '3'}"""
    shown = subprocess.run([program, 'rules', 'show', ruleset, '--json'], capture_output=True, text=True, check=True)
    rules = json.loads(shown.stdout)['rules']
    return {'%s.%s' % (group, name): value if isinstance(value, str) else json.dumps(value)
            for group, fields in rules.items() for name, value in fields.items()}


def rule_section(number, text, fields, cases):
    lines = ['### %s' % number, '', text, '']
    if fields:
        lines += ['Fields: %s' % ', '.join('`%s`' % field for field in fields), '']
    lines += ['- `%s`' % case for case in cases]
    return lines + ['']


def field_table(program, numbers):
    values = [values_of(program, ruleset) for ruleset in RULESETS]
    if list(values[0]) != list(numbers):
        sys.exit('rules_doc.py: the fields of %s are not those of src/core/fields.hpp: build it first' % program)
    lines = ['## Fields', '', '| field | rules | %s |' % ' | '.join(RULESETS), '|---' * (len(RULESETS) + 2) + '|']
    for field, rules in numbers.items():
        lines.append('| `%s` | %s | %s |' % (field, ' '.join(rules), ' | '.join(v[field] for v in values)))
    return lines


def page(program):
    rules = read_json(CASES / 'rules.json')
    cases = all_cases()
    numbers = field_numbers()
    lines = OPENING.split('\n')
    lines += ['%d rules, %d cases.' % (len(rules), len(cases)), '']
    for letter, title in CHAPTERS:
        lines += ['## %s' % title, '']
        for rule in rules:
            number = rule['number']
            if number[0] != letter:
                continue
            lines += rule_section(number, rule['text'], [f for f, n in numbers.items() if number in n],
                                  [case['id'] for case in cases if number in case['rules']])
    return '\n'.join(lines + field_table(program, numbers)) + '\n'


def main():
    parser = argparse.ArgumentParser(description='Writes docs/rules.md from the cases, the fields and the program.')
    parser.add_argument('--check', action='store_true', help='only say whether the page is up to date')
    parser.add_argument('program', help='the built salida')
    args = parser.parse_args()
    program = args.program if '/' in args.program else './' + args.program
    wanted = page(program)
    if not args.check:
        PAGE.write_text(wanted, encoding='utf-8')
        return
    found = PAGE.read_text(encoding='utf-8') if PAGE.exists() else ''
    if found == wanted:
        return
    diff = difflib.unified_diff(found.splitlines(), wanted.splitlines(), 'docs/rules.md', 'as it would be written',
                                lineterm='', n=1)
    print('\n'.join(list(diff)[:40]))
    sys.exit('docs/rules.md is out of date: run tools/rules_doc.py %s' % args.program)


if __name__ == '__main__':
    main()

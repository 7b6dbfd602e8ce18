#!/usr/bin/env python3
"""Writes docs/rules.md: every rule in our words, the code and the fields that hold it and the cases that show it.

  tools/rules_doc.py PROGRAM             writes the page
  tools/rules_doc.py --check PROGRAM     says whether the page is as it would be written; the status is 1 where not

PROGRAM is the built `salida`, which is asked for the values of its rule sets. The words and the cases are those of
tests/cases/, the numbers of the rules that a field holds those of src/core/fields.hpp. The code that holds a rule is
where a comment of src/core or src/dice gives its number. It is an error where no code does so, and where code gives a
number that no rule has.
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
CATALOGUE = re.findall(r'\.id = "(\w+)",\s+\.letter = \'(\w)\'',
                       (ROOT / 'src' / 'notation' / 'catalogue.cpp').read_text(encoding='utf-8'))
RULESETS = [ruleset for ruleset, _ in CATALOGUE]
CHAPTERS = [('B', 'The board'), ('R', 'All rule sets'), *((letter, ruleset) for ruleset, letter in CATALOGUE),
            ('H', 'House rules')]
CODE = ['core', 'dice']
NUMBER = r'\b(?:[B%s][1-9][0-9]?\b|[RH](?=[:;,)]|$))' % ''.join(letter for _, letter in CATALOGUE)

OPENING = '''# The rules, and where they are shown

<!-- Written by tools/rules_doc.py from tests/cases/, src/core, src/dice and the program: do not edit. -->

Every rule has a number, a letter for its rule set and a count. Below each stand the code that holds it, the fields of
the rules that it depends on, if any, and the cases that show it. The code is told by file and name, with the line where the
rule is kept, if one line is; its number stands there in a comment. A case is a position, a roll and all that may come of it; it is an entry of
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


def code_files():
    files = [file for folder in CODE for file in (ROOT / 'src' / folder).glob('*.[ch]pp')]
    return sorted(file for file in files if file.name != 'fields.hpp')


def declared_in(line):
    """The name of the function, type or constant that a line declares, or begins to declare."""
    code = re.sub(r'\[\[.*?\]\]', '', line.split('//')[0])
    for pattern in (r'\b(?:class|struct|enum class) (\w+)', r'(\w+) : \d', r'(\w+)\(', r'(\w+)(?: =|\{)', r'(\w+);'):
        found = re.search(pattern, code)
        if found and found.group(1) not in ('if', 'for', 'while', 'switch', 'return', 'requires'):
            return found.group(1)
    return None


def is_code(line):
    stripped = line.strip()
    return bool(stripped) and not stripped.startswith(('//', 'template <', 'requires', '#', '}'))


def opens_scope(line):
    """Whether a line begins what other lines lie inside of: a function or a type, in code that is formatted."""
    return re.match(r' {0,2}(?! )(?!namespace|template|public|private|//|#|\}|using)\S', line) is not None


def place_of(lines, at):
    """The name of what holds the rule that is numbered in line `at`, and its line of code, if that says more."""
    after = next((k for k in range(at, len(lines)) if is_code(lines[k])), at)
    code = re.sub(r'\s*//.*', '', lines[after]).strip()
    indent = len(lines[after]) - len(lines[after].lstrip())
    if indent == 0 or (indent == 2 and inside_class(lines, after)):
        name = declared_in(lines[after]) or declared_in(lines[after + 1])
        return name, code if code.endswith(';') else None
    for k in range(after - 1, -1, -1):
        outer = len(lines[k]) - len(lines[k].lstrip())
        if not is_code(lines[k]) or outer >= indent or not opens_scope(lines[k]):
            continue
        if outer == 0 or (outer == 2 and inside_class(lines, k)):
            return declared_in(lines[k]) or declared_in(lines[k + 1]), code
    return None, code


def inside_class(lines, at):
    """Whether a line of two blanks stands directly in a class."""
    for k in range(at - 1, -1, -1):
        if lines[k].strip() and not lines[k].startswith((' ', '#', '//')):
            return re.match(r'(class|struct) ', lines[k]) is not None
    return False


def code_numbers():
    """{'M2': [('src/core/hand.hpp', 'is_all_in_nest', None)]}, the places in the code that give the number of a rule."""
    places = {}
    for file in code_files():
        lines = file.read_text(encoding='utf-8').split('\n')
        for at, line in enumerate(lines):
            comment = re.search(r'//+ ?(.*)', line)
            for number in re.findall(NUMBER, comment.group(1)) if comment else []:
                name, code = place_of(lines, at)
                place = (str(file.relative_to(ROOT)), name, code)
                if name and place not in places.setdefault(number, []):
                    places[number].append(place)
    return places


def check_numbers(rules, fields, code):
    """Ends where a rule has no code, or code and fields name a rule that does not exist."""
    known = [rule['number'] for rule in rules]
    given = set(code) | {number for numbers in fields.values() for number in numbers}
    problems = ['%s: no comment of %s gives its number' % (number, ' or '.join('src/' + folder for folder in CODE))
                for number in known if number not in code]
    for number in sorted(given - set(known)):
        where = [file for file, _, _ in code.get(number, [])] or ['src/core/fields.hpp']
        problems.append('%s, in %s: no rule has this number' % (number, ', '.join(where)))
    if problems:
        sys.exit('\n'.join(['rules_doc.py: the rules and the code do not agree'] + problems))


def values_of(program, ruleset):
    """{'entry.tries': '3'}"""
    shown = subprocess.run([program, 'rules', 'show', ruleset, '--json'], capture_output=True, text=True, check=True)
    rules = json.loads(shown.stdout)['rules']
    return {'%s.%s' % (group, name): value if isinstance(value, str) else json.dumps(value)
            for group, fields in rules.items() for name, value in fields.items()}


def code_lines(places):
    """Each file and name once, with the lines in it."""
    by_name = {}
    for file, name, code in places:
        by_name.setdefault((file, name), []).extend([code] if code else [])
    lines = []
    for (file, name), codes in by_name.items():
        lines.append('- [%s](../%s), `%s`%s' % (file, file, name, ':' if codes else ''))
        lines += ['  - `%s`' % code for code in codes]
    return lines


def rule_section(number, text, code, fields, cases):
    lines = ['### %s' % number, '', text, '', 'Code:', ''] + code_lines(code) + ['']
    if fields:
        lines += ['Fields: %s' % ', '.join('`%s`' % field for field in fields), '']
    lines += ['Cases:', ''] + ['- `%s`' % case for case in cases]
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
    code = code_numbers()
    check_numbers(rules, numbers, code)
    lines = OPENING.split('\n')
    lines += ['%d rules, %d cases.' % (len(rules), len(cases)), '']
    for letter, title in CHAPTERS:
        lines += ['## %s' % title, '']
        for rule in rules:
            number = rule['number']
            if number[0] != letter:
                continue
            lines += rule_section(number, rule['text'], code[number], [f for f, n in numbers.items() if number in n],
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

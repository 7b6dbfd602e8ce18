#!/usr/bin/env python3
"""Finds names that have two definitions in one program: the compiler sees one file at a time, and the linker takes either.

  tools/one_definition.py

Looks at types, and at functions and variables that are inline, in a namespace that has a name, in sources as clang-format writes
them: what is in a namespace begins in the first column. ./test --full asks the linker as well (g++ -flto -Wodr).
"""

import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What may end up in one program, a row for each.
PROGRAMS = {
    'the program': ['src', 'apps/cli', 'apps/tui', 'apps/serve'],
    "the browser's engine": ['src', 'apps/wasm'],
    'the benchmarks': ['src', 'bench'],
    **{f'the fuzzer of {path.stem}': ['src', 'apps/serve', 'apps/wasm', 'tests/given', f'fuzz/{path.name}']
       for path in sorted((ROOT / 'fuzz').glob('*.cpp'))},
    **{f'the tests of {path.name}': ['src', 'apps/tui', 'apps/serve', 'tests/given', f'tests/{path.name}']
       for path in sorted((ROOT / 'tests').iterdir()) if any(path.glob('*_test.cpp'))},
}

OPENS = re.compile(r'(?:inline )?namespace(?: ([\w:]+))? \{(?:  //.*)?$')
CLOSES = re.compile(r'\}  // namespace')
TYPE = re.compile(r'(?:template <.*> )?(?:struct|class|union|enum class|enum) (?:alignas\(.*?\) )?(\w+)\b(?! *;| *<|::)')
# With the types of its parameters: functions may share a name.
INLINE = re.compile(r'(?:\[\[\w+\]\] )?(?:constexpr )?(?:inline|constexpr|consteval) .*?(\w+(?:\([^{;]*\)| = |\{))')


def definitions(path):
    """The qualified names of what a file defines in namespaces that have names, each with its line."""
    spaces = []  # those that are open; '' has no name
    for number, line in enumerate(path.read_text().splitlines(), 1):
        opened = OPENS.match(line)
        if opened:
            spaces.append(opened[1] or '')
        elif CLOSES.match(line):
            spaces.pop()
        elif '' not in spaces:
            is_declared = line.endswith(';') and '{' not in line and '=' not in line
            found = not is_declared and (TYPE.match(line) or INLINE.match(line))
            # A constant of a file is that file's own unless it is inline.
            if found and not ('constexpr' in line and 'inline' not in line and '(' not in found[1]):
                yield '::'.join([*spaces, found[1].rstrip('={ ')]), number


def doubles(sources, programs):
    """Of the names that the sources define, those with two definitions in one program: (name, program, places)."""
    where = {}
    for path in sources:
        for name, number in definitions(path):
            where.setdefault(name, []).append((path, number))
    for name, places in sorted(where.items()):
        for program, folders in programs.items():
            inside = [(path, number) for path, number in places if any(path.is_relative_to(f) for f in folders)]
            if len({path for path, _ in inside}) > 1:
                yield name, program, inside
                break


def main():
    os.chdir(ROOT)
    sources = [p for top in ('src', 'apps', 'bench', 'fuzz', 'tests') for p in sorted(pathlib.Path(top).rglob('*.[ch]pp'))]
    found = list(doubles(sources, PROGRAMS))
    for name, program, places in found:
        print(f'{name} has {len(places)} definitions in {program}:')
        for path, number in places:
            print(f'  {path}:{number}')
    print(f'{len(sources)} files, {len(found)} names with more than one definition')
    sys.exit(1 if found else 0)


if __name__ == '__main__':
    main()

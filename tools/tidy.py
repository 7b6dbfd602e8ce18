#!/usr/bin/env python3
"""Runs clang-tidy over every source file, on all cores, and remembers what was clean.

  tools/tidy.py [--jobs N] [PATH...]           PATH: a file or a folder; without one, everything
  tools/tidy.py [--jobs N] --since FILE        what differs from the commit named in FILE
  tools/tidy.py [--jobs N] --renew FILE        everything; where all is clean and committed, FILE names this commit

A header that differs is seen through its own source file, or else through one that includes it. Ends with 77 where the commit
is not in this clone; then it has looked at what is not committed yet.

A file is not looked at again while its preprocessed text (macros and NOLINT included, not lines of other comments), its
compile command, the .clang-tidy files above it and clang-tidy itself stay the same. Findings are never remembered.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = ROOT / 'build' / 'tidy-cache'
TIDY = 'clang-tidy-19'
CLANG = 'clang++-19'
# Which build's compile commands speak for a folder; the first that fits.
BUILDS = [('apps/wasm', 'wasm-tidy'), ('', 'clang')]
# Under which folder a name of an include folder lies; the others are modules.
FOLDER_OF = {'cli': 'apps/', 'tui': 'apps/', 'serve': 'apps/', 'given': 'tests/'}
PLAIN_COMMENT = re.compile(rb'\s*(//(?!.*NOLINT)|$)')
FOLDERS = ('src', 'apps', 'tests', 'bench', 'fuzz')


def sources():
    """Every file of ours with its compile command: (path, build folder, arguments)."""
    for name in sorted({build for _, build in BUILDS}):
        build = ROOT / 'build' / name
        database = build / 'compile_commands.json'
        for entry in json.loads(database.read_text()) if database.exists() else []:
            path = pathlib.Path(entry['directory'], entry['file']).resolve().relative_to(ROOT)
            speaks = next(b for folder, b in BUILDS if path.is_relative_to(folder))
            if speaks == name:
                yield path, build, shlex.split(entry['command'])


def key_of(path, build, arguments, version):
    """The hash of everything that the result depends on, and how much there is to read."""
    command = [CLANG]
    rest = iter(arguments[1:])
    for argument in rest:
        if argument == '-o':
            next(rest)
        elif argument != '-c':
            command.append(argument)
    # Without line markers (-P), so that a comment more moves nothing.
    text = subprocess.run(command + ['-E', '-P', '-C', '-dD', '-w'], cwd=build, capture_output=True, check=False)
    key = hashlib.sha256('\0'.join([version, *arguments]).encode())
    for folder in [*reversed((ROOT / path).parents)]:
        config = folder / '.clang-tidy'
        if folder.is_relative_to(ROOT) and config.exists():
            key.update(config.read_bytes())
    for line in text.stdout.splitlines():
        if not PLAIN_COMMENT.match(line):
            key.update(line)
    key.update(text.stderr)
    return key.hexdigest(), len(text.stdout)


def tidy(path, build):
    """The findings, with our headers under their own names; empty where there are none."""
    run = subprocess.run([TIDY, '-p', str(build), '--quiet', '--use-color=0', str(path)], cwd=ROOT,
                         capture_output=True, text=True, check=False)
    text = re.sub(rf'{re.escape(str(build))}/include/(\w+)/', lambda m: FOLDER_OF.get(m[1], 'src/'), run.stdout)
    text = text.replace(f'{ROOT}/', '')
    if run.returncode != 0 and not text.strip():
        text = run.stderr
    return text.strip() if run.returncode != 0 else ''


def git(*arguments):
    run = subprocess.run(['git', *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.strip() if run.returncode == 0 else None


def includers():
    """For each name under which headers are included, the files that do."""
    names = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob('*.[ch]pp')):
            for name in re.findall(r'^#include "([^"]+)"', path.read_text(), re.MULTILINE):
                names.setdefault(name, []).append(path.relative_to(ROOT))
    return names


def speaks_for(header, compiled, names):
    """A source file that is compiled and sees the header: its own, or one that includes it, if need be through others."""
    own = header.with_suffix('.cpp')
    if own in compiled:
        return own
    seen = {header}
    level = [header]
    while level:
        above = []
        for path in level:
            # "core/rules.hpp" from src/core/rules.hpp, "cli/rules/load_rules.hpp" from apps/cli/rules/load_rules.hpp
            for name in ('/'.join(path.parts[1:]), path.name):
                above += [p for p in names.get(name, []) if p not in seen]
        for path in above:
            if path in compiled:
                return path
        seen.update(above)
        level = above
    return None


def changed_since(file, compiled):
    """The source files to look at, and whether the commit is here."""
    base = file.read_text().split()[0]
    is_here = git('cat-file', '-e', base + '^{commit}') is not None
    if not is_here:
        print(f'The commit {base[:12]} of {file} is not in this clone (git fetch --unshallow brings it): '
              'looking at what is not committed.')
    # With status and old name, so that what was only moved is left out.
    lines = (git('diff', '--name-status', '-M', base if is_here else 'HEAD') or '').splitlines()
    paths = [line.split('\t')[-1] for line in lines if line[0] != 'D' and not line.startswith('R100')]
    paths += (git('ls-files', '--others', '--exclude-standard') or '').splitlines()
    paths = [pathlib.Path(p) for p in paths]
    if any(p.name == '.clang-tidy' for p in paths):
        print('.clang-tidy has changed: looking at everything')
        return set(compiled), is_here
    names = includers()
    wanted = {p for p in paths if p in compiled}
    for header in (p for p in paths if p.suffix == '.hpp' and p.parts[0] in FOLDERS):
        wanted.add(speaks_for(header, compiled, names))
    return wanted - {None}, is_here


def renew(file):
    """Names this commit in the file, where all that was looked at is committed."""
    if git('status', '--porcelain', '--', *FOLDERS):
        print(f'{file} stays as it is: not everything is committed')
        return
    file.write_text(git('rev-parse', 'HEAD') + '\n')
    print(f'{file} names this commit now: commit it')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--jobs', type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument('--since', type=pathlib.Path, metavar='FILE')
    parser.add_argument('--most', type=int, metavar='N', help='with --since: look at nothing if more files differ')
    parser.add_argument('--renew', type=pathlib.Path, metavar='FILE')
    parser.add_argument('paths', nargs='*', metavar='PATH')
    options = parser.parse_args()
    wanted = [pathlib.Path(p).resolve().relative_to(ROOT) for p in options.paths] or [pathlib.Path()]
    todo = [s for s in sources() if any(s[0].is_relative_to(w) for w in wanted)]
    if not todo:
        sys.exit('no compile commands for that: cmake --preset clang (and wasm-tidy) comes first')
    is_here = True
    if options.since:
        files, is_here = changed_since(options.since, {path for path, _, _ in todo})
        todo = [s for s in todo if s[0] in files]
        if options.most and len(todo) > options.most:
            print(f'{len(todo)} files differ from the commit of {options.since}: ./test --full looks at them all')
            sys.exit(77)

    version = subprocess.run([TIDY, '--version'], capture_output=True, text=True, check=True).stdout
    CACHE.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(options.jobs) as pool:
        keys = list(pool.map(lambda s: key_of(*s, version), todo))
        news = [(size, key, path, build) for (key, size), (path, build, _) in zip(keys, todo)
                if not (CACHE / key).exists()]
        news.sort(key=lambda n: -n[0])  # the longest first, so that no core idles at the end
        done = findings = 0
        shown = set()
        for (_, key, path, _), text in zip(news, pool.map(lambda n: tidy(n[2], n[3]), news)):
            done += 1
            print(f'[{done}/{len(news)}] {path}', flush=True)
            if not text:
                (CACHE / key).touch()
                continue
            findings += 1
            for block in re.split(r'\n(?=\S+:\d+:\d+: (?:error|warning))', text):
                if block not in shown:  # a header's finding comes once for each file that includes it
                    shown.add(block)
                    print(block, flush=True)

    print(f'{len(todo)} files, {len(todo) - len(news)} unchanged, {findings} with findings')
    if options.renew and not findings:
        renew(options.renew)
    sys.exit(1 if findings else 0 if is_here else 77)


if __name__ == '__main__':
    main()

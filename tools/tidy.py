#!/usr/bin/env python3
"""Runs clang-tidy over every source file, on all cores, and remembers what was clean.

  tools/tidy.py [--jobs N] [PATH...]      PATH: a file or a folder; without one, everything

A file is not looked at again while its preprocessed text (comments and macros included), its compile command, the
.clang-tidy files above it and clang-tidy itself stay the same. Findings are never remembered.
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
BUILDS = [('fuzz', 'fuzz'), ('apps/wasm', 'wasm'), ('', 'clang')]


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
    text = subprocess.run(command + ['-E', '-C', '-dD', '-w'], cwd=build, capture_output=True, check=False)
    key = hashlib.sha256('\0'.join([version, *arguments]).encode())
    for folder in [*reversed((ROOT / path).parents)]:
        config = folder / '.clang-tidy'
        if folder.is_relative_to(ROOT) and config.exists():
            key.update(config.read_bytes())
    key.update(text.stdout + text.stderr)
    return key.hexdigest(), len(text.stdout)


def tidy(path, build):
    """The findings, with our headers under their own names; empty where there are none."""
    run = subprocess.run([TIDY, '-p', str(build), '--quiet', '--use-color=0', str(path)], cwd=ROOT,
                         capture_output=True, text=True, check=False)
    text = re.sub(rf'{re.escape(str(build))}/include/\w+/', 'src/', run.stdout).replace(f'{ROOT}/', '')
    if run.returncode != 0 and not text.strip():
        text = run.stderr
    return text.strip() if run.returncode != 0 else ''


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--jobs', type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument('paths', nargs='*', metavar='PATH')
    options = parser.parse_args()
    wanted = [pathlib.Path(p).resolve().relative_to(ROOT) for p in options.paths] or [pathlib.Path()]
    todo = [s for s in sources() if any(s[0].is_relative_to(w) for w in wanted)]
    if not todo:
        sys.exit('no compile commands for that: cmake --preset clang (and fuzz, wasm) comes first')

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
    sys.exit(1 if findings else 0)


if __name__ == '__main__':
    main()

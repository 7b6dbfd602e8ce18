#!/usr/bin/env python3
"""Counts what the tests of a run by ctest have found.

  tools/test_counts.py CTEST_REPORT GTEST_REPORTS OUT

CTEST_REPORT is what ctest --output-junit wrote, a line for each slice; GTEST_REPORTS the folder with what the test programs
wrote themselves (--gtest_output), a line for each test. Writes OUT.count (passed, failed, skipped) and OUT.skipped (their
names), and prints which tests failed and which took longest.
"""

import pathlib
import sys
from xml.etree import ElementTree


def main():
    ctest_report, reports, out = sys.argv[1:]
    passed, failed, skipped, times = 0, [], [], []
    for piece in ElementTree.parse(ctest_report).iter('testcase'):
        report = pathlib.Path(reports, piece.get('name') + '.xml')
        if not report.exists():  # it came down before its end
            failed.append(f'{piece.get("name")} (the program wrote no report)')
            continue
        found = 0
        for test in ElementTree.parse(report).iter('testcase'):
            name = f'{test.get("classname")}.{test.get("name")}'
            if test.get('status') != 'run':
                continue
            times.append((float(test.get('time')), name))
            if test.find('failure') is not None:
                failed.append(name)
                found += 1
            elif test.get('result') == 'skipped':
                skipped.append(name)
            else:
                passed += 1
        if piece.get('status') == 'fail' and not found:
            failed.append(f'{piece.get("name")} (the end of the program)')

    pathlib.Path(out + '.count').write_text(f'{passed} {len(failed)} {len(skipped)}\n')
    pathlib.Path(out + '.skipped').write_text(''.join(name + '\n' for name in skipped))
    print('slowest:')
    for seconds, name in sorted(times, reverse=True)[:10]:
        print(f'{seconds:8.2f} s  {name}')
    for name in failed:
        print('failed:', name)


if __name__ == '__main__':
    main()

"""What tools/test_counts.py counts: tests that pass, fail and are skipped, and programs that come down."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).parents[2] / 'tools' / 'test_counts.py'
SLICE = '''<testsuites><testsuite>
  <testcase name="passes" classname="Engine" status="run" result="completed" time="0.1"/>
  <testcase name="fails" classname="Engine" status="run" result="completed" time="0.2"><failure message="no"/></testcase>
  <testcase name="waits" classname="Engine" status="run" result="skipped" time="0"><skipped message="not here"/></testcase>
  <testcase name="is_off" classname="Engine" status="notrun" result="suppressed" time="0"/>
</testsuite></testsuites>'''
SOUND = '<testsuites><testsuite><testcase name="a" classname="B" status="run" result="completed" time="0"/></testsuite></testsuites>'


class Counts(unittest.TestCase):
    def counts(self, slices, reports):
        with tempfile.TemporaryDirectory() as folder:
            ctest = pathlib.Path(folder, 'ctest.xml')
            ctest.write_text('<testsuite>' + ''.join(f'<testcase name="{n}" status="{s}"/>' for n, s in slices.items()) + '</testsuite>')
            for name, text in reports.items():
                pathlib.Path(folder, name + '.xml').write_text(text)
            subprocess.run([sys.executable, '-B', TOOL, ctest, folder, folder + '/out'], check=True, capture_output=True)
            return pathlib.Path(folder, 'out.count').read_text().split(), pathlib.Path(folder, 'out.skipped').read_text()

    def test_each_kind(self):
        self.assertEqual((['1', '1', '1'], 'Engine.waits\n'), self.counts({'core.0': 'fail'}, {'core.0': SLICE}))

    def test_a_program_that_came_down_counts_as_failed(self):
        self.assertEqual(['1', '1', '0'], self.counts({'core.0': 'fail', 'core.1': 'run'}, {'core.1': SOUND})[0])

    def test_so_does_one_that_fails_after_its_tests(self):
        self.assertEqual(['1', '1', '0'], self.counts({'core.0': 'fail'}, {'core.0': SOUND})[0])


if __name__ == '__main__':
    unittest.main()

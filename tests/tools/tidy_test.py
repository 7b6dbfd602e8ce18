"""Which source file speaks for a header that has changed (tools/tidy.py)."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / 'tools'))
import tidy  # noqa: E402

P = pathlib.Path
COMPILED = {P('src/core/play.cpp'), P('src/sim/arena.cpp'), P('tests/sim/arena_test.cpp')}


class SpeaksFor(unittest.TestCase):
    def speaks_for(self, header, names):
        return tidy.speaks_for(P(header), COMPILED, {name: [P(p) for p in paths] for name, paths in names.items()})

    def test_its_own_source_file_comes_first(self):
        self.assertEqual(P('src/core/play.cpp'), self.speaks_for('src/core/play.hpp', {'core/play.hpp': ['src/sim/arena.cpp']}))

    def test_one_that_includes_it(self):
        self.assertEqual(P('src/sim/arena.cpp'), self.speaks_for('src/core/rules.hpp', {'core/rules.hpp': ['src/sim/arena.cpp']}))

    def test_one_that_includes_it_through_others(self):
        self.assertEqual(P('tests/sim/arena_test.cpp'), self.speaks_for('src/core/board.hpp', {
            'core/board.hpp': ['src/core/rules.hpp'], 'core/rules.hpp': ['src/core/board.hpp', 'tests/sim/arena_test.cpp']}))

    def test_nobody_where_nobody_includes_it(self):
        self.assertIsNone(self.speaks_for('src/core/lonely.hpp', {}))


if __name__ == '__main__':
    unittest.main()

"""Which names tools/one_definition.py calls defined twice, and which it leaves alone."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / 'tools'))
import one_definition  # noqa: E402


def in_salida(text):
    return f'#pragma once\n\nnamespace salida {{\n\n{text}\n\n}}  // namespace salida\n'


class OneDefinition(unittest.TestCase):
    def doubles(self, **files):
        """The names that two of these files define, all of them in one program."""
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for name, text in files.items():
                paths.append(pathlib.Path(folder, name + '.hpp'))
                paths[-1].write_text(text)
            return [name for name, _, _ in one_definition.doubles(paths, {'the program': [folder]})]

    def test_an_enum_and_a_struct_of_one_name(self):
        self.assertEqual(['salida::Verdict'], self.doubles(
            arena=in_salida('enum class Verdict : std::uint8_t { unclear, better };'),
            verdicts=in_salida('struct Verdict {\n  int loss = 0;\n};')))

    def test_a_class_with_a_base_and_a_template(self):
        self.assertEqual(['salida::Judge'], self.doubles(
            one=in_salida('class Judge final : public Player {\n};'), other=in_salida('template <class T>\nstruct Judge {\n};')))

    def test_inline_functions_with_the_same_parameters(self):
        self.assertEqual(['salida::half(int n)'], self.doubles(
            one=in_salida('[[nodiscard]] inline int half(int n) { return n / 2; }'),
            other=in_salida('inline int half(int n) { return (n + 1) / 2; }')))

    def test_overloads_and_other_namespaces_are_left_alone(self):
        self.assertEqual([], self.doubles(
            one=in_salida('inline int half(int n) { return n / 2; }\nstruct Verdict {};'),
            other=in_salida('inline double half(double n) { return n / 2; }'),
            third='namespace salida::cli {  // NOLINT: elsewhere\nstruct Verdict {};\n}  // namespace salida::cli\n'))

    def test_what_a_file_keeps_to_itself_is_left_alone(self):
        hidden = in_salida('namespace {\n\nstruct Row {\n};\n\n}  // namespace')
        self.assertEqual([], self.doubles(one=hidden, other=hidden))

    def test_a_declaration_is_no_definition(self):
        self.assertEqual([], self.doubles(one=in_salida('struct Rules;\nenum class Verdict : int;'),
                                          other=in_salida('struct Rules {\n};\nenum class Verdict : int { good };')))

    def test_two_programs_may_use_one_name(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder, program, 'a.hpp') for program in ('cli', 'wasm')]
            for path in paths:
                path.parent.mkdir()
                path.write_text(in_salida('struct Row {\n};'))
            programs = {path.parent.name: [path.parent] for path in paths}
            self.assertEqual([], list(one_definition.doubles(paths, programs)))


if __name__ == '__main__':
    unittest.main()

// What the program's status says to a script. docs/cli.md lists them.
#pragma once

namespace salida::cli {

enum ExitCode : int {
  success = 0,
  differs = 1,         // the question was answered, and the answer is no
  bad_input = 2,       // a word, a file or a line that cannot be what was meant
  machine_failed = 3,  // could not read or write
};

}  // namespace salida::cli

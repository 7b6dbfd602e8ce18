// Reads the command line: verbs, options, help.
#pragma once

namespace salida::cli {

/// Does what the command line says, and returns the program's exit code.
int run(int argc, char** argv);

}  // namespace salida::cli

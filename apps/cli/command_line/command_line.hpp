// The program's words: verbs, options, help.
#pragma once

namespace salida::cli {

/// Reads the command line and does what it says; gives the program's status.
int run(int argc, char** argv);

}  // namespace salida::cli

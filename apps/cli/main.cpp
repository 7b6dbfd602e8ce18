#include <csignal>
#include <cstdio>
#include <exception>

#include "cli/command_line/command_line.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"

int main(int argc, char** argv) {
  using namespace salida::cli;
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is seen where it is written to
  try {
    const int status = run(argc, argv);
    flush();
    return status;
  } catch (const ClosedPipe&) {
    return ExitCode::success;
  } catch (const std::exception& problem) {
    std::fputs("salida: ", stderr);
    std::fputs(problem.what(), stderr);
    std::fputs("\n", stderr);
    return ExitCode::machine_failed;
  }
}

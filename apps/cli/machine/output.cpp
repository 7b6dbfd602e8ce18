#include "cli/machine/output.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/exit_code.hpp"

namespace salida::cli {
namespace {

void check(bool written) {
  if (written) return;
  if (errno == EPIPE) throw ClosedPipe{};
  throw MachineError(fmt::format("cannot write to standard output: {}", std::strerror(errno)));
}

}  // namespace

void print(std::string_view text) { check(std::fwrite(text.data(), 1, text.size(), stdout) == text.size()); }

void print_line(std::string_view line) {
  print(line);
  print("\n");
}

void flush() { check(std::fflush(stdout) == 0); }

void note(std::string_view text) { fmt::print(stderr, "salida: {}\n", text); }

int refuse(const Error& error) {
  note(error.text());
  return ExitCode::bad_input;
}

Progress::Progress() : watched_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (shown_ > 0) std::fputs("\r\033[K", stderr);
}

void Progress::show(std::string_view text) {
  if (!watched_) return;
  fmt::print(stderr, "\r\033[K{}", text);
  std::fflush(stderr);
  shown_ = text.size();
}

}  // namespace salida::cli

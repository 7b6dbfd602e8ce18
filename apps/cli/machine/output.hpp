// Writes to standard output and standard error. A full disk is an error; a closed pipe ends the program quietly.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "notation/result.hpp"

namespace salida::cli {

/// Thrown if nobody reads standard output any more.
struct ClosedPipe {};

struct MachineError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Writes to standard output. Throws MachineError or ClosedPipe if that fails.
void print(std::string_view text);
void print_line(std::string_view line);
void flush();

/// Writes a line to standard error.
void note(std::string_view text);

/// Writes the error to standard error, and returns the exit code for bad input.
int refuse(const Error& error);

/// A line on standard error that the next one replaces. Writes nothing if that is not a terminal.
class Progress {
 public:
  Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  Progress(Progress&&) = delete;
  Progress& operator=(Progress&&) = delete;
  ~Progress();
  void show(std::string_view text);

 private:
  bool watched_;
  std::size_t shown_ = 0;
};

}  // namespace salida::cli

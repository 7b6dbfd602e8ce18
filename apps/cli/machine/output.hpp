// Standard output, with a clear end when it cannot be written: a full disk is an error, a closed pipe is not.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "notation/result.hpp"

namespace salida::cli {

/// Whoever read the output has gone: the program ends quietly.
struct ClosedPipe {};

struct MachineError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Writes, and throws MachineError or ClosedPipe where it cannot.
void print(std::string_view text);
void print_line(std::string_view line);
void flush();

/// Says something on standard error.
void note(std::string_view text);

/// Says on standard error what was wrong; gives the status for it.
int refuse(const Error& error);

/// A line on standard error that the next one replaces; nothing where nobody watches.
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

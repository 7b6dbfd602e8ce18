// Talks to another program line by line. It is not trusted: whatever it does, no call waits beyond its deadline, no
// signal reaches us, and no process is left behind.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace salida {

class LineProcess {
 public:
  using Clock = std::chrono::steady_clock;
  using Deadline = Clock::time_point;
  enum class Spoken { done, late, too_long, ended };

  /// Runs the command with /bin/sh, in a process group of its own; it shares our standard error.
  explicit LineProcess(const std::string& command);
  LineProcess(const LineProcess&) = delete;
  LineProcess& operator=(const LineProcess&) = delete;
  LineProcess(LineProcess&&) = delete;
  LineProcess& operator=(LineProcess&&) = delete;
  ~LineProcess() { end(); }

  /// Writes a line to its input.
  [[nodiscard]] Spoken say(std::string line, Deadline deadline);

  /// Reads the next line of its output, without the newline.
  [[nodiscard]] Spoken hear(std::string& line, Deadline deadline);

  /// Closes its input, and waits until it ends by itself or the deadline is over.
  void take_leave(Deadline deadline);

  /// Ends it and everything that it started. Returns what became of it, in words: "ended with status 1".
  std::string end();

  static constexpr std::size_t longest_line = std::size_t{64} * 1024;

 private:
  /// Appends what it wrote to heard_; Spoken::ended at the end of its output.
  [[nodiscard]] Spoken hear_more(Deadline deadline);

  pid_t process_ = -1;
  int questions_ = -1;  // our end of its input
  int answers_ = -1;    // our end of its output
  std::string heard_;
  std::string fate_;  // once it is known
};

}  // namespace salida

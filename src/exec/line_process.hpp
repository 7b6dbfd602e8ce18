// A command that somebody else wrote, spoken to line by line. It is trusted with nothing: whatever it does, no call
// waits beyond its deadline, no signal reaches us, and nothing of it is left behind.
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

  /// Runs it by /bin/sh, in a process group of its own; its messages go where ours go.
  explicit LineProcess(const std::string& command);
  LineProcess(const LineProcess&) = delete;
  LineProcess& operator=(const LineProcess&) = delete;
  LineProcess(LineProcess&&) = delete;
  LineProcess& operator=(LineProcess&&) = delete;
  ~LineProcess() { end(); }

  /// Hands it a line.
  [[nodiscard]] Spoken say(std::string line, Deadline deadline);

  /// The next line that it wrote, without its end.
  [[nodiscard]] Spoken hear(std::string& line, Deadline deadline);

  /// Closes its input and lets it end by itself; no longer than until the deadline.
  void take_leave(Deadline deadline);

  /// Ends it with everything that it started. What became of it, in words: "ended with status 1".
  std::string end();

  static constexpr std::size_t longest_line = std::size_t{64} * 1024;

 private:
  /// Puts what it wrote behind what is heard already; nothing more to come is an end.
  [[nodiscard]] Spoken hear_more(Deadline deadline);

  pid_t process_ = -1;
  int questions_ = -1;  // our end of its input
  int answers_ = -1;    // our end of its output
  std::string heard_;
  std::string fate_;  // once it is known
};

}  // namespace salida

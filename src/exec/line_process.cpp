#include "exec/line_process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>
#include <ctime>
#include <limits>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace salida {
namespace {

/// While it lives, writing to a process that is gone is an error and no signal, whatever the program does with signals.
class HeldPipeSignal {
 public:
  HeldPipeSignal() {
    sigset_t pending;
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGPIPE) == 1;
    const sigset_t signals = pipe_signal();
    pthread_sigmask(SIG_BLOCK, &signals, &before_);
  }
  HeldPipeSignal(const HeldPipeSignal&) = delete;
  HeldPipeSignal& operator=(const HeldPipeSignal&) = delete;
  HeldPipeSignal(HeldPipeSignal&&) = delete;
  HeldPipeSignal& operator=(HeldPipeSignal&&) = delete;
  ~HeldPipeSignal() {
    const sigset_t signals = pipe_signal();
    const timespec at_once{};
    while (!was_pending_ && sigtimedwait(&signals, nullptr, &at_once) == -1 && errno == EINTR) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

  static sigset_t pipe_signal() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGPIPE);
    return signals;
  }

 private:
  sigset_t before_{};
  bool was_pending_ = false;
};

/// Both ends of a pipe that no other child gets to see.
struct Pipe {
  std::array<int, 2> ends{-1, -1};  // to read from, to write to
  bool good = pipe2(ends.data(), O_CLOEXEC) == 0;
};

void close_end(int& end) {
  if (end >= 0) close(end);
  end = -1;
}

/// Whether that end is ready (or will never be) before the deadline.
bool is_ready(int end, short event, LineProcess::Deadline deadline) {
  while (true) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - LineProcess::Clock::now()).count();
    const auto wait = std::clamp<decltype(left)>(left, 0, std::numeric_limits<int>::max());
    pollfd asked{.fd = end, .events = event, .revents = 0};
    const int ready = poll(&asked, 1, static_cast<int>(wait));
    if (ready > 0) return true;
    if (ready == 0 || errno != EINTR) return false;
  }
}

/// Its status is 0 where the process runs, or says why not.
int spawn_shell(std::string command, const Pipe& questions, const Pipe& answers, pid_t& process) {
  posix_spawn_file_actions_t files{};
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, questions.ends[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, answers.ends[1], STDOUT_FILENO);

  posix_spawnattr_t attributes{};
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setpgroup(&attributes, 0);
  const sigset_t reset = HeldPipeSignal::pipe_signal();  // ignored here, but not where others do not expect it
  posix_spawnattr_setsigdefault(&attributes, &reset);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);

  std::string shell = "sh";
  std::string option = "-c";
  const std::array<char*, 4> arguments{shell.data(), option.data(), command.data(), nullptr};
  const int problem = posix_spawn(&process, "/bin/sh", &files, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return problem;
}

std::string fate_of(int status) {
  if (WIFEXITED(status)) return "ended with status " + std::to_string(WEXITSTATUS(status));
  if (WTERMSIG(status) != SIGKILL) return "was ended by signal " + std::to_string(WTERMSIG(status));
  return "closed its input or output";  // it was we who ended it
}

}  // namespace

LineProcess::LineProcess(const std::string& command) {
  Pipe questions;
  Pipe answers;
  const int problem = questions.good && answers.good ? spawn_shell(command, questions, answers, process_) : errno;
  if (problem != 0) {
    process_ = -1;
    fate_ = std::string("could not be started: ") + std::strerror(problem);
  }
  close_end(questions.ends[0]);
  close_end(answers.ends[1]);
  questions_ = questions.ends[1];
  answers_ = answers.ends[0];
}

// NOLINTNEXTLINE(readability-make-member-function-const): what it does to the process it does to this.
LineProcess::Spoken LineProcess::say(std::string line, Deadline deadline) {
  line += '\n';
  const HeldPipeSignal held;
  // A pipe that is ready takes so many bytes without a wait.
  for (std::string_view left = line; !left.empty();) {
    if (process_ < 0) return Spoken::ended;
    if (!is_ready(questions_, POLLOUT, deadline)) return Spoken::late;
    const ssize_t written = write(questions_, left.data(), std::min<std::size_t>(left.size(), PIPE_BUF));
    if (written < 0 && errno != EINTR) return Spoken::ended;
    if (written > 0) left.remove_prefix(static_cast<std::size_t>(written));
  }
  return Spoken::done;
}

LineProcess::Spoken LineProcess::hear(std::string& line, Deadline deadline) {
  std::size_t searched = 0;
  while (true) {
    const std::size_t end = heard_.find('\n', searched);
    if (end != std::string::npos) {
      line.assign(heard_, 0, end);
      heard_.erase(0, end + 1);
      return line.size() > longest_line ? Spoken::too_long : Spoken::done;
    }
    if (heard_.size() > longest_line) return Spoken::too_long;
    searched = heard_.size();
    if (const Spoken more = hear_more(deadline); more != Spoken::done) return more;
  }
}

LineProcess::Spoken LineProcess::hear_more(Deadline deadline) {
  if (process_ < 0) return Spoken::ended;
  if (!is_ready(answers_, POLLIN, deadline)) return Spoken::late;
  std::array<char, 4096> part{};
  const ssize_t count = read(answers_, part.data(), part.size());
  if (count == 0 || (count < 0 && errno != EINTR)) return Spoken::ended;
  if (count > 0) heard_.append(part.data(), static_cast<std::size_t>(count));
  return Spoken::done;
}

void LineProcess::take_leave(Deadline deadline) {
  close_end(questions_);
  while (Clock::now() < deadline && hear_more(deadline) == Spoken::done) heard_.clear();
}

std::string LineProcess::end() {
  close_end(questions_);
  close_end(answers_);
  if (process_ < 0) return fate_;
  // Whoever ended by itself has its status already. The group is ended before its leader is waited for: until then
  // nobody else can have that number.
  kill(-process_, SIGKILL);
  int status = 0;
  while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
  fate_ = fate_of(status);
  return fate_;
}

}  // namespace salida

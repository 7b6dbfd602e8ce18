#include "cli/playing/game_lock.hpp"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>

namespace salida::cli {

Result<GameLock> GameLock::take(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);  // NOLINT(*-vararg): that is how it is declared
  if (file < 0) return Error{path, std::string("cannot be opened: ") + std::strerror(errno)};
  GameLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return Error{path, "expected a game that nobody else is playing just now"};
  return lock;
}

}  // namespace salida::cli

// A lock on a record: two programs that play the same game would overwrite each other's work.
#pragma once

#include <string>
#include <utility>

#include <unistd.h>

#include "notation/result.hpp"

namespace salida::cli {

class GameLock {
 public:
  /// Locks a file that exists. It is an error if another program has locked it.
  static Result<GameLock> take(const std::string& path);

  GameLock(const GameLock&) = delete;
  GameLock& operator=(const GameLock&) = delete;
  GameLock(GameLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  GameLock& operator=(GameLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~GameLock() {
    if (file_ >= 0) ::close(file_);
  }

 private:
  explicit GameLock(int file) : file_(file) {}
  int file_;
};

}  // namespace salida::cli

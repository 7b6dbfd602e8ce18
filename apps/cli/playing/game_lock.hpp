// That nobody else plays the same game: two programs on one record would write over each other.
#pragma once

#include <string>
#include <utility>

#include <unistd.h>

#include "notation/result.hpp"

namespace salida::cli {

class GameLock {
 public:
  /// On a file that is there; an error where another program holds it.
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

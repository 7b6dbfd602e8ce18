// Labels, keys and messages of the replay, in both languages.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tui/game_screen.hpp"
#include "words/language.hpp"

namespace salida {

enum class Direction { back, on };

/// Which game of the file this is, and how many are known so far.
struct GameNumber {
  std::size_t number = 1;
  std::size_t known = 1;
  bool are_all = true;
};

class ReplayWords {
 public:
  explicit ReplayWords(Language language) : spanish_(language == Language::spanish) {}

  [[nodiscard]] std::string turn(std::size_t turn, std::size_t turns) const;
  [[nodiscard]] std::string dice(const std::string& roll) const;
  [[nodiscard]] std::string game(const GameNumber& number) const;
  [[nodiscard]] std::string playing(double turns_a_second) const;
  [[nodiscard]] std::string speed(double turns_a_second) const;
  [[nodiscard]] std::string keys() const;
  [[nodiscard]] std::string ask_for_turn(std::size_t turns, const std::string& typed) const;
  [[nodiscard]] std::string no_such_turn(const std::string& typed, std::size_t turns) const;
  [[nodiscard]] std::string no_capture(Direction direction) const;
  [[nodiscard]] std::string no_game(Direction direction) const;
  [[nodiscard]] std::string faulty_game(std::size_t number, const std::string& fault) const;
  [[nodiscard]] std::vector<std::string> help() const;
  [[nodiscard]] std::vector<std::string> too_small(ScreenSize size) const;

 private:
  bool spanish_;
};

}  // namespace salida

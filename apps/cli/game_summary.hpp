// What a game was for each seat, counted from the events as they are told.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "words/events.hpp"
#include "words/language.hpp"

namespace salida::cli {

class GameSummary {
 public:
  void note(const Event& event);

  /// A table: a line of headings and one for each seat that plays.
  [[nodiscard]] std::vector<std::string> lines(Language language, const NamedRules& named, const Position& end) const;

 private:
  struct Count {
    std::uint32_t turns = 0;
    std::uint32_t rolls = 0;
    std::uint32_t captures = 0;  // pieces that it sent to their nest
    std::uint32_t captured = 0;  // its own that were
    std::uint32_t exits = 0;     // pieces that came out
  };
  std::array<Count, max_seats> seats_{};
  int roller_ = -1;  // whose turn it was at the last roll
};

}  // namespace salida::cli

// Numbers the hands of an ending, and the movers: hands of the seat to roll, with the marks that earlier rolls of its
// turn left.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "endings/ending.hpp"

namespace salida {

/// What the rules remember of earlier rolls in a turn; nothing when a turn begins.
struct TurnMarks {
  std::uint8_t doubles = 0;
  std::uint8_t tries = 0;
  Place last = 0;
  std::uint8_t guilty = 0;  // the mover's own guilty pieces, while its turn goes on (M10)
  friend constexpr bool operator==(const TurnMarks&, const TurnMarks&) = default;
};

class EndingHands {
 public:
  /// Hands are numbered by progress, the least first. Files depend on this order.
  EndingHands(const Rules& rules, const Ending& ending);

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(hands_.size()); }
  [[nodiscard]] const Hand& operator[](std::uint32_t number) const { return hands_[number]; }
  [[nodiscard]] std::optional<std::uint32_t> find(const Hand& sorted) const;

  /// The sum of the hand's places.
  [[nodiscard]] unsigned progress(std::uint32_t number) const;
  /// Returns the first hand with at least this progress.
  [[nodiscard]] std::uint32_t first_with(unsigned progress) const;

  /// A hand with its marks. The movers of one hand follow each other, beginning with that of a new turn.
  struct Mover {
    std::uint32_t hand = 0;
    TurnMarks marks{};
  };
  [[nodiscard]] std::uint32_t movers() const { return static_cast<std::uint32_t>(movers_.size()); }
  [[nodiscard]] const Mover& mover(std::uint32_t number) const { return movers_[number]; }
  [[nodiscard]] std::uint32_t first_mover(std::uint32_t hand) const { return first_mover_[hand]; }
  [[nodiscard]] std::optional<std::uint32_t> find_mover(std::uint32_t hand, const TurnMarks& marks) const;

 private:
  void find_places(const Rules& rules, const Ending& ending);
  void add_hands(const Rules& rules, Hand& hand, unsigned piece);
  void add_movers(const Rules& rules, std::uint32_t number);
  [[nodiscard]] std::uint32_t key_of(const Hand& sorted) const;

  Board board_;
  unsigned pieces_;
  std::vector<Place> places_;             // where a piece may stand, in order; the goal is the last
  std::array<std::uint8_t, 256> code_{};  // by place: its index in places_
  std::vector<Hand> hands_;
  std::vector<std::uint32_t> by_key_;      // the number of each hand, by key_of
  std::vector<std::uint32_t> first_with_;  // by progress
  std::vector<Mover> movers_;
  std::vector<std::uint32_t> first_mover_;  // by hand; the last is the number of movers
};

}  // namespace salida

// The hands of an ending and their numbers, and what a seat that is to roll brings along from earlier rolls of its
// turn.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/position.hpp"
#include "core/rules.hpp"
#include "endings/ending.hpp"

namespace salida {

/// The marks of a turn that rules ask for; a turn that begins has none.
struct TurnMarks {
  std::uint8_t doubles = 0;
  std::uint8_t tries = 0;
  Place last = 0;
  std::uint8_t guilty = 0;  // of the mover's own pieces: its turn goes on (M10)
  friend constexpr bool operator==(const TurnMarks&, const TurnMarks&) = default;
};

class EndingHands {
 public:
  /// Hands are numbered by how far they have come, those with the least progress first: part of what a file holds.
  EndingHands(const Rules& rules, const Ending& ending);

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(hands_.size()); }
  [[nodiscard]] const Hand& operator[](std::uint32_t number) const { return hands_[number]; }
  [[nodiscard]] std::optional<std::uint32_t> find(const Hand& sorted) const;

  /// The sum of its places.
  [[nodiscard]] unsigned progress(std::uint32_t number) const;
  /// The first hand with so much progress or more.
  [[nodiscard]] std::uint32_t first_with(unsigned progress) const;

  /// A mover is a hand with its marks; those of one hand follow each other, the one of a new turn first.
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
  std::array<std::uint8_t, 256> code_{};  // of a place: its number in places_
  std::vector<Hand> hands_;
  std::vector<std::uint32_t> by_key_;      // the number of a hand
  std::vector<std::uint32_t> first_with_;  // by progress
  std::vector<Mover> movers_;
  std::vector<std::uint32_t> first_mover_;  // one more than there are hands
};

}  // namespace salida

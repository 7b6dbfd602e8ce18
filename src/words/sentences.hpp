// The catalogue of sentences: one for each thing that can happen, in both languages.
#pragma once

#include <string_view>

#include "words/events.hpp"
#include "words/language.hpp"

namespace salida {

/// The sentence that tells an event, with gaps for its seat, squares and numbers.
[[nodiscard]] std::string_view sentence(Language language, EventKind kind);

/// Parts of sentences.
enum class Phrase : std::uint8_t {
  rolled_as,       // a roll that counts for more or less than it shows
  crowns_a_piece,  // one repeat too many, which sends a piece to the goal
  one_piece,
  many_pieces,
  one_reward,
  many_rewards,
  captures_clause,  // follows what a piece did
  one_of_seat,      // a captured piece
  many_of_seat,
  both_dice,
  conjunction,
};

inline constexpr int phrases = static_cast<int>(Phrase::conjunction) + 1;

[[nodiscard]] std::string_view phrase(Language language, Phrase phrase);

}  // namespace salida

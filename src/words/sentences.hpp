// The catalogue of sentences: one for each thing that can happen, in both languages.
#pragma once

#include <string_view>

#include "words/events.hpp"
#include "words/language.hpp"

namespace salida {

/// The sentence that tells an event, with gaps for what is told of it.
[[nodiscard]] std::string_view sentence(Language language, EventKind kind);

/// Parts of sentences.
enum class Phrase : std::uint8_t {
  rolled_as,       // a roll that counts other than it shows
  crowns_a_piece,  // a repeat too many that sends a piece to the goal
  one_piece,
  many_pieces,
  one_reward,
  many_rewards,
  captures_clause,  // after what a piece did
  one_of_seat,      // a captured piece
  many_of_seat,
  both_dice,
  conjunction,
};

inline constexpr int phrases = static_cast<int>(Phrase::conjunction) + 1;

[[nodiscard]] std::string_view phrase(Language language, Phrase phrase);

}  // namespace salida

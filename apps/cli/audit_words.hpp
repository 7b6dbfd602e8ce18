// What an audit says, in both languages.
#pragma once

#include <cstdint>
#include <string_view>

#include "words/language.hpp"

namespace salida::cli {

enum class AuditWord : std::uint8_t {
  sound,
  not_sound,
  hash_holds,
  counter_holds,
  by_hand,
  seed_unknown,
  among_choices,
  about,
  wins,
  unfinished,
  sum,
  not_made_again,
  so_far,
  luck,
  rolls,
  pips,
  repeats,
  exits,
  seat,
  luck_note,
};
[[nodiscard]] std::string_view audit_words(Language language, AuditWord word);

}  // namespace salida::cli

// What an audit of files says beside what it says of a game, in both languages.
#pragma once

#include <cstdint>
#include <string_view>

#include "words/language.hpp"

namespace salida::cli {

enum class AuditWord : std::uint8_t {
  sound,
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

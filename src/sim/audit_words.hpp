// What an audit says about a game, in both languages.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "record/record_reader.hpp"
#include "sim/audit.hpp"
#include "words/language.hpp"

namespace salida {

/// "The commitment holds; every die and every play is as the seed and the rules give it."
[[nodiscard]] std::string dice_words(Language language, const Record& record, DiceMade dice);

/// "Parqués of Medellín, 4 players, 57 turns: Red wins."
[[nodiscard]] std::string game_words(Language language, const ReadGame& game);

/// "game.salida:12: game 1 is not sound: ..."; `file` is used if the fault does not say where it is.
[[nodiscard]] std::string fault_words(Language language, std::string_view file, std::size_t number, const Error& fault);

}  // namespace salida

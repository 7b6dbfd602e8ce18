// The names of everything that the simulator counts, in both languages.
#pragma once

#include <string>
#include <string_view>

#include "notation/catalogue.hpp"
#include "sim/totals.hpp"
#include "words/language.hpp"

namespace salida {

/// What a statistic is called at a table that plays these rules: "exits from jail" in parqués, "from home" in parchís.
[[nodiscard]] std::string statistic_words(Language language, const NamedRules& named, Statistic statistic);

enum class SimWord : std::uint8_t {
  a_game,
  wins,
  place,
  lead_changes,
  lead_from,
  choices,
  length,
  first_wins,
  unfinished,
  interrupted,
  see_a_game,
  games_in,
  players,
  visits,
  captures_on_board,
  square,
  statistic,
  mean,
  interval,
  deviation,
  seat,
  share,
  first_rolls,
  by_seat,
  everything,
  order,
  share_of_games,
  turns_at_most,
  a_game_each,
  squares,
  rules,
  field,
  value,
  rulebook,
  experiment,
  captures,
  choices_short,
  first,
  sweep_note,
  rows_wait,
  sweep_interrupted,
};
[[nodiscard]] std::string_view sim_words(Language language, SimWord word);

}  // namespace salida

// What a review says, in both languages.
#pragma once

#include <cstdint>
#include <string_view>

#include "advice/review_sums.hpp"
#include "words/language.hpp"

namespace salida::cli {

enum class ReviewWord : std::uint8_t {
  about,
  wins,
  leads,
  by_network,
  by_expert,
  played_on,
  unfinished,
  mistakes,
  no_mistakes,
  luckiest,
  unluckiest,
  every_roll,
  turn,
  who,
  dice,
  before,
  rolled,
  played,
  luck,
  loss,
  play,
  better,
  gives_up,
  sums,
  skill,
  result,
  sums_note,
  seat,
  decisions,
  games_so_far,
  rolls_so_far,
  profile,
  not_read,
  player,
  games,
  won,
  expected,
  without_luck,
  loss_a_decision,
  by_seat,
  profile_note,
  variance,
  interrupted,
  chance_plot,
  board_legend,
  file,
  game,
};
[[nodiscard]] std::string_view review_words(Language language, ReviewWord word);

/// "own rolls", "plays of others"...
[[nodiscard]] std::string_view part_words(Language language, Part part);

/// "mistake"; empty for Mark::none.
[[nodiscard]] std::string_view mark_words(Language language, Mark mark);

/// ?!, ?, ??.
[[nodiscard]] std::string_view mark_sign(Mark mark);

}  // namespace salida::cli

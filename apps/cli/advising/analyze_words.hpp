// What an analysis says beside its figures, in both languages.
#pragma once

#include <cstdint>
#include <string_view>

#include "words/language.hpp"

namespace salida::cli {

enum class AnalyzeWord : std::uint8_t {
  play,
  behind,
  roll,
  share,
  chance,
  luck,
  best_play,
  by_certainty,
  by_table,
  by_network,
  by_expert,
  by_trials,
  by_whole_games,
  is_called,
  only_one,
  undecided,
  why,
  why_not_counted,
};
[[nodiscard]] std::string_view analyze_words(Language language, AnalyzeWord word);

}  // namespace salida::cli

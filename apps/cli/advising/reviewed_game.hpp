// A recorded game with its review, and what every way to show it asks for.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "advice/game_judge.hpp"
#include "advice/review_sums.hpp"
#include "bots/calling.hpp"
#include "record/record_reader.hpp"
#include "words/language.hpp"

namespace salida::cli {

struct ReviewTerms {
  int looks = standard_looks;
  Calling calling = Calling::always;
};

struct ReviewedGame {
  std::string file;
  std::size_t number = 1;  // in its file
  ReadGame game{};
  bool is_rough = false;
  GameReview review{};
  std::vector<SeatSum> sums{};

  [[nodiscard]] const Record& record() const { return game.record; }
};

/// Reviews `reviewed.game`, and leaves the rest as it is.
void review(ReviewedGame& reviewed, const GameJudge& judge, ReviewTerms terms);

/// Who sat there: by name, else by kind of player, else by colour.
[[nodiscard]] std::string player_name(Language language, const Record& record, const RecordedSeat& seat);

/// What a decision was, in the notation of the record.
[[nodiscard]] std::string decision_text(const Record& record, const Decision& decision);
[[nodiscard]] std::string better_text(const Record& record, const Decision& decision);

/// Tenths of a per cent, as they are printed: "24.1", "+3.2".
[[nodiscard]] long tenths(double chance);
[[nodiscard]] std::string tenths_text(long tenths);
[[nodiscard]] std::string signed_text(long tenths);

/// The parts of a result in tenths of a per cent, so that what is printed adds up, and that sum at the end.
[[nodiscard]] std::vector<long> printed_parts(const SeatSum& sum);

}  // namespace salida::cli

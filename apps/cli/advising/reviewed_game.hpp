// A recorded game with its review, and its parts as text.
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

/// Fills in the review of `reviewed.game`.
void review(ReviewedGame& reviewed, const GameJudge& judge, ReviewTerms terms);

/// The player's name, or else its kind, or else its colour.
[[nodiscard]] std::string player_name(Language language, const Record& record, const RecordedSeat& seat);

/// A decision, and the better play, in the notation of records.
[[nodiscard]] std::string decision_text(const Record& record, const Decision& decision);
[[nodiscard]] std::string better_text(const Record& record, const Decision& decision);

/// Chances in tenths of a per cent, and as text: "24.1", "+3.2".
[[nodiscard]] long tenths(double chance);
[[nodiscard]] std::string tenths_text(long tenths);
[[nodiscard]] std::string signed_text(long tenths);

/// Returns the parts of a result in tenths of a per cent, rounded so that they add up, and then their sum.
[[nodiscard]] std::vector<long> printed_parts(const SeatSum& sum);

}  // namespace salida::cli

// A bot that looks one round ahead: it plays on from each promising way to play a roll, with the same dice for all,
// until the seat has moved again, and takes the one whose ends are worth most on average. In these rounds everybody
// plays one roll deep.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/judge.hpp"
#include "bots/player.hpp"
#include "bots/plays.hpp"

namespace salida {

struct SearchBudget {
  unsigned candidates = 5;           // ways to play that are looked at, the best at first sight
  unsigned rounds = 1024;            // the most that each of them is played on
  std::uint64_t judged = 1'000'000;  // about how many ends of rolls are judged for one decision
};

class SearchPlayer final : public Player {
 public:
  /// The rules must outlive it.
  SearchPlayer(const Rules& rules, std::shared_ptr<const Evaluation> evaluation, SearchBudget budget,
               double called = 1.0);

  [[nodiscard]] Action choose(const Question& question) override;

 private:
  struct Candidate {
    Play play{};
    double worth = 0;
    std::vector<double> ends{};  // of the rounds so far
    double sum = 0;
    bool dropped = false;
  };

  void find_candidates(Seat seat);
  [[nodiscard]] double end_of_round(Position position, Seat seat, GameRandom dice);
  void settle(Position& position, GameRandom& dice) const;
  void drop_losers();
  [[nodiscard]] const Candidate& leader() const;

  const Rules* rules_;
  std::unique_ptr<AnyEngine> engine_;
  std::shared_ptr<const Evaluation> evaluation_;
  Judge judge_;
  SearchBudget budget_;
  std::vector<Candidate> candidates_;
  std::vector<Play> plays_;
  std::uint64_t judged_ = 0;  // for this decision
};

}  // namespace salida

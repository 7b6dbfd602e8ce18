#include "cli/endings/ending_compare.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <vector>

#include <fmt/core.h>

#include "bots/bots.hpp"
#include "cli/machine/in_parallel.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "core/play.hpp"
#include "endings/endings.hpp"
#include "nets/shipped_networks.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "sim/outcomes.hpp"

namespace salida::cli {
namespace {

/// So many rolls without a choice, and there is none in this ending.
constexpr unsigned most_draws = 200'000;

struct Decision {
  Position position{};
  Roll roll{};
  std::vector<Outcome> outcomes{};
};

struct Answer {
  double loss = -1;  // none yet
  std::vector<Action> play{};
};

class Comparing {
 public:
  explicit Comparing(const CompareJob& job) : job_(job), rules_(job.named.rules), endings_(job.named.rules) {
    endings_.add(job.table);
  }

  /// Decision number k of the seed: a position and a roll that can be played to more than one end.
  [[nodiscard]] std::optional<Decision> draw(GameRandom& random) const {
    const EndingSpace& space = job_.table.space();
    for (unsigned draws = 0; draws < most_draws; ++draws) {
      const EndingSpace::Race race = space.race(random.below(static_cast<std::uint32_t>(space.size())));
      if (!space.is_possible(race)) continue;
      Decision decision{.position = space.position(race)};
      decision.roll = dice_to_roll(rules_, decision.position) == 1 ? random.one_die() : random.two_dice();
      if (after_roll(rules_, decision.position, decision.roll).phase != Phase::play) continue;
      decision.outcomes = outcomes_of_roll(rules_, decision.position, decision.roll);
      if (decision.outcomes.size() > 1) return decision;
    }
    return std::nullopt;
  }

  [[nodiscard]] Answer ask(Player& bot, const Decision& decision, GameRandom& random) const {
    const Seat seat = decision.position.turn;
    Position position = after_roll(rules_, decision.position, decision.roll);
    Answer answer;
    while (position.phase == Phase::play) {
      const ActionList legal = legal_actions(rules_, position);
      const Action action =
          bot.choose({.rules = rules_, .position = position, .legal = legal, .random = random, .is_late = {}});
      answer.play.push_back(action);
      position = after(rules_, position, action);
    }
    answer.loss = std::max(0.0, worth(best_of(decision).position, seat) - worth(position, seat));
    return answer;
  }

  [[nodiscard]] const Outcome& best_of(const Decision& decision) const {
    return *std::ranges::max_element(
        decision.outcomes, {}, [&](const Outcome& outcome) { return worth(outcome.position, decision.position.turn); });
  }

  std::optional<Comparison> run() {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    GameRandom first(job_.seed, 0);
    if (!draw(first)) return std::nullopt;
    const BotSetup setup{.rules = rules_,
                         .network = shipped_network(rules_, static_cast<int>(job_.table.space().players()))};
    const unsigned threads = threads_for(job_.threads);
    std::vector<std::unique_ptr<Player>> bots;
    for (unsigned thread = 0; thread < threads; ++thread) bots.push_back(make_bot(job_.bot, setup));
    std::vector<Answer> answers(job_.decisions);
    std::atomic<std::uint64_t> done{0};
    Progress progress;
    in_parallel(threads, answers.size(), is_interrupted, [&](std::size_t k, unsigned thread) {
      GameRandom random(job_.seed, k);
      if (const std::optional<Decision> decision = draw(random)) answers[k] = ask(*bots[thread], *decision, random);
      ++done;
      if (thread == 0) progress.show(fmt::format("{} of {} decisions", done.load(), answers.size()));
    });
    Comparison comparison = summary(answers);
    comparison.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return comparison;
  }

 private:
  [[nodiscard]] double worth(const Position& position, Seat seat) const {
    const std::optional<ExactChances> chances = endings_.chances(position);
    return chances ? chances->of[seat] : 0;
  }

  [[nodiscard]] Comparison summary(const std::vector<Answer>& answers) const {
    Comparison comparison;
    double sum = 0;
    double squares = 0;
    std::size_t worst = answers.size();
    for (std::size_t k = 0; k < answers.size(); ++k) {
      const double loss = answers[k].loss;
      if (loss < 0) continue;
      ++comparison.decisions;
      if (loss <= 2 * job_.table.error()) ++comparison.free;
      sum += loss;
      squares += loss * loss;
      if (worst == answers.size() || loss > answers[worst].loss) worst = k;
    }
    if (comparison.decisions == 0) return comparison;
    const auto number = static_cast<double>(comparison.decisions);
    comparison.mean = sum / number;
    const double deviation = std::sqrt(std::max(0.0, (squares / number) - (comparison.mean * comparison.mean)));
    const double half = 1.96 * deviation / std::sqrt(number);
    comparison.low = std::max(0.0, comparison.mean - half);
    comparison.high = comparison.mean + half;
    comparison.largest = answers[worst].loss;
    GameRandom random(job_.seed, worst);
    const Decision decision = draw(random).value_or(Decision{});
    const Position rolled = after_roll(rules_, decision.position, decision.roll);
    comparison.position = to_text(job_.named, decision.position);
    comparison.roll = to_text(decision.roll);
    comparison.played = play_text(rules_, rolled, answers[worst].play);
    comparison.best = play_text(rules_, rolled, best_of(decision).play);
    return comparison;
  }

  const CompareJob& job_;
  const Rules& rules_;
  Endings endings_;
};

}  // namespace

std::optional<Comparison> compare_with_exact_play(const CompareJob& job) { return Comparing(job).run(); }

}  // namespace salida::cli

// salida train: makes a network for one rule set, by games against itself.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "bots/expert_evaluation.hpp"
#include "bots/one_roll_player.hpp"
#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/in_parallel.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "core/questions.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "sim/seated_game.hpp"
#include "train/trainer.hpp"

namespace salida::cli {
namespace {

struct TrainOptions {
  std::string rules = default_rules();
  int players = 4;
  std::uint64_t games = 1'000'000;
  std::uint64_t test_games = 2000;  // for each point of the curve
  std::uint64_t seed = 1;
  unsigned threads = 0;    // 0: one for each core
  std::string output;      // empty: RULES-PLAYERS.net
  std::string curve;       // how it learned, as CSV
  std::string checkpoint;  // kept while it runs
};

constexpr std::uint64_t points_of_curve = 20;
constexpr std::uint64_t steps_a_checkpoint = 500;
constexpr std::uint64_t largest_checkpoint = 16'000'000;

class Training {
 public:
  Training(const TrainOptions& options, const NamedRules& named)
      : options_(options),
        named_(named),
        steps_((options.games + Trainer::games_a_step - 1) / Trainer::games_a_step),
        trainer_({.rules = named.rules, .players = options.players, .seed = options.seed, .steps = steps_}) {}

  std::optional<Error> resume() {
    if (options_.checkpoint.empty() || !std::filesystem::exists(options_.checkpoint)) return std::nullopt;
    const Result<std::string> state = read_file(options_.checkpoint, largest_checkpoint);
    if (!state) return state.error();
    const std::size_t line = state->find('\n');
    if (line == std::string::npos || state->substr(0, line + 1) != name()) {
      return Error{options_.checkpoint,
                   "expected a checkpoint of this training: the same rules, players, games, test games and seed"};
    }
    const std::string_view rest = std::string_view(*state).substr(line + 1);
    const std::size_t end = rest.find('\0');
    if (end == std::string_view::npos || !trainer_.resume(rest.substr(end + 1)))
      return Error{options_.checkpoint, "expected a whole checkpoint; this one is damaged"};
    curve_ = rest.substr(0, end);
    const std::size_t sums = curve_.rfind('#');  // of the point that was begun
    if (sums != std::string::npos) {
      std::istringstream(curve_.substr(sums + 1)) >> error_ >> steps_of_point_;
      curve_.resize(sums);
    }
    return std::nullopt;
  }

  void run() {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const std::uint64_t before = trainer_.steps();
    const unsigned threads = threads_for(options_.threads);
    Progress progress;
    while (trainer_.steps() < steps_ && !is_interrupted()) {
      in_parallel(
          threads, Trainer::portions, [] { return false; },  // a step is whole
          [this](std::size_t portion, unsigned) { trainer_.play_portion(static_cast<unsigned>(portion)); });
      trainer_.learn();
      error_ += trainer_.error();
      ++steps_of_point_;
      const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
      const auto done = static_cast<double>(trainer_.steps() - before);
      progress.show(fmt::format("{:>3} %  {} games, {:.0f} a second, error {:.4f}, {:.0f} s left",
                                100 * trainer_.steps() / steps_, trainer_.steps() * Trainer::games_a_step,
                                done * Trainer::games_a_step / seconds, trainer_.error(),
                                seconds / done * static_cast<double>(steps_ - trainer_.steps())));
      if (trainer_.steps() * points_of_curve / steps_ != (trainer_.steps() - 1) * points_of_curve / steps_)
        add_point(threads);
      if (!options_.checkpoint.empty() && trainer_.steps() % steps_a_checkpoint == 0) keep();
    }
    if (!options_.checkpoint.empty()) keep();
  }

  [[nodiscard]] bool is_finished() const { return trainer_.steps() >= steps_; }
  [[nodiscard]] std::string network() const { return to_bytes(trainer_.network()); }
  [[nodiscard]] const std::string& curve() const { return curve_; }

 private:
  /// What the checkpoint is of.
  [[nodiscard]] std::string name() const {
    return fmt::format("salida train rules {} players {} games {} test-games {} seed {}\n", rules_hash(named_.rules),
                       options_.players, options_.games, options_.test_games, options_.seed);
  }

  void keep() {
    write_file(options_.checkpoint,
               fmt::format("{}{}#{:.17g} {}", name(), curve_, error_, steps_of_point_) + '\0' + trainer_.state());
  }

  /// How often the network, as it is now, wins against experts on all other seats.
  void add_point(unsigned threads) {
    const NetworkWeights weights = trainer_.network();
    const Seats seats = seats_for(named_.rules, options_.players);
    const auto players = static_cast<std::uint64_t>(options_.players);
    std::vector<std::uint64_t> wins(threads);
    in_parallel(
        threads, threads, [] { return false; },
        [&](std::size_t portion, unsigned) {
          OneRollPlayer learned(named_.rules, std::make_shared<Network>(named_.rules, weights));
          OneRollPlayer expert(named_.rules, std::make_shared<ExpertEvaluation>(named_.rules));
          for (std::uint64_t game = portion; game < options_.test_games; game += threads) {
            const auto seat = static_cast<unsigned>(game % players * named_.rules.board.arms / players);
            SeatedPlayers table{};
            for (unsigned k = 0; k < max_seats; ++k) table[k] = k == seat ? &learned : &expert;
            const GameEnd end = play_seated_game(
                named_.rules, {.seats = seats, .seed = options_.seed + 1, .deal = game / players, .game = game}, table);
            if (end.is_finished() && has(winners(named_.rules, end.position), seat)) ++wins[portion];
          }
        });
    std::uint64_t all = 0;
    for (const std::uint64_t some : wins) all += some;
    curve_ += fmt::format("{},{:.5f},{:.4f}\n", trainer_.steps() * Trainer::games_a_step,
                          error_ / static_cast<double>(steps_of_point_),
                          static_cast<double>(all) / static_cast<double>(options_.test_games));
    error_ = 0;
    steps_of_point_ = 0;
  }

  const TrainOptions& options_;
  const NamedRules& named_;
  std::uint64_t steps_;
  Trainer trainer_;
  std::string curve_ = "games,error,wins_against_experts\n";
  double error_ = 0;
  std::uint64_t steps_of_point_ = 0;
};

int train_network(const TrainOptions& options) {
  const Result<NamedRules> named = load_rules(options.rules);
  if (!named) return refuse(named.error());
  if (named->rules.board.arms != static_cast<int>(NetworkInputs::arms))
    return refuse({"--rules", "expected a board of four arms: networks see no other"});
  if (options.players != 2 && options.players != 4)
    return refuse({"--players", fmt::format("expected 2 or 4; found {}", options.players)});
  if (options.games < 1) return refuse({"--games", "expected 1 or more"});
  if (options.test_games < 1) return refuse({"--test-games", "expected 1 or more"});
  const std::string path =
      options.output.empty() ? fmt::format("{}-{}.net", named->id, options.players) : options.output;
  if (const auto error = clash_of({{.option = "--output", .path = path},
                                   {.option = "--curve", .path = options.curve},
                                   {.option = "--checkpoint", .path = options.checkpoint}}))
    return refuse(*error);
  Result<OutputFile> begun = OutputFile::begin(path);
  if (!begun) return refuse(begun.error());
  OutputFile network = *std::move(begun);
  std::optional<OutputFile> curve;
  if (!options.curve.empty()) {
    Result<OutputFile> file = OutputFile::begin(options.curve);
    if (!file) return refuse(file.error());
    curve = *std::move(file);
  }
  Training training(options, *named);
  if (const auto error = training.resume()) return refuse(*error);
  catch_interrupts();
  training.run();
  if (!training.is_finished()) {
    note(options.checkpoint.empty() ? "interrupted: nothing was written"
                                    : fmt::format("interrupted: the same command goes on from {}", options.checkpoint));
    return ExitCode::differs;
  }
  network.write(training.network());
  network.finish();
  if (curve) {
    curve->write(training.curve());
    curve->finish();
  }
  print(training.curve());
  return ExitCode::success;
}

}  // namespace

void add_train_verb(const Verb& program) {
  const Verb train = program.add_verb("train", "make a network for one rule set, by games against itself",
                                      "  salida train --rules parchis4a --players 4 --output nets/parchis4a-4.net\n"
                                      "  salida train --rules medellin --players 2 --checkpoint medellin.training");
  auto& options = train.does(train_network);
  train.option("--rules", options.rules, "ID|FILE", std::string(rules_help) + "; medellin by default");
  train.option("--players", options.players, "N", "2 or 4; 4 by default");
  train.option("--games", options.games, "N", "how many games it learns from; 1000000 by default")
      .check(whole_number());
  train
      .option("--test-games", options.test_games, "N",
              "games against experts for each of the 20 points of its curve; 2000 by default")
      .check(whole_number());
  train.option("--seed", options.seed, "S", "whose games; 1 by default").check(whole_number());
  add_threads(train, options.threads);
  train.option("--output", options.output, "FILE", "where the network goes; by default RULES-PLAYERS.net")
      .check(not_empty());
  train.option("--curve", options.curve, "FILE", "how it learned, as CSV; it is printed in any case")
      .check(not_empty());
  train.option("--checkpoint", options.checkpoint, "FILE", "kept while it runs; the same command goes on from it")
      .check(not_empty());
}

}  // namespace salida::cli

// salida arena: bots against bots, the same dice in every seating.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "bots/calling.hpp"
#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/in_parallel.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/players/exec_terms.hpp"
#include "cli/players/players.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "core/questions.hpp"
#include "core/rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/json.hpp"
#include "sim/arena.hpp"
#include "sim/seated_game.hpp"

namespace salida::cli {
namespace {

struct ArenaOptions {
  std::string rules = default_rules();
  std::string seats;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one for each core
  Calling calling = Calling::always;
  std::uint32_t bot_time = 1000;  // milliseconds for an answer of a command
  Forfeit forfeit = Forfeit::move;
  std::optional<double> sprt;  // a share of games above the fair one
  std::string json;
};

constexpr std::uint64_t most_games = 1'000'000'000;
constexpr std::uint64_t deals_a_lot = 32;  // between two looks at a test: the same whatever the number of threads

/// The names that play, each once, in the order of the seats.
std::vector<Entrant> entrants_of(const Seating& seating) {
  std::vector<Entrant> entrants;
  for (const std::string& name : seating.names) {
    const auto found = std::ranges::find(entrants, name, &Entrant::name);
    if (found != entrants.end()) ++found->seats;
    else entrants.push_back({.name = name, .seats = 1});
  }
  return entrants;
}

/// The games of one deal, in all seatings.
struct Deal {
  std::vector<double> wins;  // of each entrant
  std::uint64_t unfinished = 0;
  std::uint64_t forfeited = 0;
};

class Arena {
 public:
  Arena(const ArenaOptions& options, const NamedRules& named, const Seating& seating)
      : options_(options), named_(named), seating_(seating), tally_(entrants_of(seating)), seats_(seating.taken()) {
    const ExecTerms terms{.limit = std::chrono::milliseconds(options.bot_time), .forfeit = options.forfeit};
    for (unsigned thread = 0; thread < threads_for(options.threads); ++thread)
      tables_.emplace_back(named, seating, options.calling, terms);
  }

  void play() {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const std::uint64_t deals = (options_.games + seats_.size() - 1) / seats_.size();
    Progress progress;
    while (tally_.deals() < deals && result_ == TestResult::open && !is_interrupted()) {
      const std::uint64_t first = tally_.deals();
      std::vector<Deal> lot(std::min(deals_a_lot, deals - first));
      std::atomic<std::size_t> played{0};
      in_parallel(
          static_cast<unsigned>(tables_.size()), lot.size(), is_interrupted, [&](std::size_t k, unsigned thread) {
            lot[k] = play_deal(first + k, tables_[thread]);
            ++played;
            if (thread != 0) return;
            seconds_ = std::chrono::duration<double>(Clock::now() - begin).count();
            progress.show(fmt::format("{}  {} of {} games, {:.0f} s", line(0),
                                      tally_.games() + (played * seats_.size()), deals * seats_.size(), seconds_));
          });
      for (const Deal& deal : lot) {
        if (deal.wins.empty()) break;  // interrupted: what is counted is every deal up to some number
        tally_.add_deal(deal.wins);
        unfinished_ += deal.unfinished;
        forfeited_ += deal.forfeited;
      }
      if (options_.sprt) result_ = test_result(tally_, *options_.sprt);
      seconds_ = std::chrono::duration<double>(Clock::now() - begin).count();
    }
  }

  void print() const {
    print_line(fmt::format("{}: {} games ({} deals, each in {} seatings), seed {}, {:.1f} s", named_.id, tally_.games(),
                           tally_.deals(), seats_.size(), options_.seed, seconds_));
    print_line("");
    print_line(fmt::format("{:<24} {:>5} {:>8} {:>17} {:>7} {:>6}", "", "seats", "wins", "95 %", "fair", "Elo"));
    for (std::size_t k = 0; k < tally_.entrants().size(); ++k) print_line(line(k));
    if (unfinished_ > 0) print_line(fmt::format("\n{} games were not finished and count for nobody", unfinished_));
    if (forfeited_ > 0)
      print_line(fmt::format("\n{} games were forfeited, and won by the others together", forfeited_));
    if (options_.sprt) print_line("\n" + test_words());
    if (is_interrupted()) print_line("\ninterrupted: this is what had been played");
  }

  void tell_faults() const { cli::tell_faults(tables_); }

  [[nodiscard]] std::string json() const {
    JsonArray entrants;
    for (std::size_t k = 0; k < tally_.entrants().size(); ++k) {
      const ArenaTally::Standing standing = tally_.standing(k);
      entrants.add(JsonObject()
                       .add("name", tally_.entrants()[k].name)
                       .add("seats", tally_.entrants()[k].seats)
                       .add("share", standing.share)
                       .add("low", standing.low)
                       .add("high", standing.high)
                       .add("fair", standing.fair)
                       .add("elo", standing.elo));
    }
    JsonObject json;
    json.add("format", json_format)
        .add("rules", named_.id)
        .add("games", tally_.games())
        .add("deals", tally_.deals())
        .add("seatings", seats_.size())
        .add("seed", options_.seed)
        .add("unfinished", unfinished_)
        .add("forfeited", forfeited_)
        .add("seconds", seconds_)
        .add("entrants", entrants);
    if (options_.sprt) {
      json.add("sprt", JsonObject()
                           .add("gain", *options_.sprt)
                           .add("log_likelihood_ratio", tally_.log_likelihood_ratio(*options_.sprt))
                           .add("verdict", result_ == TestResult::open       ? "open"
                                           : result_ == TestResult::stronger ? "stronger"
                                                                             : "not_stronger"));
    }
    return json.done().text + "\n";
  }

 private:
  /// In seating k, everybody sits k seats further on.
  [[nodiscard]] Deal play_deal(std::uint64_t deal, SeatedTable& table) {
    const std::size_t number = seats_.size();
    Deal played;
    played.wins.resize(tally_.entrants().size());
    const auto entrant_on = [&](unsigned seat, std::size_t seating) {
      const auto at = static_cast<std::size_t>(std::ranges::find(seats_, seat) - seats_.begin());
      const std::string& name = seating_.names[(at + number - seating) % number];
      return static_cast<std::size_t>(std::ranges::find(tally_.entrants(), name, &Entrant::name) -
                                      tally_.entrants().begin());
    };
    for (std::size_t seating = 0; seating < number; ++seating) {
      const SeatedGame game{.seats = seating_.seats,
                            .until = Until::first,
                            .calling = options_.calling,
                            .seed = options_.seed,
                            .deal = deal,
                            .game = (deal * number) + seating};
      table.begin_game();
      const GameEnd end = play_seated_game(named_.rules, game, table.seats(seating));
      if (end.forfeited) {
        ++played.forfeited;
        for (const unsigned seat : seats_) {
          if (seat != end.position.turn)
            played.wins[entrant_on(seat, seating)] += 1.0 / static_cast<double>(number - 1);
        }
      } else if (end.is_finished()) {
        for (const Seat seat : seats_in(winners(named_.rules, end.position)))
          played.wins[entrant_on(seat, seating)] += 1;
      } else {
        ++played.unfinished;
      }
    }
    return played;
  }

  [[nodiscard]] std::string line(std::size_t entrant) const {
    const ArenaTally::Standing standing = tally_.standing(entrant);
    return fmt::format("{:<24} {:>5} {:>6.2f} % {:>7.2f} - {:>5.2f} % {:>5.0f} % {:>6.0f}",
                       tally_.entrants()[entrant].name, tally_.entrants()[entrant].seats, 100 * standing.share,
                       100 * standing.low, 100 * standing.high, 100 * standing.fair, standing.elo);
  }

  [[nodiscard]] std::string test_words() const {
    const std::string& name = tally_.entrants().front().name;
    const double gain = 100 * options_.sprt.value_or(0);
    switch (result_) {
      case TestResult::stronger: return fmt::format("proven: {} wins more than its fair share", name);
      case TestResult::not_stronger:
        return fmt::format("proven: {} does not win {:.1f} points more than its fair share", name, gain);
      default: return "not decided by these games";
    }
  }

  const ArenaOptions& options_;
  const NamedRules& named_;
  const Seating& seating_;
  ArenaTally tally_;
  std::vector<unsigned> seats_;      // that are taken
  std::vector<SeatedTable> tables_;  // one for each thread
  std::uint64_t unfinished_ = 0;
  std::uint64_t forfeited_ = 0;
  TestResult result_ = TestResult::open;
  double seconds_ = 0;
};

int hold_arena(const ArenaOptions& options) {
  const Result<NamedRules> named = load_rules(options.rules);
  if (!named) return refuse(named.error());
  const Result<Seating> seating = read_seating(named->rules, options.seats, 0);
  if (!seating) return refuse(seating.error());
  if (options.games < 1 || options.games > most_games)
    return refuse({"--games", fmt::format("expected 1 to {}; found {}", most_games, options.games)});
  const auto first_seats = static_cast<double>(std::ranges::count(seating->names, seating->names.front()));
  const double most_gain = 1 - (first_seats / static_cast<double>(seating->names.size()));
  if (options.sprt && *options.sprt >= most_gain) {
    return refuse({"--sprt", fmt::format("expected less than {:.2f}, which is all that {} can win more; found {}",
                                         most_gain, seating->names.front(), *options.sprt)});
  }
  std::optional<OutputFile> file;
  if (!options.json.empty()) {
    Result<OutputFile> begun = OutputFile::begin(options.json);
    if (!begun) return refuse(begun.error());
    file = *std::move(begun);
  }
  for (const std::string& remark : remarks_on(Language::english, named->rules, seating->names)) note(remark);
  catch_interrupts();
  Arena arena(options, *named, *seating);
  arena.play();
  arena.tell_faults();
  if (file) {
    file->write(arena.json());
    file->finish();
  }
  if (options.json != "-") arena.print();
  return ExitCode::success;
}

}  // namespace

void add_arena_verb(const Verb& program) {
  const Verb arena =
      program.add_verb("arena", "bots against bots: the same dice in every seating, and who is stronger",
                       "  salida arena --rules parchis4a --seats expert,random,random,random --games 4000\n"
                       "  salida arena --rules medellin --seats 5,4,4,4 --sprt 0.02 --games 100000\n"
                       "  salida arena --rules parcheesi --seats learned,greedy --json result.json");
  auto& options = arena.does(hold_arena);
  arena.option("--rules", options.rules, "ID|FILE", std::string(rules_help) + "; medellin by default");
  arena.option("--seats", options.seats, "A,B,...", seats_help).required().check(not_empty());
  arena.option("--games", options.games, "N", "how many games at the most; 1000 by default").check(whole_number());
  arena.option("--seed", options.seed, "S", "whose dice; 1 by default").check(whole_number());
  add_threads(arena, options.threads);
  add_calling(arena, [&options](Calling calling) { options.calling = calling; });
  add_bot_time(arena, options.bot_time);
  arena.choice(
      "--forfeit", names_of<Forfeit>, [&options](std::size_t word) { options.forfeit = static_cast<Forfeit>(word); },
      "what a command loses by an answer that is late or none: the move (by default) or the game");
  arena
      .option("--sprt", options.sprt, "GAIN",
              "stop as soon as it is proven that the first bot wins more than its fair share, or not so much more "
              "(0.02: two games of a hundred)")
      .between(0.001, 0.5);
  arena.option("--json", options.json, "FILE", "the result as JSON; - for standard output").check(not_empty());
}

}  // namespace salida::cli

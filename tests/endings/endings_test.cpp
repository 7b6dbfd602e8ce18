// Endings: every position has its number, chances are those of the rules, and a file is believed only where it is
// whole.
#include "endings/endings.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/expert_evaluation.hpp"
#include "bots/one_roll_player.hpp"
#include "bots/search_player.hpp"
#include "core/questions.hpp"
#include "core/variants.hpp"
#include "dice/game_random.hpp"
#include "endings/ending_evaluation.hpp"
#include "endings/ending_solver.hpp"
#include "given/files.hpp"
#include "given/how_long.hpp"
#include "notation/catalogue.hpp"
#include "notation/position_text.hpp"
#include "shipped_endings/shipped_endings.hpp"
#include "sim/outcomes.hpp"

namespace salida {
namespace {

constexpr Ending opposite{.kind = EndingKind::board, .players = 2, .pieces = 1, .apart = 2};
constexpr Ending adjacent{.kind = EndingKind::board, .players = 2, .pieces = 1, .apart = 1};

constexpr Ending columns(unsigned players, unsigned pieces) {
  return {.kind = EndingKind::columns,
          .players = static_cast<std::uint8_t>(players),
          .pieces = static_cast<std::uint8_t>(pieces),
          .apart = 0};
}

enum class Order { forwards, backwards };

void solve_level(EndingSolver& solver, Order order = Order::forwards) {
  const std::size_t portions = solver.begin_level();
  for (std::size_t k = 0; k < portions; ++k) solver.solve_portion(order == Order::forwards ? k : portions - 1 - k);
  solver.end_level();
}

EndingTable solved(const SolvePlan& plan, Order order = Order::forwards) {
  EndingSolver solver(plan);
  while (!solver.is_finished()) solve_level(solver, order);
  return solver.table();
}

std::string bytes_of(const EndingTable& table) { return to_bytes(table.values()); }

Position position_of(const std::string& text) {
  const Result<FoundPosition> found = parse_position(variants(), text);
  if (!found) throw std::runtime_error(found.error().text());
  return found->position;
}

/// Each roll of the dice that are thrown, and how likely it is.
std::vector<std::pair<Roll, double>> likely_rolls(const Rules& rules, const Position& position) {
  std::vector<std::pair<Roll, double>> rolls;
  for (const Roll roll : rolls_of(rules, position))
    rolls.emplace_back(roll, roll.second == 0 ? 1.0 / 6 : roll.is_double() ? 1.0 / 36 : 1.0 / 18);
  return rolls;
}

/// The rules of the game played to their end by plain recursion over its four functions, as far as the next roll:
/// worth(position, seat) says what comes then.
template <class Worth>
double best_for_mover(const Rules& rules, const Position& position, Seat seat, const Worth& worth) {
  if (position.phase != Phase::play) return worth(position, seat);
  double best = 0;
  for (const Action& action : legal_actions(rules, position))
    best = std::max(best, best_for_mover(rules, after(rules, position, action), seat, worth));
  return best;
}

template <class Worth>
double chance_by_rolls(const Rules& rules, const Position& position, const Worth& worth) {
  double chance = 0;
  for (const auto& [roll, weight] : likely_rolls(rules, position))
    chance += weight * best_for_mover(rules, after_roll(rules, position, roll), position.turn, worth);
  return chance;
}

TEST(Endings, every_position_has_its_number) {
  const auto check = [](const Rules& rules, const Ending& ending) {
    const EndingSpace space(rules, ending);
    std::uint64_t possible = 0;
    for (std::uint64_t number = 0; number < space.size(); ++number) {
      const EndingSpace::Race race = space.race(number);
      ASSERT_EQ(space.number_of(race), number);
      if (!space.is_possible(race)) continue;
      ++possible;
      const Position position = space.position(race);
      ASSERT_EQ(canonical(rules, position), position);
      ASSERT_EQ(space.find(position), number);
    }
    EXPECT_EQ(count_positions(space), possible);
  };
  check(medellin, opposite);
  check(parchis4a, adjacent);
  check(parcheesi, adjacent);
  check(simulator, columns(2, 3));
  check(parchis4a, columns(3, 2));
  check(parcheesi, columns(4, 1));
}

TEST(Endings, M12_S25_a_race_with_one_die_each_is_won_six_times_of_eleven_by_who_begins) {
  for (const Rules& rules : {medellin, simulator}) {
    EndingSolver solver({.rules = rules, .ending = opposite});
    while (!solver.is_finished()) solve_level(solver);
    const Board board{.arms = 4};
    for (int a = board.goal() - 6; a < board.goal(); ++a) {
      for (int b = board.goal() - 6; b < board.goal(); ++b) {
        Position position = start(rules, 0b0101, 0);
        position.pieces[0] = {static_cast<Place>(a), board.goal(), board.goal(), board.goal()};
        position.pieces[2] = {static_cast<Place>(b), board.goal(), board.goal(), board.goal()};
        const Bounds bounds = solver.bounds()[solver.space().find(position).value()];
        EXPECT_LE(bounds.low, 6.0 / 11 + 1e-12);
        EXPECT_GE(bounds.high, 6.0 / 11 - 1e-12);
        EXPECT_LE(bounds.gap(), 1e-6);
      }
    }
  }
}

TEST(Endings, shipped_chances_are_what_the_next_roll_leads_to) {
  constexpr std::uint32_t positions = 150;
  for (const NamedRules& named : variants()) {
    const Rules& rules = named.rules;
    const std::shared_ptr<const Endings> endings = shipped_endings(rules);
    ASSERT_GE(endings->tables().size(), 2U) << named.id;
    const auto worth = [&](const Position& position, Seat seat) { return endings->chances(position).value().of[seat]; };
    for (const EndingTable& table : endings->tables()) {
      const EndingSpace& space = table.space();
      GameRandom random(7, space.size());
      for (std::uint32_t k = 0; k < positions; ++k) {
        const EndingSpace::Race race = space.race(random.below(static_cast<std::uint32_t>(space.size())));
        if (!space.is_possible(race)) continue;
        const Position position = space.position(race);
        double chance = chance_by_rolls(rules, position, worth);
        if (position.guilty != 0) {  // M10: or the rival calls
          const Position called = after(rules, position, legal_actions(rules, position)[0]);
          double atoned = 0;
          for (const Action& action : legal_actions(rules, called))
            atoned = std::max(atoned, worth(canonical(rules, after(rules, called, action)), position.turn));
          chance = std::min(chance, atoned);
        }
        EXPECT_NEAR(worth(position, position.turn), chance, 2 * table.error()) << to_text(named, position);
      }
    }
  }
}

/// Positions are found by playing on from one, and their chances by going over all of them until nothing changes.
class BruteForce {
 public:
  BruteForce(const Rules& rules, const Position& from) : rules_(rules) {
    number_of(from);
    for (std::size_t k = 0; k < positions_.size(); ++k) add_ends(k);
    chances_.resize(positions_.size());
    for (double change = 1; change > 1e-11;) {
      change = 0;
      for (std::size_t k = positions_.size(); k-- > 0;) change = std::max(change, update(k));
    }
  }

  [[nodiscard]] const std::vector<Position>& positions() const { return positions_; }
  [[nodiscard]] double chance(std::size_t number, Seat seat) const { return chances_[number][seat]; }

 private:
  using Chances = std::array<double, max_seats>;
  struct Rolled {
    double weight = 0;
    std::vector<std::size_t> ends{};
  };

  std::size_t number_of(const Position& position) {
    const auto [at, is_new] = numbers_.try_emplace(key_of(position), positions_.size());
    if (is_new) positions_.push_back(position);
    return at->second;
  }

  static std::string key_of(const Position& position) {
    std::string key{static_cast<char>(position.turn),    static_cast<char>(position.phase),
                    static_cast<char>(position.doubles), static_cast<char>(position.tries),
                    static_cast<char>(position.last),    static_cast<char>(position.finished)};
    for (const Hand& hand : position.pieces) key.append(hand.begin(), hand.end());
    return key;
  }

  void find_ends(const Position& position, std::vector<std::size_t>& ends) {
    if (position.phase != Phase::play) {
      ends.push_back(number_of(position));
      return;
    }
    for (const Action& action : legal_actions(rules_, position)) find_ends(after(rules_, position, action), ends);
  }

  void add_ends(std::size_t number) {
    rolls_.emplace_back();
    if (positions_[number].phase == Phase::over) return;
    const Position position = positions_[number];
    for (const auto& [roll, weight] : likely_rolls(rules_, position)) {
      std::vector<std::size_t> ends;
      find_ends(after_roll(rules_, position, roll), ends);
      rolls_[number].push_back({.weight = weight, .ends = ends});
    }
  }

  double update(std::size_t number) {
    const Position& position = positions_[number];
    Chances sum{};
    for (const Seat seat : seats_in(winners(rules_, position))) sum[seat] = 1;
    for (const Rolled& rolled : rolls_[number]) {
      const std::size_t best =
          *std::ranges::max_element(rolled.ends, {}, [&](std::size_t end) { return chances_[end][position.turn]; });
      for (unsigned seat = 0; seat < max_seats; ++seat) sum[seat] += rolled.weight * chances_[best][seat];
    }
    double change = 0;
    for (unsigned seat = 0; seat < max_seats; ++seat)
      change = std::max(change, std::abs(sum[seat] - chances_[number][seat]));
    chances_[number] = sum;
    return change;
  }

  const Rules& rules_;
  std::vector<Position> positions_;
  std::map<std::string, std::size_t> numbers_;
  std::vector<std::vector<Rolled>> rolls_;
  std::vector<Chances> chances_;
};

void expect_as_by_brute_force(const NamedRules& named, const Ending& ending, const std::string& from) {
  Position first = position_of(named.id + " " + from);
  first.play_on = false;
  const BruteForce brute(named.rules, first);
  Endings endings(named.rules);
  endings.add(solved({.rules = named.rules, .ending = ending}));
  for (std::size_t k = 0; k < brute.positions().size(); ++k) {
    const Position& position = brute.positions()[k];
    const std::optional<ExactChances> exact = endings.chances(position);
    ASSERT_TRUE(exact) << to_text(named, position);
    for (unsigned seat = 0; seat < 4; ++seat) {
      ASSERT_NEAR(exact->of[seat], brute.chance(k, static_cast<Seat>(seat)), exact->error + 1e-8)
          << to_text(named, position);
    }
  }
}

TEST(Endings, columns_are_solved_as_by_brute_force) {
  expect_as_by_brute_force(*find_variant("simulator"), columns(2, 2), "t1 1:h3,h3,g,g 3:h3,h3,g,g");
  expect_as_by_brute_force(*find_variant("parchis4a"), columns(2, 2), "t1 1:h1,h1,g,g 3:h1,h1,g,g f5=13");
  expect_as_by_brute_force(*find_variant("parcheesi"), columns(2, 2), "t1 1:h4,h5,g,g 3:h5,h5,g,g");
  expect_as_by_brute_force(*find_variant("simulator"), columns(3, 1), "t1 1:h1,g,g,g 2:h1,g,g,g 3:h1,g,g,g");
  expect_as_by_brute_force(*find_variant("parchis4a"), columns(3, 1), "t1 1:h1,g,g,g 2:h1,g,g,g 3:h1,g,g,g f5=123");
}

TEST(Endings, a_whole_board_is_solved_as_by_brute_force) {
  expect_as_by_brute_force(*find_variant("simulator"), opposite, "t1 1:n,g,g,g 3:n,g,g,g");
  if (is_asked_for("SALIDA_LONG"))
    expect_as_by_brute_force(*find_variant("parchis4a"), adjacent, "t1 1:n,g,g,g 2:n,g,g,g f5=12");
}

TEST(Endings, bounds_hold_the_chance_and_narrow_from_sweep_to_sweep) {
  const EndingTable exact = solved({.rules = simulator, .ending = opposite});
  EndingSolver solver({.rules = simulator, .ending = opposite});
  double gap = 1;
  while (!solver.is_finished()) {
    const unsigned sweep = solver.sweeps();
    while (solver.sweeps() == sweep) solve_level(solver);
    EXPECT_LT(solver.gap(), gap);
    gap = solver.gap();
    for (std::uint64_t number = 0; number < solver.space().size(); ++number) {
      if (!solver.space().is_possible(solver.space().race(number))) continue;
      const Bounds& bounds = solver.bounds()[number];
      ASSERT_LE(bounds.low, exact.chances(number).of[0] + exact.error());
      ASSERT_GE(bounds.high, exact.chances(number).of[0] - exact.error());
    }
  }
}

TEST(Endings, the_order_of_work_and_the_memory_for_plays_change_nothing) {
  const EndingTable table = solved({.rules = parchis4a, .ending = opposite});
  EXPECT_EQ(bytes_of(solved({.rules = parchis4a, .ending = opposite}, Order::backwards)), bytes_of(table));
  EXPECT_EQ(bytes_of(solved({.rules = parchis4a, .ending = opposite, .kept_bytes = 0})), bytes_of(table));
}

TEST(Endings, what_was_interrupted_goes_on_as_if_it_had_not_been) {
  const SolvePlan plan{.rules = parchis2d, .ending = opposite};
  EndingSolver solver(plan);
  for (int levels = 0; levels < 400; ++levels) solve_level(solver);
  std::string state;
  solver.write_state([&state](std::string_view bytes) { state += bytes; });
  while (!solver.is_finished()) solve_level(solver);

  EndingSolver again(plan);
  std::string damaged = state;
  damaged[damaged.size() / 2] ^= 1;
  EXPECT_FALSE(again.resume(damaged));
  EXPECT_FALSE(again.resume(std::string_view(state).substr(1)));
  EXPECT_FALSE(again.resume(""));
  ASSERT_TRUE(again.resume(state));
  while (!again.is_finished()) solve_level(again);
  EXPECT_EQ(bytes_of(again.table()), bytes_of(solver.table()));
}

TEST(Endings, shipped_tables_come_out_again) {
  const auto check = [](const char* id, const Ending& ending, const std::string& name) {
    const std::string again = bytes_of(solved({.rules = find_variant(id)->rules, .ending = ending}));
    EXPECT_TRUE(again == text_of(in_repository("endings/" + std::string(id) + name))) << id << name;
  };
  check("simulator", adjacent, "-board-2-1-1.ending");
  check("parchis4a", opposite, "-board-2-1-2.ending");
  if (!is_asked_for("SALIDA_LONG")) return;
  for (const NamedRules& named : variants()) {
    check(named.id.c_str(), opposite, "-board-2-1-2.ending");
    check(named.id.c_str(), adjacent, "-board-2-1-1.ending");
    if (!why_not_solved(named.rules, columns(2, 4))) check(named.id.c_str(), columns(2, 4), "-columns-2-4.ending");
  }
}

TEST(Endings, a_position_played_out_by_exact_players_is_won_as_often_as_the_table_says) {
  const std::uint64_t games = as_many_as(4'000);
  for (const char* const text : {"medellin t1 1:60,g,g,g 3:20,g,g,g", "parchis4a t3 1:n,g,g,g 3:8,g,g,g f5=13",
                                 "parchis2d t1 1:30,g,g,g 3:50,g,g,g", "parcheesi t1 1:62,g,g,g 3:24,g,g,g"}) {
    const Result<FoundPosition> found = parse_position(variants(), text);
    ASSERT_TRUE(found) << text;
    const Rules& rules = found->named->rules;
    const std::shared_ptr<const Endings> endings = shipped_endings(rules);
    OneRollPlayer exact(rules, std::make_shared<EndingEvaluation>(endings, std::make_shared<ExpertEvaluation>(rules)));
    std::uint64_t wins = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
      GameRandom dice(3, game);
      Position position = found->position;
      while (position.phase != Phase::over) {
        const ActionList legal = legal_actions(rules, position);
        if (position.phase == Phase::roll) {
          // M10: who is better off with a call makes it.
          if (!legal.empty()) {
            Position unnoticed = position;
            unnoticed.guilty = unnoticed.offender = 0;
            const Seat rival = legal[0].caller();
            if (position.offender != position.turn &&
                endings->chances(position)->of[rival] > endings->chances(unnoticed)->of[rival]) {
              position = after(rules, position, legal[0]);
              continue;
            }
          }
          position = after_roll(rules, position, dice_to_roll(rules, position) == 1 ? dice.one_die() : dice.two_dice());
        } else {
          position = after(rules, position,
                           exact.choose({.rules = rules, .position = position, .legal = legal, .random = dice}));
        }
      }
      if (has(winners(rules, position), found->position.turn)) ++wins;
    }
    const double chance = endings->chances(found->position)->of[found->position.turn];
    const double error = std::sqrt(chance * (1 - chance) / static_cast<double>(games));
    EXPECT_NEAR(static_cast<double>(wins) / static_cast<double>(games), chance, 4 * error) << text;
  }
}

TEST(Endings, a_bot_that_knows_the_table_plays_what_is_best) {
  for (const char* const id : {"simulator", "parcheesi"}) {
    const Rules& rules = find_variant(id)->rules;
    const std::shared_ptr<const Endings> endings = shipped_endings(rules);
    const EndingSpace space(rules, columns(2, 4));
    const auto judgement = std::make_shared<EndingEvaluation>(endings, std::make_shared<ExpertEvaluation>(rules));
    OneRollPlayer one_roll(rules, judgement);
    SearchPlayer search(rules, judgement, {});
    GameRandom random(5, 0);
    const auto worth = [&](const Position& position, Seat seat) { return endings->chances(position).value().of[seat]; };
    for (int decisions = 0; decisions < 100;) {
      const Position before = space.position(space.race(random.below(static_cast<std::uint32_t>(space.size()))));
      const Roll roll = dice_to_roll(rules, before) == 1 ? random.one_die() : random.two_dice();
      Position position = after_roll(rules, before, roll);
      if (position.phase != Phase::play) continue;
      ++decisions;
      const double best = best_for_mover(rules, position, before.turn, worth);
      Player& bot = decisions % 2 == 0 ? static_cast<Player&>(one_roll) : search;
      while (position.phase == Phase::play) {
        const ActionList legal = legal_actions(rules, position);
        position = after(rules, position,
                         bot.choose({.rules = rules, .position = position, .legal = legal, .random = random}));
      }
      EXPECT_EQ(worth(position, before.turn), best);
    }
  }
}

TEST(Endings, cover_what_is_left_of_larger_games) {
  const std::shared_ptr<const Endings> endings = shipped_endings(parchis4a);
  const auto of = [&](const std::string& text) { return endings->chances(position_of(text)); };
  const auto alone = of("parchis4a t1 1:20,g,g,g 2:40,g,g,g f5=12");
  const auto after_others = of("parchis4a t3 1:g,g,g,g 2:g,g,g,g 3:54,g,g,g 4:6,g,g,g f5=1234 fin=12");
  ASSERT_TRUE(alone && after_others);
  EXPECT_EQ(alone->of[0], after_others->of[2]) << "the same race, two arms further on";
  EXPECT_EQ(alone->of[1], after_others->of[3]);
  EXPECT_EQ(alone->of[2], 0);
  EXPECT_FALSE(of("parchis4a t1 1:20,g,g,g 2:40,g,g,g 3:n,g,g,g f5=123")) << "three race";
  EXPECT_FALSE(of("parchis4a t1 1:20,30,g,g 3:40,g,g,g f5=13")) << "two pieces on the ring";
  EXPECT_TRUE(of("parchis4a t1 1:h1,h2,h2,g 3:h4,h4,h5,h5 f5=13"));
  EXPECT_FALSE(shipped_endings(rules_called("six_arm_parques").rules)
                   ->chances(position_of("medellin t1 1:h1,g,g,g 3:h4,g,g,g")));
}

TEST(Endings, M10_a_miss_is_worth_what_the_better_of_calling_and_not_gives) {
  const std::shared_ptr<const Endings> endings = shipped_endings(medellin);
  const auto chance = [&](const std::string& text) { return endings->chances(position_of(text)).value().of[0]; };
  const double innocent = chance("medellin t3 1:60,g,g,g 3:20,g,g,g");
  const double in_jail = chance("medellin t3 1:n,g,g,g 3:20,g,g,g");
  EXPECT_LT(in_jail, innocent);
  EXPECT_EQ(chance("medellin t3 1:60,g,g,g 3:20,g,g,g off=1:60"), in_jail);
  EXPECT_LE(chance("medellin t1 1:60,g,g,g 3:20,g,g,g dbl=1 off=1:60"),
            chance("medellin t1 1:n,g,g,g 3:20,g,g,g dbl=1") + 1e-4);
}

TEST(Endings, files_come_back_as_they_were) {
  const EndingTable table = solved({.rules = parcheesi, .ending = columns(3, 1)});
  const ReadTable read = read_table(parcheesi, bytes_of(table));
  ASSERT_TRUE(read.table);
  EXPECT_EQ(read.problem, "");
  EXPECT_EQ(read.table->values(), table.values());
  EXPECT_LT(table.error(), 2e-5);
}

TEST(Endings, damaged_files_and_those_of_other_rules_are_refused) {
  const std::string whole = bytes_of(solved({.rules = simulator, .ending = columns(2, 1)}));
  for (std::size_t k = 0; k < whole.size(); ++k) {
    std::string damaged = whole;
    damaged[k] ^= 4;
    EXPECT_FALSE(read_table(simulator, damaged).table) << "byte " << k;
    EXPECT_FALSE(read_table(simulator, std::string_view(whole).substr(0, k)).table) << "cut at " << k;
  }
  EXPECT_FALSE(read_table(simulator, whole + "x").table);
  EXPECT_EQ(read_table(parcheesi, whole).problem, "expected a table of these rules; this is of others");
  std::string damaged = whole;
  damaged[60] ^= 4;
  EXPECT_EQ(read_table(simulator, damaged).problem, "expected a whole table; this one is damaged");
  EXPECT_EQ(read_table(simulator, "").problem, "expected a table of an ending, made by salida solve");
}

TEST(Endings, rules_that_play_an_ending_alike_share_its_tables) {
  Rules longer = medellin;
  longer.goal.until = Until::places;
  longer.board.first = FirstPlayer::random;
  EXPECT_EQ(ending_rules_hash(longer), ending_rules_hash(medellin));
  longer.entry.tries = 2;
  EXPECT_NE(ending_rules_hash(longer), ending_rules_hash(medellin));
}

TEST(Endings, say_what_is_not_solved) {
  EXPECT_FALSE(why_not_solved(medellin, opposite));
  EXPECT_EQ(why_not_solved(medellin, columns(2, 1)).what, "ending") << "M7 sends a piece back out of its column";
  EXPECT_EQ(why_not_solved(parchis2d, columns(2, 1)).what, "ending") << "D3";
  EXPECT_FALSE(why_not_solved(parchis4a, columns(2, 4))) << "P11 spares the corridor";
  EXPECT_EQ(why_not_solved(simulator, columns(3, 4)).what, "pieces");
  EXPECT_EQ(why_not_solved(simulator, columns(5, 1)).what, "players");
  EXPECT_EQ(why_not_solved(simulator, {.kind = EndingKind::board, .players = 3, .pieces = 1, .apart = 2}).what,
            "players");
  EXPECT_EQ(why_not_solved(simulator, {.kind = EndingKind::board, .players = 2, .pieces = 1, .apart = 3}).what,
            "apart");
}

}  // namespace
}  // namespace salida

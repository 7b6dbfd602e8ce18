// Random play with invariants: whole games, each position looked at, and what must not matter does not.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/built_in.hpp"
#include "dice/game_random.hpp"
#include "given/files.hpp"
#include "given/how_long.hpp"
#include "given/invariants.hpp"
#include "given/some_positions.hpp"
#include "given/some_rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/house_rules.hpp"
#include "sim/outcomes.hpp"
#include "sim/playout.hpp"

namespace salida {
namespace {

// --- Whole games

/// Looks at every position of a game, and more closely at some; keeps the first thing that was wrong.
template <class Source>
class Inspector {
 public:
  Inspector(const NamedRules& named, const Source& source) : named_(named), source_(source), engine_(source) {}

  void threw(Seat seat, std::uint32_t die) {
    if (seat >= named_.rules.board.arms || die < 1 || die > 6) problem_ = "somebody threw a die that does not exist";
  }
  void begins(const Position& position) { look_at(position); }
  void rolled(const Position& before, Roll roll, const Position& after) {
    look_at(after);
    if (look_closely()) note(wrong_with_roll(source_.rules, before, roll, after), before);
  }
  void acted(const Position& before, Action action, const Position& after) {
    look_at(after);
    if (look_closely()) note(wrong_with_step(source_.rules, before, action, after), before);
    if (looked_ % 64 == 0 && !is_legal(before, action)) note("it was picked and is not legal", before);
  }
  void awaits_roll(const Position& position) {
    if (position.phase == Phase::play) note("a roll is awaited and another is being played", position);
    if (look_closely() && engine_.canonical(position) != position) note("it is not canonical", position);
  }

  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  void look_at(const Position& position) {
    note(wrong_with(source_, position), position);
    if (++looked_ % 512 == 0) look_very_closely(position);
  }

  [[nodiscard]] bool is_legal(const Position& position, Action action) const {
    const ActionList list = legal_actions(source_.rules, position);
    return std::find(list.begin(), list.end(), action) != list.end();
  }

  [[nodiscard]] bool look_closely() const { return looked_ % 8 == 0; }

  void look_very_closely(const Position& position) {
    note(wrong_with_choices(source_.rules, position), position);
    note(wrong_with_text(named_, position), position);
    if (position.phase != Phase::play) return;
    ActionList list;
    engine_.add_choices(position, list);
    const ActionList given = legal_actions(named_.rules, position);
    if (!std::equal(list.begin(), list.end(), given.begin(), given.end())) {
      note("rules at run time give other choices than rules at compile time", position);
    }
  }

  void note(std::string_view problem, const Position& position) {
    if (problem.empty() || !problem_.empty()) return;
    problem_ = std::string(problem) + ": " + to_text(named_, position);
  }

  const NamedRules& named_;
  Source source_;
  Engine<Source> engine_;
  std::string problem_;
  std::uint64_t looked_ = 0;
};

template <class Source>
void play_and_inspect(const NamedRules& named, const Source& source, int players, std::uint64_t games) {
  Inspector<Source> inspector(named, source);
  std::uint64_t unfinished = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    const Until until = game % 8 == 7 ? Until::places : named.rules.goal.until;
    const GameSetup setup{.seats = seats_for(named.rules, players), .until = until, .seed = 2, .game = game};
    const GameEnd end = play_random_game(source, setup, inspector);
    ASSERT_EQ(inspector.problem(), "") << named.id << ", " << players << " players, seed 2, game " << game;
    if (!end.is_finished()) ++unfinished;
    ASSERT_LE(end.rolls, most_rolls);
  }
  EXPECT_EQ(unfinished, 0U) << "of " << games << " games";
}

using RulesAndPlayers = std::tuple<std::string, int>;
class BuiltInRules : public testing::TestWithParam<RulesAndPlayers> {};

TEST_P(BuiltInRules, keep_every_invariant_in_random_play) {
  const auto& [id, players] = GetParam();
  const NamedRules& named = *find_variant(id);
  const std::uint64_t games = as_many_as(6'700);  // times three: more than 20,000 for each rule set
  with_fastest_source(named.rules, [&, p = players](const auto& source) { play_and_inspect(named, source, p, games); });
}

INSTANTIATE_TEST_SUITE_P(RandomPlay, BuiltInRules,
                         testing::Combine(testing::Values("medellin", "simulator", "parchis4a", "parchis2d",
                                                          "parcheesi"),
                                          testing::Values(2, 3, 4)),
                         [](const testing::TestParamInfo<RulesAndPlayers>& game) {
                           return std::get<0>(game.param) + "_for_" + std::to_string(std::get<1>(game.param));
                         });

class HouseRules : public testing::TestWithParam<std::string> {};

TEST_P(HouseRules, keep_every_invariant_in_random_play) {
  const NamedRules named = rules_called(GetParam());
  for (int players = 2; players <= named.rules.board.arms; ++players) {
    play_and_inspect(named, Given(named.rules), players, as_many_as(100));
  }
}

INSTANTIATE_TEST_SUITE_P(RandomPlay, HouseRules, testing::ValuesIn(names_in("rules", ".toml")),
                         [](const testing::TestParamInfo<std::string>& house) { return house.param; });

TEST(AnyRules, that_make_a_game_keep_every_invariant_in_random_play) {
  GameRandom random(4, 0);
  const auto below = [&random](unsigned n) { return static_cast<unsigned>(random.below(n)); };
  std::uint64_t unfinished = 0;
  const std::uint64_t tables = as_many_as(300);
  for (std::uint64_t table = 0; table < tables; ++table) {
    const NamedRules named = named_house(any_rules(below));
    const auto players = static_cast<int>(2U + below(named.rules.board.arms - 1U));
    const Given source(named.rules);
    Inspector<Given> inspector(named, source);
    const GameSetup setup{
        .seats = seats_for(named.rules, players), .until = named.rules.goal.until, .seed = 4, .game = table};
    if (!play_random_game(source, setup, inspector).is_finished()) ++unfinished;
    ASSERT_EQ(inspector.problem(), "") << to_toml(named);
  }
  EXPECT_LE(unfinished, tables / 20) << "some odd tables need very many rolls, but not most";
}

TEST(HouseRules, are_all_read) { EXPECT_GE(house_rules().size(), 8U); }

// --- What must not matter

struct Situation {
  const NamedRules& named;
  Position position;  // a roll is awaited
  Roll roll;

  [[nodiscard]] const Rules& rules() const { return named.rules; }
};

std::ostream& operator<<(std::ostream& out, const Situation& situation) {
  return out << to_text(situation.named, situation.position) << '\t' << to_text(situation.roll) << '\n';
}

/// Scattered pieces, and perhaps some play from there.
template <class Below>
Situation any_situation(const NamedRules& named, Below& below) {
  const auto players = static_cast<int>(2U + below(named.rules.board.arms - 1U));
  Situation situation{.named = named, .position = scattered(named.rules, players, below), .roll = {}};
  for (unsigned rolls = below(4); rolls > 0; --rolls) {
    Position next = situation.position;
    do {
      next = random_step(named.rules, next, below).after;
    } while (next.phase == Phase::play || next.phase == Phase::atone);
    if (next.phase == Phase::over) break;
    situation.position = next;
  }
  const std::vector<Roll> rolls = rolls_of(named.rules, situation.position);
  situation.roll = rolls[below(static_cast<unsigned>(rolls.size()))];
  return situation;
}

/// Calls check(situation, below) for many situations under built-in and house rules. RapidCheck draws the seed; to
/// shrink it would make nothing simpler, so that one seed makes several situations.
template <class Check>
void for_many_situations(Check&& check) {
  GameRandom random(*rc::gen::noShrink(rc::gen::arbitrary<std::uint64_t>()), 0);
  auto below = [&random](unsigned n) { return static_cast<unsigned>(random.below(n)); };
  for (int k = 0; k < 20; ++k) {
    const std::span<const NamedRules> all = below(4) == 0 ? std::span<const NamedRules>(house_rules()) : variants();
    const Situation situation = any_situation(all[below(static_cast<unsigned>(all.size()))], below);
    RC_LOG() << situation;
    check(situation, below);
  }
}

std::set<std::string> texts_of(const NamedRules& named, const std::vector<Outcome>& outcomes) {
  std::set<std::string> texts;
  for (const Outcome& outcome : outcomes) texts.insert(to_text(named, outcome.position));
  return texts;
}

std::set<std::string> outcomes_of(const NamedRules& named, const Position& position, Roll roll) {
  return texts_of(named, outcomes_of_roll(named.rules, position, roll));
}

RC_GTEST_PROP(AnyPosition, keeps_every_invariant_through_a_roll, ()) {
  for_many_situations([](const Situation& situation, auto& below) {
    Position position = situation.position;
    for (int k = 0; k < 12 && position.phase != Phase::over; ++k) {
      RC_ASSERT(wrong_with(Given(situation.rules()), position) == "");
      RC_ASSERT(wrong_with_choices(situation.rules(), position) == "");
      RC_ASSERT(wrong_with_text(situation.named, position) == "");
      const Step step = random_step(situation.rules(), position, below);
      RC_ASSERT((step.rolled ? wrong_with_roll(situation.rules(), position, step.roll, step.after)
                             : wrong_with_step(situation.rules(), position, step.action, step.after)) == "");
      position = step.after;
    }
  });
}

RC_GTEST_PROP(AnyPosition, gives_each_outcome_once_and_a_play_that_leads_there, ()) {
  for_many_situations([](const Situation& situation, auto&) {
    const std::vector<Outcome> outcomes = outcomes_of_roll(situation.rules(), situation.position, situation.roll);
    RC_ASSERT(!outcomes.empty());
    RC_ASSERT(texts_of(situation.named, outcomes).size() == outcomes.size());
    for (const Outcome& outcome : outcomes) {
      const Position thrown = after_roll(situation.rules(), situation.position, situation.roll);
      Position played = thrown;
      for (const Action& action : outcome.play) played = after(situation.rules(), played, action);
      RC_ASSERT(played == outcome.position);
      const Result<std::vector<Action>> read =
          parse_play(situation.rules(), thrown, play_text(situation.rules(), thrown, outcome.play));
      RC_ASSERT(static_cast<bool>(read));
      RC_ASSERT(*read == outcome.play);
    }
  });
}

RC_GTEST_PROP(Outcomes, do_not_depend_on_the_order_of_the_dice, ()) {
  for_many_situations([](const Situation& situation, auto&) {
    const auto [one, other] = situation.roll;
    if (other == 0) return;
    RC_ASSERT(outcomes_of(situation.named, situation.position, {.first = one, .second = other}) ==
              outcomes_of(situation.named, situation.position, {.first = other, .second = one}));
  });
}

/// B5: pieces of one colour are alike: the same position with the pieces of one hand in another order.
Position relabelled(const Rules& rules, Position position, Seat seat, const std::array<unsigned, max_pieces>& order) {
  const Position before = position;
  const bool offends = position.guilty != 0 && position.offender == seat;
  if (offends) position.guilty = 0;
  for (unsigned piece = 0; piece < max_pieces; ++piece) {
    position.pieces[seat][piece] = before.pieces[seat][order[piece]];
    position.stood[seat] = with_age(position.stood[seat], piece, age_of(before.stood[seat], order[piece]));
    if (offends && (before.guilty & bit_of(order[piece])) != 0) {
      position.guilty = static_cast<std::uint8_t>((position.guilty | bit_of(piece)) & 15U);
    }
  }
  return canonical(rules, position);
}

RC_GTEST_PROP(Outcomes, B5_do_not_depend_on_how_pieces_are_labelled, ()) {
  for_many_situations([](const Situation& situation, auto& below) {
    std::array<unsigned, max_pieces> order{0, 1, 2, 3};
    for (unsigned k = 3; k > 0; --k) std::swap(order[k], order[below(k + 1)]);
    const Seat seat = detail::any_seat(situation.position.playing, below);
    const Position again = relabelled(situation.rules(), situation.position, seat, order);
    RC_ASSERT(again == situation.position);
  });
}

/// Every seat one arm further in turn order. On a board whose arms are all alike, nothing else changes.
Position turned_by_one_seat(const Rules& rules, const Position& position) {
  const unsigned arms = rules.board.arms;
  const auto next = [arms](unsigned seat) { return (seat + 1U) % arms; };
  const auto turned = [&](unsigned seats) {
    return static_cast<std::uint8_t>(((seats << 1U) | (seats >> (arms - 1U))) & ((1U << arms) - 1U));
  };
  Position moved = position;
  for (unsigned seat = 0; seat < arms; ++seat) {
    moved.pieces[next(seat)] = position.pieces[seat];
    moved.stood[next(seat)] = position.stood[seat];
  }
  moved.turn = static_cast<Seat>(next(position.turn));
  moved.playing = turned(position.playing);
  moved.first_fives = turned(position.first_fives);
  if (position.guilty != 0) moved.offender = static_cast<Seat>(next(position.offender));
  moved.finished = 0;
  unsigned shift = 0;
  for (unsigned left = position.finished; left != 0; left >>= 4U) {
    moved.finished |= (next((left & 15U) - 1U) + 1U) << shift;
    shift += 4;
  }
  // P6, D8: a mark for the higher of two seats; turning may make it the lower.
  moved.latecomers = 0;
  for (unsigned owner = 0; owner < arms; ++owner) {
    if ((position.playing & bit_of(owner)) == 0) continue;
    const detail::Arrivals rivals = detail::rivals_on_start(rules, position, static_cast<Seat>(owner));
    if (!rivals.matter) continue;
    const bool higher_last = (position.latecomers & bit_of(owner)) != 0;
    const unsigned last = next(higher_last ? rivals.high : rivals.low);
    const unsigned first = next(higher_last ? rivals.low : rivals.high);
    if (last > first) moved.latecomers |= static_cast<std::uint8_t>(bit_of(next(owner)));
  }
  return moved;
}

RC_GTEST_PROP(Outcomes, B6_turn_with_the_board, ()) {
  for_many_situations([](const Situation& situation, auto&) {
    const Position moved = turned_by_one_seat(situation.rules(), situation.position);
    RC_ASSERT(wrong_with_text(situation.named, moved) == "");
    std::set<std::string> expected;
    for (const Outcome& outcome : outcomes_of_roll(situation.rules(), situation.position, situation.roll)) {
      expected.insert(to_text(situation.named, turned_by_one_seat(situation.rules(), outcome.position)));
    }
    RC_ASSERT(outcomes_of(situation.named, moved, situation.roll) == expected);
  });
}

RC_GTEST_PROP(Outcomes, M10_a_call_takes_one_guilty_piece_and_nothing_else, ()) {
  for_many_situations([](const Situation& situation, auto&) {
    const Position& position = situation.position;
    const std::vector<Outcome> outcomes = outcomes_of_call(situation.rules(), position);
    RC_ASSERT(outcomes.empty() == (position.guilty == 0));
    for (const Outcome& outcome : outcomes) {
      Position expected = position;
      Hand& hand = expected.pieces[position.offender];
      hand[outcome.play.front().piece] = nest;
      std::ranges::sort(hand);
      expected.guilty = 0;
      expected.offender = 0;
      RC_ASSERT(canonical(situation.rules(), outcome.position) == outcome.position);
      expected.stood = outcome.position.stood;  // a blockade may have been broken
      RC_ASSERT(outcome.position == expected);
    }
  });
}

/// The chance of each action when every number that is asked for is as likely, by trying them all.
std::vector<double> chances_of_picks(const Rules& rules, const Position& position, const ActionList& legal) {
  std::vector<double> chances(legal.size());
  const Engine engine{Given(rules)};
  std::vector<unsigned> script{0};
  while (!script.empty()) {
    std::vector<unsigned> sizes;
    const auto pick = [&](unsigned n) {
      sizes.push_back(n);
      if (sizes.size() > script.size()) script.push_back(0);
      return script[sizes.size() - 1];
    };
    Action action{};
    Crowd<Given> crowd;
    if (!engine.pick_choice(position, pick, action, crowd)) break;
    double chance = 1;
    for (const unsigned n : sizes) chance /= n;
    const auto found = std::find(legal.begin(), legal.end(), action);
    RC_ASSERT(found != legal.end());
    chances[static_cast<std::size_t>(found - legal.begin())] += chance;
    script.resize(sizes.size());
    while (!script.empty() && ++script.back() == sizes[script.size() - 1]) script.pop_back();
  }
  return chances;
}

RC_GTEST_PROP(RandomPlay, every_legal_action_is_equally_likely, ()) {
  for_many_situations([](const Situation& situation, auto& below) {
    Position position = after_roll(situation.rules(), situation.position, situation.roll);
    for (int k = 0; k < 4 && position.phase == Phase::play; ++k) {
      RC_LOG() << to_text(situation.named, position) << "\n";
      const ActionList legal = legal_actions(situation.rules(), position);
      for (const double chance : chances_of_picks(situation.rules(), position, legal)) {
        RC_ASSERT(std::abs(chance * legal.size() - 1) < 1e-9);
      }
      position = random_step(situation.rules(), position, below).after;
    }
  });
}

RC_GTEST_PROP(Seats, B6_sit_as_far_apart_as_they_can, ()) {
  Rules rules = medellin;
  rules.board.arms = *rc::gen::element<std::uint8_t>(4, 6, 8);
  const int arms = rules.board.arms;
  const int players = *rc::gen::inRange(2, arms + 1);
  const Seats seats = seats_for(rules, players);
  RC_ASSERT(std::popcount(seats) == players);
  RC_ASSERT((seats & 1U) == 1U);
  int nearest = arms;
  int last = -arms;
  for (int seat = 0; seat < 2 * arms; ++seat) {
    if ((seats & bit_of(static_cast<unsigned>(seat % arms))) == 0) continue;
    nearest = std::min(nearest, seat - last);
    last = seat;
  }
  RC_ASSERT(nearest == arms / players);
}

TEST(Seats, B6_two_players_sit_at_1_and_3_three_at_1_2_and_3) {
  EXPECT_EQ(seats_for(parchis2d, 2), 0b0101);
  EXPECT_EQ(seats_for(parchis2d, 3), 0b0111);
  EXPECT_EQ(seats_for(parchis2d, 4), 0b1111);
}

}  // namespace
}  // namespace salida

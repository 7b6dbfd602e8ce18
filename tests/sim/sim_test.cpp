// The simulator's numbers: counted again from the positions alone, added up in any order, and the same as others found.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "core/play.hpp"
#include "core/variants.hpp"
#include "given/how_long.hpp"
#include "notation/catalogue.hpp"
#include "notation/reading.hpp"
#include "sim/checkpoint.hpp"
#include "sim/playout.hpp"
#include "sim/simulate.hpp"
#include "sim/summary.hpp"

namespace salida {
namespace {

SimSetup setup_for(const Rules& rules, int players = 4, Until until = Until::first) {
  return {.rules = rules, .seats = seats_for(rules, players), .until = until, .seed = 5, .choices_every = 1};
}

Totals played(const SimSetup& setup, std::uint64_t first, std::uint64_t games) {
  Totals totals;
  simulate(setup, first, games, totals, nullptr);
  return totals;
}

// --- Counted again

/// The same counts from what was before and after each roll and action, seat by seat, without any of the counter's
/// shortcuts.
class Recount {
 public:
  explicit Recount(const Rules& rules) : rules_(rules) {}

  std::array<std::array<std::uint64_t, statistics>, max_seats> counts{};
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;
  std::uint64_t lead_changes = 0;

  void threw(Seat /*seat*/, std::uint32_t /*die*/) {}
  void begins(const Position& position) {
    ++of(position.turn, Statistic::turns);
    begins_turn_ = true;
  }
  void rolled(const Position& before, Roll roll, const Position& after) {
    ++of(before.turn, Statistic::rolls);
    const Board board{.arms = rules_.board.arms};
    if (begins_turn_ && is_all_in_nest(board, before.pieces[before.turn])) ++of(before.turn, Statistic::nest_turns);
    begins_turn_ = false;
    const bool repeats = rules_.dice.count == 1 ? roll.first == 6 : roll.second != 0 && roll.is_double();
    const bool penalty = rules_.repeat.limit != 0 && repeats && before.doubles + 1 == rules_.repeat.limit;
    if (penalty) of(before.turn, Statistic::penalties) += lost(before, after, before.turn);
    if (after.phase != Phase::play && !penalty) ++of(before.turn, Statistic::idle_rolls);
    if (after.phase == Phase::play) count_decision(after);
    note_turn(before, after);
  }
  void acted(const Position& before, Action action, const Position& after) {
    if (action.kind == ActionKind::call) {
      ++of(before.offender, Statistic::missed);
      ++of(action.piece, Statistic::calls);
      return;
    }
    if (action.kind == ActionKind::atone) return;
    const Seat seat = before.turn;
    std::uint64_t captured = 0;
    for (unsigned rival = 0; rival < max_seats; ++rival) {
      if (rival == seat) continue;
      captured += lost(before, after, rival);
      of(rival, Statistic::suffered) += lost(before, after, rival);
    }
    of(seat, action.kind == ActionKind::enter ? Statistic::start_captures : Statistic::captures) += captured;
    if (action.kind == ActionKind::enter)
      of(seat, Statistic::exits) += pieces_in_nest(before.pieces[seat]) - pieces_in_nest(after.pieces[seat]);
    if (action.kind == ActionKind::reward) ++of(seat, Statistic::rewards);
    if (after.phase == Phase::play) count_decision(after);
    note_turn(before, after);
  }
  void awaits_roll(const Position& position) {
    unsigned ahead = leader_;
    const auto come = [&position](unsigned seat) {
      if (seat == max_seats) return 0;
      const Hand& hand = position.pieces[seat];
      return std::accumulate(hand.begin(), hand.end(), 0);
    };
    for (unsigned seat = 0; seat < max_seats; ++seat) ahead = come(seat) > come(ahead) ? seat : ahead;
    if (ahead != leader_ && leader_ != max_seats) ++lead_changes;
    leader_ = ahead;
  }

  void next_game() { leader_ = max_seats; }

 private:
  std::uint64_t& of(unsigned seat, Statistic statistic) { return counts[seat][static_cast<std::size_t>(statistic)]; }
  static std::uint64_t lost(const Position& before, const Position& after, unsigned seat) {
    const unsigned now = pieces_in_nest(after.pieces[seat]);
    const unsigned then = pieces_in_nest(before.pieces[seat]);
    return now > then ? now - then : 0;
  }
  void count_decision(const Position& position) {
    ++decisions;
    choices += legal_actions(rules_, position).size();
  }
  void note_turn(const Position& before, const Position& after) {
    if (after.phase != Phase::roll || after.turn == before.turn) return;
    ++of(after.turn, Statistic::turns);
    begins_turn_ = true;
  }

  const Rules& rules_;
  bool begins_turn_ = true;
  unsigned leader_ = max_seats;
};

class CountedRules : public testing::TestWithParam<NamedRules> {};

TEST_P(CountedRules, are_counted_as_by_hand) {
  const Rules& rules = GetParam().rules;
  for (const int players : {2, 4}) {
    for (const Until until : {Until::first, Until::places}) {
      const SimSetup setup = setup_for(rules, players, until);
      const std::uint64_t games = as_many_as(30);
      const Totals totals = played(setup, 0, games);
      Recount recount(rules);
      for (std::uint64_t game = 0; game < games; ++game) {
        play_random_game(Given(rules), {.seats = setup.seats, .until = until, .seed = setup.seed, .game = game},
                         recount);
        recount.next_game();
      }
      EXPECT_EQ(totals.games, games);
      for (std::size_t k = 0; k < statistics; ++k) {
        std::uint64_t all = 0;
        for (unsigned seat = 0; seat < max_seats; ++seat) {
          EXPECT_EQ(totals.seat[seat][k].sum, recount.counts[seat][k])
              << names_of<Statistic>[k] << " of seat " << seat + 1;
          all += recount.counts[seat][k];
        }
        EXPECT_EQ(totals.game[k].sum, all) << names_of<Statistic>[k];
      }
      EXPECT_EQ(totals.decisions, recount.decisions);
      EXPECT_EQ(totals.choices, recount.choices);
      EXPECT_EQ(totals.lead_changes.sum, recount.lead_changes);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sim, CountedRules, testing::ValuesIn(variants().begin(), variants().end()),
                         [](const auto& named) { return named.param.id; });

TEST(Sim, what_is_captured_is_suffered_and_what_enters_comes_from_the_nest) {
  for (const NamedRules& named : variants()) {
    const Totals totals = played(setup_for(named.rules), 0, as_many_as(200));
    const auto sum = [&totals](Statistic statistic) { return totals.game[static_cast<std::size_t>(statistic)].sum; };
    EXPECT_EQ(sum(Statistic::captures) + sum(Statistic::start_captures), sum(Statistic::suffered)) << named.id;
    EXPECT_EQ(sum(Statistic::missed), sum(Statistic::calls)) << named.id;  // random play calls every miss
    std::uint64_t entered = 0;
    std::uint64_t captured = 0;
    for (unsigned seat = 0; seat < 4; ++seat) {
      entered += totals.visits[seat][start_place];
      captured += std::accumulate(totals.captures[seat].begin(), totals.captures[seat].end(), std::uint64_t{0});
    }
    EXPECT_GE(entered, sum(Statistic::exits)) << named.id;  // M9: a piece may come to its start again
    EXPECT_EQ(captured, sum(Statistic::suffered)) << named.id;
  }
}

// --- Added up

TEST(Totals, do_not_depend_on_how_a_run_is_divided) {
  const SimSetup setup = setup_for(medellin);
  const Totals whole = played(setup, 0, 60);
  Totals parts = played(setup, 37, 23);
  parts.add(played(setup, 0, 10));
  parts.add(played(setup, 10, 27));
  EXPECT_EQ(whole.words(), parts.words());
}

TEST(Totals, count_every_game_once) {
  const Totals totals = played(setup_for(parchis4a, 4, Until::places), 0, 50);
  EXPECT_EQ(std::accumulate(totals.lengths.counts.begin(), totals.lengths.counts.end(), std::uint64_t{0}), 50U);
  EXPECT_EQ(std::accumulate(totals.wins_in_order.begin(), totals.wins_in_order.end(), std::uint64_t{0}), 50U);
  for (std::size_t place = 0; place < 4; ++place) {
    std::uint64_t in_place = 0;
    for (unsigned seat = 0; seat < 4; ++seat) in_place += totals.places_of[seat][place];
    EXPECT_EQ(in_place, 50U) << place;
  }
}

TEST(Sim, rows_say_what_the_totals_say) {
  const SimSetup setup = setup_for(parchis2d);
  Totals totals;
  std::string rows;
  simulate(setup, 3, 20, totals, &rows);
  const auto columns = static_cast<std::size_t>(std::ranges::count(row_names(), ',')) + 1;
  std::uint64_t turns = 0;
  std::uint64_t game = 3;
  for (const std::string_view line : parts_of(std::string_view(rows).substr(0, rows.size() - 1), '\n')) {
    const auto cells = parts_of(line, ',');
    ASSERT_EQ(cells.size(), columns) << line;
    EXPECT_EQ(cells[0], std::to_string(game++));
    turns += static_cast<std::uint64_t>(number_in(cells[4], 0, 100'000).value_or(-1));
  }
  EXPECT_EQ(game, 23U);
  EXPECT_EQ(turns, totals.game[static_cast<std::size_t>(Statistic::turns)].sum);
}

TEST(Sim, games_that_never_end_are_told_apart) {
  Rules stuck = simulator;
  stuck.goal.passing = Passing::by_duty;  // always round again when it can: some games go on for long, none is lost
  const Totals totals = played(setup_for(stuck), 0, 3);
  EXPECT_EQ(totals.games, 3U);
  std::uint64_t wins = 0;
  for (const auto& places : totals.places_of) wins += places[0];
  EXPECT_EQ(wins + totals.unfinished, 3U);
}

// --- Kept

TEST(Checkpoint, reads_back_as_it_was) {
  const Totals totals = played(setup_for(parcheesi), 0, 12);
  const Checkpoint kept{.run = "a run", .games = 12, .milliseconds = 345, .row_bytes = 678, .totals = totals};
  const std::string text = to_text(kept);
  const Result<Checkpoint> read = read_checkpoint(text, "a run", "kept");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->totals.words(), totals.words());
  EXPECT_EQ(read->games, 12U);
  EXPECT_EQ(read->milliseconds, 345U);
  EXPECT_EQ(read->row_bytes, 678U);
  EXPECT_EQ(to_text(*read), text);
}

TEST(Checkpoint, is_refused_where_a_letter_is_missing_or_wrong) {
  const std::string text =
      to_text(Checkpoint{.run = "a run", .games = 1, .totals = played(setup_for(parchis4a), 0, 1)});
  ASSERT_TRUE(read_checkpoint(text, "a run", "kept"));
  EXPECT_FALSE(read_checkpoint(text, "another run", "kept"));
  for (std::size_t at = 0; at < text.size(); at += 97) {
    EXPECT_FALSE(read_checkpoint(std::string_view(text).substr(0, at), "a run", "kept")) << at;
    std::string changed = text;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    EXPECT_FALSE(read_checkpoint(changed, "a run", "kept")) << at;
  }
}

// --- Summed up

TEST(Summary, means_and_deviations) {
  Moments moments;
  for (const std::uint64_t number : {2U, 4U, 4U, 4U, 5U, 5U, 7U, 9U}) moments.add(number);
  const Estimate estimate = estimate_of(moments, 8);
  EXPECT_DOUBLE_EQ(estimate.mean, 5);
  EXPECT_NEAR(estimate.sd, std::sqrt(32.0 / 7), 1e-12);
  EXPECT_NEAR(estimate.high - estimate.mean, 1.959964 * estimate.sd / std::sqrt(8), 1e-6);
  EXPECT_NEAR(estimate_of(moments, 8, 10).mean, 0.5, 1e-12);
  EXPECT_EQ(estimate_of({}, 0).mean, 0);
}

TEST(Summary, shares_have_the_interval_of_wilson) {
  const Share share = share_of(10, 100);  // 0.0552 to 0.1744, as in the literature
  EXPECT_NEAR(share.low, 0.0552, 5e-5);
  EXPECT_NEAR(share.high, 0.1744, 5e-5);
  EXPECT_EQ(share_of(0, 20).low, 0);
  EXPECT_GT(share_of(0, 20).high, 0.1);
  EXPECT_EQ(share_of(20, 20).high, 1);
}

TEST(Summary, quantiles_and_histogram_of_known_lengths) {
  Totals totals;
  totals.games = 100;
  for (std::uint32_t turns = 101; turns <= 200; ++turns) ++totals.lengths.counts[Lengths::bin_of(turns)];
  const Summary summary = summary_of(totals, 0b1111);
  ASSERT_EQ(summary.quantiles.size(), 5U);
  EXPECT_EQ(summary.quantiles[0].turns, 105U);
  EXPECT_EQ(summary.quantiles[2].turns, 150U);
  EXPECT_EQ(summary.quantiles[4].turns, 195U);
  EXPECT_EQ(summary.lengths.width, 2U);
  EXPECT_EQ(summary.lengths.from, 100U);
  EXPECT_EQ(std::accumulate(summary.lengths.counts.begin(), summary.lengths.counts.end(), std::uint64_t{0}), 100U);
}

TEST(Summary, very_long_games_are_counted_by_the_hundred) {
  EXPECT_EQ(Lengths::bin_of(1999), 1999U);
  EXPECT_EQ(Lengths::bin_of(2000), 2000U);
  EXPECT_EQ(Lengths::bin_of(2099), 2000U);
  EXPECT_EQ(Lengths::bin_of(2100), 2001U);
  EXPECT_EQ(Lengths::lowest_of(2001), 2100U);
  EXPECT_EQ(Lengths::bin_of(most_rolls), Lengths::bin_of(most_rolls - 1) + (most_rolls % 100 == 0 ? 1 : 0));
  Totals totals;
  totals.games = 2;
  ++totals.lengths.counts[Lengths::bin_of(150)];
  ++totals.lengths.counts[Lengths::bin_of(90'000)];
  const Summary summary = summary_of(totals, 0b1111);
  EXPECT_EQ(std::accumulate(summary.lengths.counts.begin(), summary.lengths.counts.end(), std::uint64_t{0}), 2U);
}

TEST(Summary, an_advantage_of_the_first_player_is_significant_or_not) {
  Totals totals;
  totals.games = 10'000;
  totals.wins_in_order = {2'600, 2'450, 2'450, 2'500};
  const FirstAdvantage first = summary_of(totals, 0b1111).first;
  EXPECT_NEAR(first.z, (0.26 - 0.25) / std::sqrt(0.25 * 0.75 / 10'000), 1e-9);
  EXPECT_NEAR(first.p, 0.0209, 1e-4);
}

// --- What others found (docs/simulator.md has the comparison at full length)

struct Found {
  std::string_view id;
  Statistic statistic;
  double mean;
  double half;  // of the interval that was found there
};

TEST(Sim, random_play_comes_to_what_other_programs_found) {
  // The programs behind the seeds for simulator and parchis4a, the second implementation for the others.
  const std::array<Found, 14> all{{
      {"simulator", Statistic::turns, 202.8, 0.3},
      {"simulator", Statistic::captures, 20.64, 0.05},
      {"simulator", Statistic::start_captures, 1.744, 0.02},
      {"parchis4a", Statistic::turns, 280.0, 0.2},
      {"parchis4a", Statistic::rolls, 334.4, 0.3},
      {"parchis4a", Statistic::suffered, 16.82, 0.02},
      {"parchis4a", Statistic::penalties, 1.008, 0.01},
      {"parchis2d", Statistic::turns, 140.6, 1.0},
      {"parchis2d", Statistic::captures, 15.8, 0.2},
      {"parchis2d", Statistic::rewards, 19.4, 0.3},
      {"medellin", Statistic::turns, 333.9, 4.3},
      {"medellin", Statistic::calls, 16.3, 0.3},
      {"parcheesi", Statistic::turns, 252.6, 8.6},
      {"parcheesi", Statistic::captures, 27.8, 1.2},
  }};
  const std::uint64_t games = as_many_as(1'500);
  for (const NamedRules& named : variants()) {
    const Summary summary = summary_of(played(setup_for(named.rules), 0, games), 0b1111);
    for (const Found& found : all) {
      if (found.id != named.id) continue;
      const Estimate& ours = summary.estimates[static_cast<std::size_t>(found.statistic)];
      const double half = std::hypot(ours.high - ours.mean, found.half);
      EXPECT_NEAR(ours.mean, found.mean, 1.6 * half)  // three standard errors of the difference
          << named.id << ' ' << names_of<Statistic>[static_cast<std::size_t>(found.statistic)];
    }
  }
}

}  // namespace
}  // namespace salida

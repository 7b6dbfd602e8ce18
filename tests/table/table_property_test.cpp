// Random games among people and bots: calls, moves taken back, seats handed over, resignations. Whatever was done, the
// record goes on from any roll as the game itself would, and a step costs the same however long the game is.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/bots.hpp"
#include "dice/game_random.hpp"
#include "given/some_tables.hpp"
#include "record/dice_check.hpp"
#include "record/opening.hpp"
#include "record/record_growth.hpp"
#include "record/record_json.hpp"
#include "record/record_reader.hpp"
#include "record/record_text.hpp"
#include "sim/recorded_game.hpp"
#include "table/session.hpp"

namespace salida {
namespace {

constexpr DiceSeed seed{1, 2, 3};

Session new_session(std::string_view id, const std::vector<std::string>& kinds) {
  const NamedRules& named = *find_variant(id);
  const Seats seats = seats_for(named.rules, static_cast<int>(kinds.size()));
  BotMaker maker = [&named](std::string_view name) { return make_bot(name, {.rules = named.rules}); };
  return {Table::with_seed(opening_of(named, seats, Until::first, "2026-11-18", kinds), seed),
          {.make_bot = std::move(maker)}};
}

/// Does one thing that can be done now, whatever it is.
void do_something(Session& session, GameRandom& random, bool may_resign) {
  const std::vector<RecordedSeat>& seats = session.record().seats;
  const Seat any = seats[random.below(static_cast<std::uint32_t>(seats.size()))].seat;
  if (may_resign && session.belongs_to_person(any) && random.below(10) == 0) {
    session.resign(any);
    return;
  }
  switch (random.below(40)) {
    case 0: session.hand_over(any, "random"); return;
    case 1: session.take_back(any); return;
    case 2: session.go_on(any); return;
    case 3: (void)session.call(any); return;
    case 4:
      if (session.can_undo()) session.undo();
      return;
    default: break;
  }
  const Awaited awaited = session.awaited();
  if (awaited.then != ByItself::nothing && random.below(2) == 0) session.proceed();
  else if (awaited.what == Awaits::calls) session.go_on(any);
  else if (awaited.what == Awaits::roll) session.roll();
  else session.act(session.choices()[random.below(static_cast<std::uint32_t>(session.choices().size()))]);
}

/// What a game is about to be, for whoever sits at it.
void expect_same(const Session& one, const Session& other) {
  EXPECT_EQ(one.record(), other.record());
  EXPECT_EQ(one.position(), other.position());
  EXPECT_EQ(one.table().rolled_last(), other.table().rolled_last());
  for (const RecordedSeat& seat : one.record().seats) {
    EXPECT_EQ(one.is_person(seat.seat), other.is_person(seat.seat)) << int{seat.seat};
    EXPECT_EQ(one.belongs_to_person(seat.seat), other.belongs_to_person(seat.seat)) << int{seat.seat};
    EXPECT_EQ(one.bot_at(seat.seat), other.bot_at(seat.seat)) << int{seat.seat};
  }
}

TEST(TableProperty, a_game_goes_on_from_its_record_at_any_roll_as_it_would_have) {
  int resigned = 0;
  for (unsigned game = 0; game < 24; ++game) {
    GameRandom random(game, 1);
    Session session = new_session(game % 2 == 0 ? "medellin" : "parchis4a", {"person", "random", "person", "person"});
    for (int k = 0; k < 250 && !session.is_closed(); ++k) {
      do_something(session, random, k > 150);
      if (session.is_closed() || !session.table().awaits_roll() || random.below(16) != 0) continue;
      expect_same(session, resumed(session, seed));
    }
    const std::string text = to_text(session.record());
    const std::string lines = to_json_lines(session.record());
    const auto read = RecordReader(text, "game", OpenTurn::kept).next();
    ASSERT_TRUE(read && *read) << (*read).error().text();
    const auto read_lines = RecordJsonReader(lines, "game").next();
    ASSERT_TRUE(read_lines && *read_lines) << (*read_lines).error().text();
    if (!session.is_closed()) continue;
    ++resigned;
    EXPECT_EQ((*read)->record, session.record());
    EXPECT_EQ((*read_lines)->record, session.record());
    EXPECT_EQ(fault_of_hash_dice((*read)->record), std::nullopt);
  }
  EXPECT_GT(resigned, 10) << "games that ended by resignation";
}

TEST(TableProperty, the_parts_of_a_growing_record_are_the_record_and_stay_small) {
  GameRandom random(7, 1);
  Session session = new_session("medellin", {"person", "random", "person", "random"});
  RecordGrowth growth(session.record());
  std::string text = RecordGrowth::opening(session.record());
  std::vector<std::size_t> bytes;
  while (!session.is_closed()) {
    do_something(session, random, false);
    if (!session.table().awaits_roll() && !session.is_closed()) continue;
    const std::string part = growth.added(session.record());
    bytes.push_back(part.size());
    text += part;
  }
  ASSERT_GT(session.record().steps.size(), 800U) << "a long game";
  const std::size_t closing = bytes.back();
  bytes.pop_back();
  EXPECT_LT(std::ranges::max(bytes), 200U);
  EXPECT_LT(closing, 400U);
  const auto read = RecordReader(text, "game").next();
  ASSERT_TRUE(read && *read) << (*read).error().text();
  EXPECT_EQ((*read)->record, session.record());
}

TEST(TableProperty, a_growing_record_opens_wherever_it_was_cut) {
  GameRandom random(3, 1);
  Session session = new_session("parchis4a", {"person", "random", "person", "person"});
  for (int k = 0; k < 150 && !session.is_closed(); ++k) do_something(session, random, k > 100);
  const std::string text = to_text(session.record());
  const std::size_t begins = text.find("begins ");
  for (std::size_t bytes = text.find('\n', begins) + 1; bytes < text.size(); ++bytes) {
    const std::string cut = text.substr(0, bytes);
    const auto read = RecordReader(cut, "game", OpenTurn::kept).next();
    ASSERT_TRUE(read && *read) << bytes << ": " << (*read).error().text();
    const Record& record = (*read)->record;
    ASSERT_LE(record.steps.size(), session.record().steps.size());
    ASSERT_TRUE(std::equal(record.steps.begin(), record.steps.end(), session.record().steps.begin())) << bytes;
  }
}

}  // namespace
}  // namespace salida

// A game while it is played: dice from a seed, undo, calls, and going on after an interruption.
#include "table/table.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/random_player.hpp"
#include "dice/game_random.hpp"
#include "given/files.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "record/dice_check.hpp"
#include "record/record_reader.hpp"
#include "record/record_text.hpp"
#include "sim/recorded_game.hpp"

namespace salida {
namespace {

using testing::HasSubstr;

Record terms_for(const std::string& id, int players) {
  const NamedRules& named = rules_called(id);
  return opening_of(named, seats_for(named.rules, players), named.rules.goal.until, "2026-11-16", {});
}

Record terms_from(const std::string& text) {
  const Result<FoundPosition> found = parse_position(variants(), text);
  Record terms = opening_of(*found->named, found->position.playing, Until::first, "2026-11-16", {});
  terms.from_position = true;
  terms.begins = found->position;
  return terms;
}

DiceSeed some_seed() {
  DiceSeed seed{};
  for (std::size_t k = 0; k < seed.size(); ++k) seed[k] = static_cast<std::uint8_t>(k * 7);
  return seed;
}

/// Somebody plays at random until so many rolls have been thrown, or to the end.
void play_some(Table& table, GameRandom& random, int rolls) {
  while (!table.is_over()) {
    if (table.awaits_roll()) {
      if (rolls-- == 0) return;
      if (table.position().guilty != 0) {
        const ActionList calls = legal_actions(table.named().rules, table.position());
        EXPECT_TRUE(table.call(static_cast<Seat>(calls[0].piece)));
        continue;
      }
      table.roll();
    } else {
      table.act(choose_at_random(legal_actions(table.named().rules, table.position()), random));
    }
  }
}

TEST(Table, a_whole_game_is_a_sound_record_whose_dice_anyone_can_check) {
  for (const char* const id : {"medellin", "simulator", "parchis4a", "parchis2d", "parcheesi"}) {
    Table table = Table::with_seed(terms_for(id, 4), some_seed());
    GameRandom random(1, 1);
    play_some(table, random, 100'000);
    ASSERT_TRUE(table.is_over()) << id;
    EXPECT_EQ(table.record().dice.seed, std::nullopt);
    table.close();
    const std::string text = to_text(table.record());
    RecordReader reader(text, "game");
    const auto game = reader.next();
    ASSERT_TRUE(game.has_value() && *game) << (*game).error().text();
    EXPECT_EQ((*game)->position, table.position());
    EXPECT_EQ(fault_of_hash_dice((*game)->record), std::nullopt) << id;
  }
}

TEST(Table, goes_on_from_any_roll_with_the_dice_that_would_have_fallen) {
  Table whole = Table::with_seed(terms_for("parcheesi", 3), some_seed());
  GameRandom random(1, 1);
  play_some(whole, random, 60);
  for (const int rolls : {0, 1, 17, 59}) {
    Table begun = Table::with_seed(terms_for("parcheesi", 3), some_seed());
    GameRandom same(1, 1);
    play_some(begun, same, rolls);
    const Result<Table> opened = Table::go_on(begun.record(), some_seed());
    ASSERT_TRUE(opened) << opened.error().text();
    Table again = *opened;
    play_some(again, same, 60 - rolls);
    EXPECT_EQ(again.record(), whole.record());
  }
}

TEST(Table, does_not_go_on_with_another_seed_or_a_game_that_is_closed) {
  Table table = Table::with_seed(terms_for("simulator", 2), some_seed());
  GameRandom random(1, 1);
  play_some(table, random, 10);
  EXPECT_FALSE(Table::go_on(table.record(), std::nullopt));
  EXPECT_THAT(Table::go_on(table.record(), DiceSeed{}).error().text(), HasSubstr("commitment"));
  table.close();
  EXPECT_THAT(Table::go_on(table.record(), some_seed()).error().text(), HasSubstr("closed"));
}

TEST(Table, an_action_can_be_taken_back_until_the_roll_is_used_up) {
  Table table = Table::by_hand(terms_from("simulator t1 1:10,20,30,40 3:n,n,n,n"), 0);
  table.roll({.first = 2, .second = 3});
  EXPECT_FALSE(table.can_undo());
  const Position rolled = table.position();
  const Rules& rules = table.named().rules;
  table.act(*parse_action(rules, table.position(), "10-12"));
  EXPECT_TRUE(table.can_undo());
  table.undo();
  EXPECT_EQ(table.position(), rolled);
  EXPECT_EQ(table.record().steps.size(), 1U);
  EXPECT_FALSE(table.can_undo());
  table.act(*parse_action(rules, table.position(), "20-22"));
  table.act(*parse_action(rules, table.position(), "30-33"));
  EXPECT_TRUE(table.awaits_roll());
  EXPECT_FALSE(table.can_undo());
}

TEST(Table, M10_a_call_is_open_between_rolls_and_costs_nothing_where_nothing_was_missed) {
  Table table = Table::by_hand(terms_from("medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,13,g 4:n,n,n,n"), 0);
  EXPECT_FALSE(table.call(1));
  table.roll({.first = 3, .second = 1});
  const Rules& rules = table.named().rules;
  table.act(*parse_action(rules, table.position(), "20-23"));
  EXPECT_FALSE(table.call(1)) << "not within a roll";
  table.act(*parse_action(rules, table.position(), "10-11"));
  EXPECT_FALSE(table.call(0)) << "nobody calls himself";
  ASSERT_TRUE(table.call(3));
  EXPECT_EQ(table.position().phase, Phase::atone);
  table.act(legal_actions(rules, table.position())[0]);
  EXPECT_EQ(to_text(table.named(), table.position()), "medellin t2 1:n,23,g,g 2:n,n,n,n 3:n,n,13,g 4:n,n,n,n");
  EXPECT_FALSE(table.call(2));
}

TEST(RecordReader, keeps_a_turn_that_was_begun_for_who_goes_on_with_it) {
  Table table = Table::by_hand(terms_from("simulator t1 1:10,20,30,40 3:n,n,n,n"), 0);
  table.roll({.first = 2, .second = 2});
  const Rules& rules = table.named().rules;
  table.act(*parse_action(rules, table.position(), "10-12"));
  table.act(*parse_action(rules, table.position(), "20-22"));
  const std::size_t whole_roll = table.record().steps.size();
  const Position after_roll = table.position();
  table.roll({.first = 2, .second = 1});
  table.act(*parse_action(rules, table.position(), "12-14"));
  const std::string text = to_text(table.record());
  const auto kept = RecordReader(text, "game", OpenTurn::kept).next();
  ASSERT_TRUE(kept && *kept);
  EXPECT_EQ((*kept)->record.steps.size(), whole_roll);
  EXPECT_EQ((*kept)->position, after_roll);
  const auto forgotten = RecordReader(text, "game").next();
  ASSERT_TRUE(forgotten && *forgotten);
  EXPECT_TRUE((*forgotten)->record.steps.empty());
}

TEST(Table, is_sound_where_it_is_closed_in_the_middle_of_a_roll) {
  for (const int acts : {0, 1}) {
    Table table = Table::with_seed(terms_from("parchis2d t1 1:10,20,30,40 3:50,n,n,n"), some_seed());
    GameRandom random(1, 1);
    play_some(table, random, 4);
    const std::size_t whole = table.record().steps.size();
    const Position before = table.position();
    table.roll();
    ASSERT_EQ(table.position().phase, Phase::play);
    if (acts == 1) table.act(legal_actions(table.named().rules, table.position())[0]);
    table.comment("Yellow resigned");
    table.close();
    EXPECT_EQ(table.record().steps.size(), whole);
    EXPECT_EQ(table.position(), before);
    const std::string text = to_text(table.record());
    const auto read = RecordReader(text, "game").next();
    ASSERT_TRUE(read && *read) << (*read).error().text();
    EXPECT_EQ((*read)->record, table.record());
    EXPECT_THAT(text, HasSubstr("{Yellow resigned}"));
  }
}

TEST(RecordText, a_roll_that_can_still_be_played_is_not_written_as_one_that_could_not) {
  Table table = Table::by_hand(terms_from("simulator t1 1:10,20,30,40 3:n,n,n,n"), 0);
  table.roll({.first = 2, .second = 1});
  const std::string text = to_text(table.record());
  EXPECT_THAT(text, HasSubstr("1. t1 2-1:\n"));
  const auto kept = RecordReader(text, "game", OpenTurn::kept).next();
  ASSERT_TRUE(kept && *kept) << (*kept).error().text();
  EXPECT_TRUE((*kept)->record.steps.empty());
}

}  // namespace
}  // namespace salida

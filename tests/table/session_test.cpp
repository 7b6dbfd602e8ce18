// People and bots at a table.
#include "table/session.hpp"

#include <memory>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/bots.hpp"
#include "given/some_tables.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "record/record_text.hpp"
#include "table/typed_dice.hpp"

namespace salida {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(TableSession, people_decide_for_themselves_and_bots_for_the_rest) {
  Session session = session_from("simulator t1 1:10,20,30,40 3:n,n,n,50", {"person", "greedy"});
  EXPECT_TRUE(session.awaits_person());
  EXPECT_THAT(session.people(), ElementsAre(0));
  EXPECT_EQ(session.bot_at(2), "greedy");
  session.roll({.first = 2, .second = 3});
  session.act(session.legal()[0]);
  session.act(session.legal()[0]);
  EXPECT_FALSE(session.awaits_person());
  session.roll({.first = 1, .second = 2});
  session.act_for_bot();
  EXPECT_TRUE(session.awaits_person());
}

TEST(TableSession, a_seat_is_handed_to_a_bot_and_taken_back) {
  Session session = session_from("simulator t1 1:10,20,30,40 3:n,n,n,50", {"person", "person"});
  session.hand_over(0, "greedy");
  EXPECT_FALSE(session.is_person(0));
  EXPECT_TRUE(session.belongs_to_person(0));
  EXPECT_THAT(session.people(), ElementsAre(2));
  session.take_back(0);
  EXPECT_TRUE(session.awaits_person());
}

TEST(TableSession, M10_the_next_dice_wait_for_every_person_who_may_call) {
  Session session = missed_capture({"person", "greedy", "person", "person"});
  const Awaited calls{.what = Awaits::calls, .seat = 1, .is_person = false, .then = ByItself::calls_end};
  EXPECT_EQ(session.awaited(), calls);
  session.go_on(2);
  EXPECT_EQ(session.awaited(), calls) << "the last seat has not gone on";
  session.go_on(3);
  EXPECT_EQ(session.awaited().what, Awaits::roll) << "nobody waits for who threw: nobody calls himself";
}

TEST(TableSession, M10_nobody_is_waited_for_who_could_only_call_himself) {
  const Session session = missed_capture({"person", "greedy", "greedy", "greedy"});
  EXPECT_EQ(session.awaited().what, Awaits::roll);
}

TEST(TableSession, M10_bots_call_when_people_have_had_their_time_and_only_once) {
  Session session = missed_capture({"person", "greedy", "greedy", "person"});
  EXPECT_EQ(session.position().phase, Phase::roll) << "no bot calls by itself";
  session.proceed();
  EXPECT_EQ(session.position().phase, Phase::atone);
  EXPECT_TRUE(session.awaits_person()) << "the one who missed chooses the piece";
  session.act(session.legal()[0]);
  EXPECT_EQ(session.awaited().what, Awaits::calls);
  session.proceed();
  EXPECT_EQ(session.position().phase, Phase::roll);
  EXPECT_EQ(session.awaited().what, Awaits::roll);
}

TEST(TableSession, M10_a_roll_does_not_come_before_the_call_of_a_bot) {
  Session session = missed_capture({"person", "person", "greedy", "greedy"});
  EXPECT_FALSE(session.roll({.first = 1, .second = 2}));
  EXPECT_EQ(session.position().phase, Phase::atone);
}

TEST(TableSession, M10_people_call_and_bots_that_never_do_hold_their_tongue) {
  Session session = missed_capture({"person", "person", "greedy", "greedy"}, Calling::never);
  session.proceed();
  EXPECT_EQ(session.position().phase, Phase::roll);
  EXPECT_FALSE(session.call(2)) << "a bot is not asked";
  EXPECT_TRUE(session.call(1));
}

TEST(TableSession, nothing_is_open_to_calls_after_a_roll_that_nobody_played) {
  Session session = session_from("medellin t1 1:n,n,n,n 3:n,n,n,n", {"person", "person"});
  EXPECT_EQ(session.awaited().what, Awaits::roll);
  session.roll({.first = 1, .second = 2});
  EXPECT_EQ(session.awaited().what, Awaits::roll);
}

TEST(TableSession, what_is_awaited_never_depends_on_whether_something_was_missed) {
  Session innocent =
      session_from("medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,50,g 4:n,n,n,n", {"person", "greedy", "greedy", "person"});
  innocent.roll({.first = 3, .second = 1});
  while (innocent.awaited().what == Awaits::choice) innocent.act(innocent.legal()[0]);
  const Session guilty = missed_capture({"person", "greedy", "greedy", "person"});
  EXPECT_EQ(innocent.awaited(), guilty.awaited());
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{3}}) EXPECT_EQ(innocent.may_call(seat), guilty.may_call(seat));
}

TEST(TableSession, the_only_move_plays_itself_until_somebody_has_chosen_in_this_roll) {
  Session session = session_from("parchis2d t1 1:n,n,n,n 3:n,n,n,23", {"person", "person"});
  session.roll({.first = 5, .second = 2});
  EXPECT_EQ(session.awaited().then, ByItself::forced_move);
  session.proceed();
  EXPECT_EQ(session.awaited().then, ByItself::forced_move) << "so is the two";
  EXPECT_TRUE(session.can_undo());
  session.undo();
  EXPECT_EQ(session.awaited().then, ByItself::nothing) << "what was taken back is not forced upon anybody";
  session.act(session.choices().front());
  EXPECT_EQ(session.awaited().then, ByItself::nothing);
}

TEST(TableSession, bots_act_by_themselves_but_do_not_throw_real_dice) {
  Session session = session_from("simulator t1 1:10,20,30,40 3:n,n,n,50", {"greedy", "person"});
  EXPECT_EQ(session.awaited(), (Awaited{.what = Awaits::roll, .seat = 0, .is_person = false}));
  session.roll({.first = 2, .second = 3});
  EXPECT_EQ(session.awaited().then, ByItself::bot_acts);
  session.proceed();
  session.proceed();
  EXPECT_EQ(session.awaited().what, Awaits::roll);
  EXPECT_TRUE(session.awaits_person());
}

TEST(TableSession, who_sits_in_is_written_down_and_goes_on_from_the_record) {
  Session session = session_from("simulator t1 1:10,20,30,40 3:n,n,n,50", {"person", "person"});
  session.hand_over(2, stand_in);
  session.hand_over(2, stand_in);
  EXPECT_EQ(to_text(session.record().changes.at(0)), "bot3(3)");
  EXPECT_EQ(session.record().changes.size(), 1U);
  const Session again = resumed(session);
  EXPECT_EQ(again.bot_at(2), stand_in);
  EXPECT_TRUE(again.belongs_to_person(2));
  session.take_back(2);
  EXPECT_TRUE(resumed(session).is_person(2));
}

TEST(TableSession, who_resigns_leaves_the_seat_to_a_bot_or_ends_the_game) {
  Session four = missed_capture({"person", "person", "greedy", "greedy"});
  EXPECT_FALSE(four.ends_without(0));
  four.resign(0);
  EXPECT_FALSE(four.is_closed());
  EXPECT_EQ(four.bot_at(0), stand_in);
  EXPECT_FALSE(four.belongs_to_person(0));
  EXPECT_THAT(resigned_seats(four.record()), ElementsAre(0));
  EXPECT_FALSE(resumed(four).belongs_to_person(0));
  EXPECT_TRUE(four.ends_without(1)) << "nobody else plays in person";
  four.resign(1);
  EXPECT_TRUE(four.is_closed());
  EXPECT_EQ(four.awaited().what, Awaits::nothing);
  EXPECT_EQ(winner_by_resignation(four.record(), four.position()), std::nullopt);
}

TEST(TableSession, of_two_the_other_wins_by_resignation) {
  Session two = session_from("simulator t1 1:10,20,30,40 3:n,n,n,50", {"person", "person"});
  EXPECT_TRUE(two.ends_without(2));
  two.resign(2);
  EXPECT_TRUE(two.is_closed());
  EXPECT_EQ(winner_by_resignation(two.record(), two.position()), Seat{0});
  EXPECT_THAT(to_text(two.record()), HasSubstr("resign3\n\n[result \"1 wins by resignation\"]"));
}

TEST(TypedDice, are_read_as_people_type_them) {
  EXPECT_EQ(typed_dice("53", 2), (Roll{.first = 5, .second = 3}));
  EXPECT_EQ(typed_dice("5-3", 2), (Roll{.first = 5, .second = 3}));
  EXPECT_EQ(typed_dice("5 3", 2), (Roll{.first = 5, .second = 3}));
  EXPECT_EQ(typed_dice("6", 1), (Roll{.first = 6, .second = 0}));
  for (const char* const wrong : {"", "5", "7-1", "531", "5x3"}) EXPECT_EQ(typed_dice(wrong, 2), std::nullopt) << wrong;
}

TEST(Pace, one_table_says_how_long_a_game_waits) {
  using std::chrono::milliseconds;
  EXPECT_EQ(pause_before(ByItself::nothing, Pace::slow), std::nullopt);
  EXPECT_EQ(pause_before(ByItself::bot_acts, Pace::normal), milliseconds(600));
  EXPECT_EQ(pause_before(ByItself::forced_move, Pace::normal), milliseconds(300));
  EXPECT_EQ(pause_before(ByItself::calls_end, Pace::none), milliseconds(1000)) << "people need time at any pace";
}

TEST(TableSession, gives_the_advice_of_the_strongest_bot) {
  Session session = session_from("simulator t1 1:h1,20,g,g 3:n,n,n,23", {"person", "person"});
  session.roll({.first = 2, .second = 3});
  EXPECT_EQ(to_text(session.table().named().rules, session.position(), session.advice()), "20-23x");
}

}  // namespace
}  // namespace salida

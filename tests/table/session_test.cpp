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

namespace salida {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

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

TEST(TableSession, M10_bots_call_when_people_have_had_their_time_and_only_once) {
  Session session = missed_capture({"person", "greedy", "greedy", "person"});
  EXPECT_TRUE(session.is_open_to_calls());
  EXPECT_EQ(session.position().phase, Phase::roll) << "no bot calls by itself";
  EXPECT_TRUE(session.let_bots_call());
  EXPECT_EQ(session.position().phase, Phase::atone);
  EXPECT_TRUE(session.awaits_person()) << "the one who missed chooses the piece";
  session.act(session.legal()[0]);
  EXPECT_FALSE(session.let_bots_call());
}

TEST(TableSession, M10_a_roll_does_not_come_before_the_call_of_a_bot) {
  Session session = missed_capture({"person", "person", "greedy", "greedy"});
  EXPECT_FALSE(session.roll({.first = 1, .second = 2}));
  EXPECT_EQ(session.position().phase, Phase::atone);
}

TEST(TableSession, M10_people_call_and_bots_that_never_do_hold_their_tongue) {
  Session session = missed_capture({"person", "person", "greedy", "greedy"}, Calling::never);
  EXPECT_FALSE(session.let_bots_call());
  EXPECT_TRUE(session.call(1));
}

TEST(TableSession, nothing_is_open_to_calls_after_a_roll_that_nobody_played) {
  Session session = session_from("medellin t1 1:n,n,n,n 3:n,n,n,n", {"person", "person"});
  EXPECT_FALSE(session.is_open_to_calls());
  session.roll({.first = 1, .second = 2});
  EXPECT_FALSE(session.is_open_to_calls());
}

TEST(TableSession, who_resigns_leaves_the_seat_to_a_bot_or_ends_the_game) {
  Session four = missed_capture({"person", "person", "greedy", "greedy"});
  four.resign(0, "Red resigns");
  EXPECT_FALSE(four.record().closed);
  EXPECT_EQ(four.bot_at(0), stand_in);
  EXPECT_EQ(four.record().comments.back().text, "Red resigns");
  Session two = session_from("simulator t1 1:10,20,30,40 3:n,n,n,50", {"person", "person"});
  two.resign(2, "Blue resigns");
  EXPECT_TRUE(two.record().closed);
}

TEST(TableSession, gives_the_advice_of_the_strongest_bot) {
  Session session = session_from("simulator t1 1:h1,20,g,g 3:n,n,n,23", {"person", "person"});
  session.roll({.first = 2, .second = 3});
  EXPECT_EQ(to_text(session.table().named().rules, session.position(), session.advice()), "20-23x");
}

}  // namespace
}  // namespace salida

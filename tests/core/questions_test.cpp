// The questions that everybody asks: who is home, who has won, who are rivals, what repeats a turn, who may call.
#include "core/questions.hpp"

#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play.hpp"
#include "notation/catalogue.hpp"
#include "notation/position_text.hpp"

namespace salida {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Position read(std::string_view text) {
  const NamedRules& named = *find_variant(text.substr(0, text.find(' ')));
  return *parse_position(named, text);
}

std::vector<int> listed(const SeatList& seats) { return {seats.begin(), seats.end()}; }
std::vector<int> listed(Seats seats) { return listed(seats_in(seats)); }

const Rules& rules_of(std::string_view id) { return find_variant(id)->rules; }

TEST(Questions, nobody_has_won_while_nobody_is_home) {
  const Position position = read("medellin t1 1:h7,g,g,g 3:n,n,n,5");
  EXPECT_EQ(winners(rules_of("medellin"), position), 0U);
  EXPECT_THAT(listed(places_of(position)), IsEmpty());
  EXPECT_EQ(place_of(position, 0), 0U);
}

TEST(Questions, M13_the_first_player_home_has_won) {
  const Rules& rules = rules_of("medellin");
  const Position rolled = after_roll(rules, read("medellin t3 1:n,n,n,5 3:h7,g,g,g"), {.first = 1});
  const Position end = after(rules, rolled, legal_actions(rules, rolled)[0]);
  ASSERT_EQ(end.phase, Phase::over);
  EXPECT_THAT(listed(winners(rules, end)), ElementsAre(2));
  EXPECT_TRUE(has_won(rules, end, 2));
  EXPECT_FALSE(has_won(rules, end, 0));
  EXPECT_FALSE(is_racing(rules, end, 2));
  EXPECT_TRUE(is_racing(rules, end, 0));
  EXPECT_FALSE(is_racing(rules, end, 1));  // nobody sits there
}

TEST(Questions, P14_places_are_the_order_of_coming_home_and_the_first_has_won) {
  const Rules& rules = rules_of("parchis4a");
  const Position position = read("parchis4a t2 1:g,g,g,g 2:n,n,n,30 3:g,g,g,g 4:n,n,n,n fin=31");
  EXPECT_THAT(listed(places_of(position)), ElementsAre(2, 0));
  EXPECT_EQ(place_of(position, 2), 1U);
  EXPECT_EQ(place_of(position, 0), 2U);
  EXPECT_EQ(place_of(position, 1), 0U);
  EXPECT_THAT(listed(winners(rules, position)), ElementsAre(2));
  EXPECT_THAT(listed(winners(rules, position, 3)), ElementsAre(0)) << "of those who raced when seat 3 was home";
  EXPECT_EQ(winners(rules, position, position.finished), 0U);
  EXPECT_TRUE(has_won(rules, position, 0));
}

TEST(Questions, everybody_else_is_a_rival) {
  for (const NamedRules& named : variants()) {
    for (unsigned seat = 0; seat < max_seats; ++seat) {
      for (unsigned other = 0; other < max_seats; ++other)
        EXPECT_EQ(are_rivals(named.rules, seat, other), seat != other) << named.id;
    }
  }
}

TEST(Questions, M6_S15_D3_A6_a_double_of_two_dice_repeats_the_turn) {
  for (const std::string_view id : {"medellin", "simulator", "parchis2d", "parcheesi"}) {
    EXPECT_TRUE(repeats_turn(rules_of(id), {.first = 2, .second = 2})) << id;
    EXPECT_FALSE(repeats_turn(rules_of(id), {.first = 6, .second = 1})) << id;
    EXPECT_DOUBLE_EQ(chance_of_repeat(rules_of(id), 2), 1.0 / 6) << id;
  }
}

TEST(Questions, P1_a_six_of_one_die_repeats_the_turn_M12_but_not_of_the_one_die_at_the_end) {
  EXPECT_TRUE(repeats_turn(rules_of("parchis4a"), {.first = 6}));
  EXPECT_FALSE(repeats_turn(rules_of("parchis4a"), {.first = 5}));
  EXPECT_DOUBLE_EQ(chance_of_repeat(rules_of("parchis4a"), 1), 1.0 / 6);
  EXPECT_FALSE(repeats_turn(rules_of("medellin"), {.first = 6}));
  EXPECT_EQ(chance_of_repeat(rules_of("medellin"), 1), 0.0);
}

TEST(Questions, M10_every_rival_of_the_offender_may_call_until_the_next_roll) {
  const Rules& rules = rules_of("medellin");
  Position position = read("medellin t2 1:n,n,n,13 2:n,n,n,20 3:n,n,n,39 off=1:13");
  EXPECT_THAT(listed(callers(rules, position)), ElementsAre(1, 2));
  EXPECT_FALSE(may_call(rules, position, 0)) << "the offender";
  EXPECT_TRUE(may_call(rules, position, 1));
  EXPECT_FALSE(may_call(rules, position, 3)) << "nobody sits there";
  position.phase = Phase::atone;
  EXPECT_EQ(callers(rules, position), 0U) << "somebody has called";
  EXPECT_EQ(callers(rules, read("medellin t2 1:n,n,n,13 2:n,n,n,20 3:n,n,n,39")), 0U) << "nothing was missed";
}

TEST(Questions, M10_a_call_names_its_caller) {
  const Rules& rules = rules_of("medellin");
  const ActionList calls = legal_actions(rules, read("medellin t2 1:n,n,n,13 2:n,n,n,20 3:n,n,n,39 off=1:13"));
  ASSERT_EQ(calls.size(), 2U);
  EXPECT_EQ(calls[0], Action::call_by(1));
  EXPECT_EQ(calls[1].caller(), 2);
}

}  // namespace
}  // namespace salida

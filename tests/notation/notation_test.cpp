#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include "core/check.hpp"
#include "core/play.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/json.hpp"
#include "notation/phrases.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/squares.hpp"

namespace salida {
namespace {

/// The text that a position comes back as, or the error.
std::string again(std::string_view text) {
  const Result<FoundPosition> found = parse_position(variants(), text);
  return found ? to_text(*found->named, found->position) : found.error().text();
}

NamedRules house(std::string_view base, std::string_view key, std::string_view value) {
  NamedRules named = *find_variant(base);
  named.id = "house";
  EXPECT_FALSE(set_field(named.rules, key, value));
  named.rules = settled(named.rules);
  named.colours = colours_for(named.colours, named.rules.board.arms);
  EXPECT_FALSE(check(named.rules)) << check(named.rules).field;
  return named;
}

std::string again(const NamedRules& named, std::string_view text) {
  const Result<Position> position = parse_position(named, text);
  return position ? to_text(named, *position) : position.error().text();
}

Position position_of(const NamedRules& named, std::string_view text) {
  const Result<Position> position = parse_position(named, text);
  EXPECT_TRUE(position) << position.error().text();
  return position ? *position : Position{};
}

// --- Positions between rolls

TEST(PositionText, the_examples_of_the_notation_come_back_as_they_are) {
  for (const std::string_view text : {
           "medellin t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n",
           "medellin t2 1:13,24,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n off=1:13",
           "parchis4a t1 1:n,30,h1,h7 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n dbl=1 f5=1",
           "simulator t3 1:13,g,g,g 3:n,n,n,n",
           "medellin t1 1:n,n,g,g 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n dbl=2",
           "medellin t1 1:n,n,g,g 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n dbl=1 tries=2",
           "medellin t4 1:n,n,n,n 2:n,n,n,n 3:39,h1,h1,g 4:n,n,n,n dbl=1 off=3:39/h1 on=1",
           "medellin t1 1:5,10,22,22 2:4,16,17,g 3:n,17,18,h4 4:5,7,7,g off=4:5/7/7",
           "parchis4a t1 1:n,n,10,30 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n dbl=2 last=30 f5=1",
           "parchis4a t1 1:g,g,g,g 2:g,g,g,g 3:g,g,g,g 4:n,n,n,10 f5=1234 fin=2314",
           "parchis4a t1 1:h5,g,g,g 2:g,g,g,g 3:g,g,g,g 4:n,n,n,10 f5=1234 fin=23",
           "parchis4a t1 1:n,n,n,n 2:n,n,n,5 3:n,n,n,5 4:n,n,n,n f5=123 ord=5:32",
           "parchis2d t1 1:n,n,n,22 2:n,n,n,5 3:n,n,5,22 4:n,n,n,n ord=5:32 ord=22:13",
           "parcheesi t2 1:n,n,n,5 2:n,n,n,56 3:n,n,n,39 4:n,n,n,22",
           "parcheesi t1 1:g,g,g,g 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n fin=1",
       }) {
    EXPECT_EQ(again(text), text);
  }
}

TEST(PositionText, B6_turns_against_the_travel_seat_players_the_other_way_round) {
  EXPECT_EQ(square_of(medellin, 1, start_place), 22);
  EXPECT_EQ(square_of(parcheesi, 1, start_place), 56);
  EXPECT_EQ(square_of(parcheesi, 3, Board{.arms = 4}.door()), 17);
}

TEST(PositionText, squares_and_places_are_one_to_one) {
  for (const int arms : {4, 6, 8}) {
    for (const TurnOrder turns : {TurnOrder::with_travel, TurnOrder::against_travel}) {
      Rules rules = medellin;
      rules.board.arms = static_cast<std::uint8_t>(arms);
      rules.board.turns = turns;
      for (unsigned seat = 0; seat < static_cast<unsigned>(arms); ++seat) {
        for (unsigned place = 0; place <= Board{.arms = arms}.goal(); ++place) {
          const std::string text = place_text(rules, static_cast<Seat>(seat), static_cast<Place>(place));
          EXPECT_EQ(read_place(rules, static_cast<Seat>(seat), text), static_cast<Place>(place)) << text;
        }
      }
    }
  }
}

TEST(PositionText, what_is_not_canonical_comes_out_canonical) {
  // Pieces, seats and fields in any order, blanks where they like.
  EXPECT_EQ(again("  medellin  3:g,5,n,13 fin= dbl=0 1:n,n,n,n  t1\n"), "medellin t1 1:n,n,n,n 3:n,5,13,g");
  EXPECT_EQ(again("medellin off=1:24/13 t2 2:n,n,n,14 1:24,g,13,g dbl=1"),
            "medellin t2 1:13,24,g,g 2:n,n,n,14 dbl=1 off=1:13/24");
  // Fields that do not matter: a piece in the nest is no longer guilty, tries count in the nest alone.
  EXPECT_EQ(again("medellin t1 1:n,n,n,5 3:n,n,n,n tries=2 off=3:n"), "medellin t1 1:n,n,n,5 3:n,n,n,n");
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,5 3:n,n,n,n dbl=1 last=5"), "parchis4a t1 1:n,n,n,5 3:n,n,n,n dbl=1");
  EXPECT_EQ(again("medellin t1 1:n,n,n,5 3:n,n,n,n on=0"), "medellin t1 1:n,n,n,5 3:n,n,n,n");
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,n 3:n,n,n,n on=1"), "parchis4a t1 1:n,n,n,n 3:n,n,n,n");
  // An order of arrival that nobody waits for, and one that nobody told: then by seat.
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,n 2:n,n,n,5 3:n,n,n,n ord=5:23"), "parchis4a t1 1:n,n,n,n 2:n,n,n,5 3:n,n,n,n");
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,n 2:n,n,n,5 3:n,n,n,5"), "parchis4a t1 1:n,n,n,n 2:n,n,n,5 3:n,n,n,5 ord=5:23");
  // The start of a seat that does not play is nobody's.
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,56 2:n,n,n,56 3:n,n,n,n"), "parchis4a t1 1:n,n,n,56 2:n,n,n,56 3:n,n,n,n");
}

TEST(PositionText, who_is_home_is_added_where_the_order_is_clear) {
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,n 2:g,g,g,g 3:n,n,n,n"), "parchis4a t1 1:n,n,n,n 2:g,g,g,g 3:n,n,n,n fin=2");
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,n 2:g,g,g,g 3:g,g,g,g 4:n,n,n,n fin=3"),
            "parchis4a t1 1:n,n,n,n 2:g,g,g,g 3:g,g,g,g 4:n,n,n,n fin=32");
  // P14: one seat is left, so it is last, and the game is over.
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,9 3:g,g,g,g dbl=2 last=9"), "parchis4a t1 1:n,n,n,9 3:g,g,g,g fin=31");
  EXPECT_EQ(position_of(*find_variant("parchis4a"), "parchis4a t1 1:n,n,n,9 3:g,g,g,g").phase, Phase::over);
  EXPECT_EQ(position_of(*find_variant("medellin"), "medellin t1 1:g,g,g,g 3:n,n,n,n fin=1").phase, Phase::over);
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,n 2:g,g,g,g 3:g,g,g,g 4:n,n,n,n"),
            "expected fin= with the order in which seats 2 or 3 came home");
}

TEST(PositionText, refuses_texts_that_are_no_position) {
  EXPECT_EQ(again(" "), "expected a position, as in \"medellin t1 1:n,n,n,n 3:n,n,n,n\"; found nothing");
  EXPECT_EQ(again("medelin t1 1:n,n,n,n 3:n,n,n,n"),
            "expected the rule set medellin, simulator, parchis4a, parchis2d or parcheesi; found \"medelin\" "
            "(did you mean medellin?)");
  EXPECT_EQ(again(*find_variant("medellin"), "simulator t1 1:n,n,n,n 3:n,n,n,n"),
            "expected the rule set medellin; found \"simulator\"");
  EXPECT_EQ(again("medellin t1 1:n,n,n,n banana"), "banana: expected tSEAT, SEAT:pieces or field=value");
  EXPECT_EQ(again("medellin t1 1:n,n,n,n"), "expected two seats or more; found 1");
  EXPECT_EQ(again("medellin 1:n,n,n,n 3:n,n,n,n"), "expected the seat to move, as in t1");
  EXPECT_EQ(again("medellin t1 t3 1:n,n,n,n 3:n,n,n,n"), "t3: expected one seat to move; found \"t1\" too");
}

TEST(PositionText, refuses_a_wrong_number_of_pieces) {
  EXPECT_EQ(again("medellin t1 1:n,n,n 3:n,n,n,n"), "1:n,n,n: expected 4 pieces; found 3");
  EXPECT_EQ(again("medellin t1 1:n,n,n,n,n 3:n,n,n,n"), "1:n,n,n,n,n: expected 4 pieces; found 5");
  EXPECT_EQ(again(house("simulator", "board.pieces", "2"), "house t1 1:n,n,n 3:n,n"),
            "1:n,n,n: expected 2 pieces; found 3");
}

TEST(PositionText, refuses_squares_and_seats_that_do_not_exist) {
  const std::string places = "expected n, 1 to 68, h1 to h7 or g; found ";
  EXPECT_EQ(again("medellin t1 1:n,n,n,69 3:n,n,n,n"), "1:n,n,n,69: " + places + "\"69\"");
  EXPECT_EQ(again("medellin t1 1:n,n,n,0 3:n,n,n,n"), "1:n,n,n,0: " + places + "\"0\"");
  EXPECT_EQ(again("medellin t1 1:n,n,n,h8 3:n,n,n,n"), "1:n,n,n,h8: " + places + "\"h8\"");
  EXPECT_EQ(again("medellin t1 1:n,n,n, 3:n,n,n,n"), "1:n,n,n,: " + places + "\"\"");
  EXPECT_EQ(again("medellin t1 1:n,n,n,-5 3:n,n,n,n"), "1:n,n,n,-5: " + places + "\"-5\"");
  EXPECT_EQ(again("medellin t1 1:n,n,n,99999999999 3:n,n,n,n"), "1:n,n,n,99999999999: " + places + "\"99999999999\"");
  EXPECT_EQ(again("medellin t1 1:n,n,n,n 5:n,n,n,n"), "5:n,n,n,n: expected a seat of 1 to 4; found \"5\"");
  EXPECT_EQ(again("medellin t1 1:n,n,n,n 1:n,n,n,n"), "1:n,n,n,n: expected each seat once; found seat 1 again");
  const NamedRules six = house("medellin", "board.arms", "6");
  EXPECT_EQ(again(six, "house t6 1:n,n,n,102 6:n,n,n,90"), "house t6 1:n,n,n,102 6:n,n,n,90");
  EXPECT_EQ(again(six, "house t6 1:n,n,n,103 6:n,n,n,n"),
            "1:n,n,n,103: expected n, 1 to 102, h1 to h7 or g; found \"103\"");
}

TEST(PositionText, refuses_fields_that_do_not_exist_or_mean_nothing) {
  EXPECT_EQ(again("simulator t1 1:n,n,n,n 3:n,n,n,n tris=1"),
            "tris=1: expected the field now, tries, fin, on, dice, freed, walked or with; found \"tris\" "
            "(did you mean tries?)");
  EXPECT_EQ(again("simulator t1 1:n,n,n,n 3:n,n,n,n dbl=1"),
            "dbl=1: dbl means nothing in simulator; expected now, tries, fin, on, dice, freed, walked or with");
  for (const std::string_view field : {"last=5", "f5=1", "ord=5:34", "tries=1", "off=1:5", "age=1:5/1"}) {
    const std::string text = again("parcheesi t1 1:n,n,n,n 3:n,n,n,n " + std::string(field));
    EXPECT_NE(text.find(" means nothing in parcheesi"), std::string::npos) << text;
  }
  EXPECT_EQ(again("medellin t1 1:n,n,n,n 3:n,n,n,n dbl=1 dbl=2"), "dbl=1: expected the field dbl once");
  EXPECT_EQ(again("medellin t1 1:n,n,n,n 3:n,n,n,n dice=1,2"), "dice=1,2: expected now=play with it");
}

TEST(PositionText, refuses_values_out_of_range) {
  const auto field = [](std::string_view id, std::string_view word) {
    return again(std::string(id) + " t1 1:n,n,n,30 2:n,n,n,n 3:n,n,n,n " + std::string(word));
  };
  EXPECT_EQ(field("medellin", "dbl=3"), "dbl=3: expected 0 to 2; found \"3\"");
  EXPECT_EQ(field("medellin", "tries=3"), "tries=3: expected 0 to 2; found \"3\"");
  EXPECT_EQ(field("medellin", "on=2"), "on=2: expected 0 or 1; found \"2\"");
  EXPECT_EQ(field("medellin", "now=roll"), "now=roll: expected play or atone; found \"roll\"");
  EXPECT_EQ(field("parchis4a", "dbl=2 last=31"),
            "last=31: expected a ring square with a piece of seat 1; found \"31\"");
  EXPECT_EQ(field("parchis4a", "dbl=2 last=h1"),
            "last=h1: expected a ring square with a piece of seat 1; found \"h1\"");
  EXPECT_EQ(field("parchis4a", "f5=14"), "f5=14: expected seats of 1, 2 or 3; found \"14\"");
  EXPECT_EQ(field("parchis4a", "ord=6:23"),
            "ord=6:23: expected START:AB, where A and then B came to a start square; found \"6:23\"");
  EXPECT_EQ(field("medellin", "off=4:30"),
            "off=4:30: expected SEAT:place/place of a seat of 1, 2 or 3; found \"4:30\"");
  EXPECT_EQ(field("medellin", "off=1:30/30"),
            "off=1:30/30: expected a place with another piece of seat 1; found \"30\"");
  EXPECT_EQ(field("medellin", "fin=1"), "expected in fin= seats that are home; found seat 1");
  EXPECT_EQ(field("medellin", "fin=4"),
            "fin=4: expected the seats that have finished, each once, of 1, 2 or 3; found \"4\"");
}

TEST(PositionText, refuses_more_pieces_on_a_square_than_it_holds) {
  EXPECT_EQ(again("parchis4a t1 1:n,30,30,30 3:n,n,n,n"), "1:n,30,30,30: expected at most 2 pieces on 30; found more");
  EXPECT_EQ(again("parchis4a t1 1:n,h2,h2,h2 3:n,n,n,n"), "1:n,h2,h2,h2: expected at most 2 pieces on h2; found more");
  EXPECT_EQ(again("parchis4a t1 1:n,n,12,12 3:n,n,n,12"), "3:n,n,n,12: expected at most 2 pieces on 12; found more");
  EXPECT_EQ(again("medellin t1 1:30,30,30,30 3:h2,h2,h2,h2"), "medellin t1 1:30,30,30,30 3:h2,h2,h2,h2");
}

TEST(PositionText, refuses_two_colours_where_they_cannot_stand_together) {
  EXPECT_EQ(again("medellin t1 1:n,n,n,30 3:n,n,n,30"),
            "3:n,n,n,30: expected one seat alone on 30, which is not safe; found seat 1 there");
  EXPECT_EQ(again("parcheesi t1 1:n,n,n,12 3:n,n,n,12"),
            "3:n,n,n,12: expected one seat alone on 12, which is safe but not shared; found seat 1 there");
  EXPECT_EQ(again("parchis2d t1 1:n,n,n,12 3:n,n,n,12"), "parchis2d t1 1:n,n,n,12 3:n,n,n,12");
}

TEST(PositionText, refuses_a_piece_past_its_door_where_nobody_goes_round) {
  EXPECT_EQ(again("simulator t1 1:n,n,n,1 3:n,n,n,n"), "1:n,n,n,1: expected no piece past its door at 68; found \"1\"");
  EXPECT_EQ(again("parchis4a t3 1:n,n,n,n 3:n,n,n,38"),
            "3:n,n,n,38: expected no piece past its door at 34; found \"38\"");
  EXPECT_EQ(again("parchis4a t1 1:n,n,n,n 3:n,n,n,38"), "parchis4a t1 1:n,n,n,n 3:n,n,n,38");
  EXPECT_EQ(again("medellin t1 1:n,n,n,1 3:n,n,n,38"), "medellin t1 1:n,n,n,1 3:n,n,n,38");
}

TEST(PositionText, refuses_a_seat_to_move_that_has_finished_or_does_not_play) {
  EXPECT_EQ(again("medellin t2 1:n,n,n,n 3:n,n,n,n"), "t2: expected t and a seat that plays, 1 or 3; found \"2\"");
  EXPECT_EQ(again("medellin t9 1:n,n,n,n 3:n,n,n,n"), "t9: expected t and a seat that plays, 1 or 3; found \"9\"");
  EXPECT_EQ(again("medellin t1 1:g,g,g,g 3:n,n,n,n"), "t1: expected a seat that has not finished, 3");
  EXPECT_EQ(again("parchis4a t2 1:n,n,n,n 2:g,g,g,g 3:n,n,n,n fin=2"),
            "t2: expected a seat that has not finished, 1 or 3");
}

// --- Inside a turn

TEST(PositionText, a_roll_that_is_being_played_comes_back) {
  for (const std::string_view text : {
           "medellin t1 1:n,n,5,5 3:n,n,n,n dbl=1 now=play dice=6,6 freed=2 with=again",
           "medellin t1 1:13,10,g,g 2:n,n,n,14 now=play dice=4 walked=1 could=2",
           "medellin t1 1:13,13,g,g 2:n,n,n,14 now=play dice=1,3 could=12 missed=2",
           "medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13/24 now=atone",
           "parchis4a t1 1:n,n,13,30 2:n,n,n,n f5=12 last=13 now=play captures=1 with=captured",
           "parcheesi t1 1:20,23,g,g 2:n,n,n,n now=play dice=3,4,4 apart=12 with=again",
           "parchis2d t1 1:n,20,20,30 2:n,n,n,n dbl=1 now=play dice=2,2 opens=23 with=again",
       }) {
    const std::string_view id = text.substr(0, text.find(' '));
    const NamedRules& named = *find_variant(id);
    const Position position = position_of(named, text);
    EXPECT_EQ(position_of(named, to_text(named, position)), position) << text;
  }
  EXPECT_EQ(again("medellin t1 1:13,10,g,g 2:n,n,n,14 now=play dice=4 walked=1 could=2"),
            "medellin t1 1:13,10,g,g 2:n,n,n,14 now=play dice=4 walked=1 could=2");
}

TEST(PositionText, refuses_rolls_that_cannot_be) {
  const auto play = [](std::string_view fields) {
    return again("medellin t1 1:n,n,20,30 3:n,n,n,n now=play " + std::string(fields));
  };
  EXPECT_EQ(play("dice=7,1"), "dice=7,1: expected dice of 1 to 6; found \"7,1\"");
  EXPECT_EQ(play("dice=1,2,3"), "dice=1,2,3: expected at most 2 dice; found \"1,2,3\"");
  EXPECT_EQ(play("dice=1,2 walked=5"), "walked=5: expected numbers of pieces, 1 to 4, each once; found \"5\"");
  EXPECT_EQ(play("dice=1,2 with=agian"),
            "with=agian: expected again, captured, passed, breaks, nested, crowns or must_win; "
            "found \"agian\" (did you mean again?)");
  EXPECT_EQ(play(""), "now=play: expected dice, rewards or a choice that can be played");
  EXPECT_EQ(again("parcheesi t1 1:5,20,g,g 3:n,n,n,n now=play dice=1,2,3,4"),
            "dice=1,2,3,4: expected tops and undersides of a double; found \"1,2,3,4\"");
  EXPECT_EQ(again("medellin t1 1:n,n,20,30 3:n,n,n,n now=atone"),
            "now=atone: expected off= with a piece that can be given up");
  EXPECT_EQ(again("medellin t1 1:g,g,g,g 3:n,n,n,n fin=1 now=play dice=1"), "expected no now=: the game is over");
}

// --- Random games: every position and every action comes back, in any phase

struct Walk {
  const NamedRules& named;
  Position position;

  void check_position() const {
    const std::string text = to_text(named, position);
    const Result<Position> back = parse_position(named, text);
    RC_ASSERT(static_cast<bool>(back));
    RC_ASSERT(*back == position);
  }

  void act(unsigned choice) {
    const ActionList legal = legal_actions(named.rules, position);
    RC_ASSERT(!legal.empty());
    for (const Action& action : legal) {
      const Result<Action> back = parse_action(named.rules, position, to_text(named.rules, position, action));
      RC_ASSERT(static_cast<bool>(back));
      RC_ASSERT(*back == action);
    }
    position = after(named.rules, position, legal[choice % static_cast<unsigned>(legal.size())]);
  }
};

void play_a_while(const NamedRules& named, int players) {
  const auto bytes = *rc::gen::container<std::vector<std::uint8_t>>(400, rc::gen::arbitrary<std::uint8_t>());
  Walk walk{.named = named, .position = start(named.rules, seats_for(named.rules, players), 0)};
  for (const std::uint8_t byte : bytes) {
    walk.check_position();
    const Phase phase = walk.position.phase;
    if (phase == Phase::over) break;
    if (phase == Phase::roll && (walk.position.guilty == 0 || byte % 2 == 0)) {
      const auto one = static_cast<std::uint8_t>(1 + (byte % 6));
      const auto other =
          static_cast<std::uint8_t>(dice_to_roll(named.rules, walk.position) == 2 ? 1 + (byte / 6 % 6) : 0);
      walk.position = after_roll(named.rules, walk.position, {.first = one, .second = other});
    } else {
      walk.act(byte);
    }
  }
}

RC_GTEST_PROP(RandomGames, come_back_as_they_are, ()) {
  play_a_while(variants()[*rc::gen::inRange<std::size_t>(0, variants().size())], *rc::gen::inRange(2, 5));
}

RC_GTEST_PROP(RandomGames, come_back_under_house_rules, ()) {
  static const std::array<NamedRules, 9> tables{
      house("medellin", "board.arms", "8"),
      house("medellin", "entry.five_six", "true"),
      house("medellin", "repeat.penalty", "piece_to_goal"),
      house("parchis4a", "goal.overshoot", "bounces"),
      house("parcheesi", "crowd.blockade_turns", "2"),
      house("parchis2d", "crowd.repeat_opens", "false"),
      house("simulator", "board.pieces", "2"),
      house("parchis2d", "crowd.blockade_turns", "1"),
      house("parchis4a", "board.arms", "6"),
  };
  const NamedRules& named = tables[*rc::gen::inRange<std::size_t>(0, tables.size())];
  play_a_while(named, *rc::gen::inRange(2, named.rules.board.arms + 1));
}

// --- Plays

/// The legal actions, in the order of their texts.
std::vector<std::string> actions_of(std::string_view id, std::string_view text) {
  const NamedRules& named = *find_variant(id);
  const Position position = position_of(named, text);
  std::vector<std::string> texts;
  for (const Action& action : legal_actions(named.rules, position)) {
    texts.push_back(to_text(named.rules, position, action));
  }
  std::ranges::sort(texts);
  return texts;
}

TEST(PlayText, actions_say_what_they_do) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(actions_of("medellin", "medellin t1 1:n,n,20,30 3:n,n,n,23 now=play dice=3,4"),
            (Texts{"20-23x", "20-24", "20=27", "30-33", "30-34", "30=37"}));
  EXPECT_EQ(actions_of("medellin", "medellin t1 1:n,n,n,5 3:n,n,n,n now=play dice=6,6 freed=1 with=again"),
            (Texts{".", "5-11", "n-5"}));
  EXPECT_EQ(actions_of("medellin", "medellin t2 1:13,13,24,g 2:n,n,n,n off=1:13/13/24"), (Texts{"call2"}));
  EXPECT_EQ(actions_of("medellin", "medellin t2 1:13,13,24,g 2:n,n,n,n off=1:13/13/24 now=atone"),
            (Texts{"13!n", "13b!n", "24!n"}));
  EXPECT_EQ(actions_of("parcheesi", "parcheesi t1 1:n,10,h2,g 3:n,n,n,n now=play captures=1 with=captured"),
            (Texts{".", "10+30"}));
}

TEST(PlayText, of_pieces_on_one_square_the_second_has_a_letter) {
  const NamedRules& named = *find_variant("medellin");
  const Position position = position_of(named, "medellin t1 1:12,12,g,g 3:n,n,n,n now=play dice=2,3 missed=2");
  EXPECT_EQ(parse_action(named.rules, position, "12-14")->piece, 0);
  EXPECT_EQ(parse_action(named.rules, position, "12a-14")->piece, 0);
  EXPECT_EQ(parse_action(named.rules, position, "12b-14")->piece, 1);
  EXPECT_EQ(parse_action(named.rules, position, "12b=17")->kind, ActionKind::jump);
  EXPECT_FALSE(parse_action(named.rules, position, "12c-14"));
  EXPECT_FALSE(parse_action(named.rules, position, "12-14x"));  // it captures nothing
}

TEST(PlayText, two_dice_to_one_square_are_told_apart) {
  const NamedRules named = house("parchis2d", "goal.overshoot", "bounces");
  const Position position = position_of(named, "house t1 1:n,n,20,h6 3:n,n,n,n now=play dice=1,3");
  EXPECT_EQ(parse_action(named.rules, position, "h6-h7:3")->pips, 3);
  EXPECT_EQ(to_text(named.rules, position, *parse_action(named.rules, position, "h6-h7:1")), "h6-h7:1");
}

TEST(PlayText, crowning) {
  const NamedRules named = house("medellin", "repeat.penalty", "piece_to_goal");
  const Position before = position_of(named, "house t1 1:n,n,20,30 3:n,n,n,n dbl=2");
  const Position crowning = after_roll(named.rules, before, {.first = 4, .second = 4});
  EXPECT_EQ(position_of(named, to_text(named, crowning)), crowning) << to_text(named, crowning);
  const Result<std::vector<Action>> play = parse_play(named.rules, crowning, "20^g");
  ASSERT_TRUE(play) << play.error().text();
  EXPECT_EQ(to_text(named, after(named.rules, crowning, play->front())), "house t3 1:n,n,30,g 3:n,n,n,n");
}

TEST(PlayText, whole_plays_both_ways) {
  const NamedRules& named = *find_variant("parchis2d");
  const Position before = position_of(named, "parchis2d t1 1:n,n,20,30 2:n,n,n,23 3:n,n,n,n");
  const Position rolled = after_roll(named.rules, before, {.first = 3, .second = 4});
  const Result<std::vector<Action>> play = parse_play(named.rules, rolled, "20-23x 23+43 30-34");
  ASSERT_TRUE(play) << play.error().text();
  EXPECT_EQ(play_text(named.rules, rolled, *play), "20-23x 23+43 30-34");
  EXPECT_EQ(parse_play(named.rules, rolled, "20-23 30-35").error().text(),
            "word 2: expected 23+43, 30+50 or 30-34; found \"30-35\"");
  EXPECT_EQ(parse_play(named.rules, rolled, "20-23").error().text(), "expected 23+43, 30+50 or 30-34; found the end");
  const Position stuck =
      after_roll(named.rules, position_of(named, "parchis2d t1 1:n,n,n,n 3:n,n,n,n"), {.first = 1, .second = 2});
  EXPECT_EQ(play_text(named.rules, stuck, {}), "-");
  EXPECT_TRUE(parse_play(named.rules, stuck, "-"));
}

TEST(RollText, both_ways) {
  EXPECT_EQ(to_text(Roll{.first = 5, .second = 3}), "5-3");
  EXPECT_EQ(to_text(Roll{.first = 5}), "5");
  EXPECT_EQ(*parse_roll("5-3"), (Roll{.first = 5, .second = 3}));
  EXPECT_EQ(*parse_roll("6"), (Roll{.first = 6}));
  for (const std::string_view text : {"", "7", "0-1", "1-0", "1-", "-1", "1-2-3", "a"}) {
    EXPECT_EQ(parse_roll(text).error().text(),
              "expected a roll as in 5-3, or 5 for one die; found \"" + std::string(text) + "\"");
  }
}

// --- Phrases, JSON

TEST(Phrases, the_nearest_name_is_one_slip_in_three_letters_away) {
  constexpr std::array<std::string_view, 3> names{"five", "five_or_sum", "doubles"};
  EXPECT_EQ(nearest("fife", names), "five");
  EXPECT_EQ(nearest("duobles", names), "doubles");
  EXPECT_EQ(nearest("banana", names), "");
  EXPECT_EQ(any_of(names), "five, five_or_sum or doubles");
  EXPECT_EQ(in_quotes(std::string(60, 'a')), "\"" + std::string(48, 'a') + "...\"");
  EXPECT_EQ(in_quotes("a\tb\x7F"), "\"a?b?\"");
}

using nlohmann::json;

TEST(Json, positions_and_actions) {
  const NamedRules& named = *find_variant("parchis2d");
  const Position position = position_of(named, "parchis2d t1 1:n,n,20,30 3:n,n,n,23 now=play dice=3,4");
  const json object = json::parse(position_json(named, position).text);
  EXPECT_EQ(object["format"], 2);
  EXPECT_EQ(object["phase"], "play");
  EXPECT_EQ(object["dice"], json::parse("[3, 4]"));
  EXPECT_EQ(object["seats"][1], json::parse(R"({"seat": 3, "colour": "red", "pieces": ["n", "n", "n", "23"]})"));
  EXPECT_EQ(*read_position_json(named, object.dump()), position);
  EXPECT_FALSE(read_position_json(named, "[1"));
  EXPECT_FALSE(read_position_json(named, "{}"));
  const json actions = json::parse(actions_json(named, position).text);
  const auto expected =
      json::parse(R"({"text": "20-23x", "kind": "walk", "piece": 3, "from": "20", "to": "23", "pips": 3})");
  EXPECT_EQ(std::ranges::count(actions["actions"], expected), 1);
}

TEST(Json, outcomes_and_errors) {
  EXPECT_EQ(outcomes_json({.position = "p", .roll = "5-3", .outcomes = {"a", "b"}}).text,
            R"({"format":2,"position":"p","roll":"5-3","outcomes":["a","b"]})");
  EXPECT_EQ(error_json({.where = "t9", .message = "bad \xFF"}).text,
            "{\"format\":2,\"error\":\"t9: bad \xEF\xBF\xBD\"}");
}

}  // namespace
}  // namespace salida

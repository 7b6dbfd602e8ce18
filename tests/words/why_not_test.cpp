#include "words/why_not.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/check.hpp"
#include "core/play.hpp"
#include "core/variants.hpp"
#include "notation/catalogue.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"

namespace salida {
namespace {

using enum Language;

NamedRules house(std::string_view base, Rules rules) {
  NamedRules named = *find_variant(base);
  named.id = "house";
  named.rules = settled(rules);
  EXPECT_FALSE(check(named.rules)) << check(named.rules).field;
  return named;
}

/// A position, what is rolled and written there, and why its last word is refused.
struct Case {
  NamedRules named;
  std::string_view position;
  std::string_view roll;  // empty where the position says what is left of one, or awaits one
  std::string_view play;  // "|" where it ends, and should not

  [[nodiscard]] WhyNot why(Language language) const {
    const Result<Position> read = parse_position(named, position);
    EXPECT_TRUE(read) << (read ? "" : read.error().text());
    if (!read) return {};
    std::vector<std::string_view> words = words_of(play);
    if (!roll.empty() && words.size() == 1) return why_not(language, named, *read, *parse_roll(roll), words[0]);
    Position now = roll.empty() ? *read : after_roll(named.rules, *read, *parse_roll(roll));
    for (std::size_t k = 0; k + 1 < words.size(); ++k) {
      const Result<Action> action = parse_action(named.rules, now, words[k]);
      EXPECT_TRUE(action) << (action ? "" : action.error().text());
      if (!action) return {};
      now = after(named.rules, now, *action);
    }
    if (words.empty() || words.back() == "|") return why_not_over(language, named, now);
    EXPECT_FALSE(parse_action(named.rules, now, words.back())) << words.back() << " is legal";
    return why_not(language, named, now, words.back());
  }
};

Case in(std::string_view position, std::string_view roll, std::string_view play) {
  return {*find_variant(position.substr(0, position.find(' '))), position, roll, play};
}

struct Expected {
  std::string_view rule, field, en, es;
};

void expect_why(const Case& refused, const Expected& expected) {
  const WhyNot in_english = refused.why(english);
  const WhyNot in_spanish = refused.why(spanish);
  EXPECT_EQ(in_english.rule, expected.rule);
  EXPECT_EQ(in_english.field, expected.field);
  EXPECT_EQ(in_english.sentence, expected.en);
  EXPECT_EQ(in_spanish.rule, expected.rule);
  EXPECT_EQ(in_spanish.sentence, expected.es);
}

// --- medellin

TEST(WhyNotMedellin, M3_without_a_double_nobody_comes_out) {
  expect_why(
      in("medellin t1 1:n,n,n,20 2:n,n,n,n", "3-4", "n-5"),
      {"M3", "entry.on", "No piece comes out of jail by 3 and 4.", "Con 3 y 4 no sale ninguna ficha de la cárcel."});
}

TEST(WhyNotMedellin, M3_after_two_no_die_is_moved) {
  expect_why(in("medellin t1 1:n,n,n,20 2:n,n,n,n", "1-1", "n-5 n-5 20-21"),
             {"M3", "entry.then_move", "Red brought 2 pieces out, and moves no die.",
              "Rojo sacó 2 fichas, y no mueve con los dados."});
}

TEST(WhyNotMedellin, M3_after_one_the_sum_is_not_moved) {
  expect_why(in("medellin t1 1:n,n,n,20 2:n,n,n,n", "1-1", "n-5 20=22"),
             {"M3", "entry.then_move", "Red brought a piece out, and moves one die, not both.",
              "Rojo sacó una ficha, y mueve con un dado, no con los dos."});
}

TEST(WhyNotMedellin, M3_to_free_no_more_is_written) {
  expect_why(in("medellin t1 1:n,n,n,20 2:n,n,n,n", "1-1", "n-5 |"),
             {"M3", "entry.duty", "More can still be played after coming out; to stop is written as a point.",
              "Tras salir todavía se puede jugar; plantarse se escribe con un punto."});
}

TEST(WhyNotMedellin, M3_the_dice_alone_only_where_both_are_used) {
  expect_why(in("medellin t1 1:n,g,g,h2 2:n,n,n,n", "4-4", "h2-h6"),
             {"M3", "entry.on", "With pieces in jail, the dice alone are played only where both are used.",
              "Con fichas en la cárcel, los dados se juegan solos únicamente si se usan los dos."});
}

TEST(WhyNotMedellin, M3_nobody_comes_out_after_a_die) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-3", "20-23 n-5"),
             {"M3", "entry.on", "No piece comes out of jail by 3.", "Con 3 no sale ninguna ficha de la cárcel."});
}

TEST(WhyNotMedellin, M3_the_nest_opens_onto_the_own_start) {
  expect_why(
      in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-3", "n-8"),
      {"M3", "entry.on", "Out of jail a piece comes onto the exit: n-5.", "De la cárcel se sale a la salida: n-5."});
}

TEST(WhyNotMedellin, M5_a_count_that_is_no_die) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20-25"),
             {"M5", "dice.count", "From 20 to 25 it takes 5; what is left is 3 and 4.",
              "De 20 a 25 se cuentan 5; lo que queda es 3 y 4."});
}

TEST(WhyNotMedellin, M5_a_die_that_was_used) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20-23 30-33"),
             {"M5", "dice.count", "From 30 to 33 it takes 3; what is left is 4.",
              "De 30 a 33 se cuentan 3; lo que queda es 4."});
}

TEST(WhyNotMedellin, M5_the_sum_is_one_jump) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20-27"),
             {"M5", "dice.together", "Both dice on one piece are a single move: 20=27.",
              "Los dos dados con una ficha son una sola jugada: 20=27."});
}

TEST(WhyNotMedellin, M5_not_the_sum) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20=26"),
             {"M5", "dice.together", "From 20 to 26 it takes 6; the dice add up to 7.",
              "De 20 a 26 se cuentan 6; los dados suman 7."});
}

TEST(WhyNotMedellin, M5_one_die_is_no_sum) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20-23 30=34"),
             {"M5", "dice.together", "Both dice are not left to add up: what is left is 4.",
              "Ya no quedan los dos dados para sumar: lo que queda es 4."});
}

TEST(WhyNotMedellin, M5_the_other_die_is_for_another_piece) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20-23 23-27"),
             {"M5", "dice.together", "The piece on 23 took its die: the other one is for another piece.",
              "La ficha de 23 ya usó un dado: el otro es para otra."});
}

TEST(WhyNotMedellin, M5_who_can_move_does_not_stop) {
  constexpr Expected expected{"M5", "", "A die can be played, and must be: 3 and 4.",
                              "Se puede jugar un dado, y hay que jugarlo: 3 y 4."};
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "."), expected);
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", ""), expected);
}

TEST(WhyNotMedellin, M5_as_many_dice_as_can_be_used) {
  // By the 2 the other piece comes to the goal, and 5 fits only the piece on the ring.
  expect_why(in("medellin t1 1:20,h6,g,g 2:n,n,n,n", "2-5", "20-22"),
             {"M5", "", "As many dice as can be used must be used, and another play uses more.",
              "Hay que usar todos los dados que se pueda, y otra jugada usa más."});
}

TEST(WhyNotMedellin, M7_the_third_double_is_not_played) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n dbl=2", "3-3", "20-23"),
             {"M7", "repeat.limit", "3 doubles in one turn: the roll is not played.",
              "3 pares en un turno: la tirada no se juega."});
}

TEST(WhyNotMedellin, M7_nothing_crowns_a_piece) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20^g"),
             {"M7", "repeat.penalty", "Nothing sends a piece straight to the center now.",
              "Ahora nada lleva una ficha directamente al cielo."});
}

TEST(WhyNotMedellin, M8_nothing_is_captured_on_an_empty_square) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20-23x"),
             {"M8", "", "Nothing is captured on 23.", "En 23 no se come nada."});
}

TEST(WhyNotMedellin, M4_nothing_is_captured_on_an_empty_exit) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-3", "n-5x"),
             {"M4", "entry.on_start", "Nothing is captured on 5.", "En 5 no se come nada."});
}

TEST(WhyNotMedellin, M10_nothing_was_missed) {
  expect_why(in("medellin t2 1:13,24,g,g 2:n,n,n,14", "", "call3"),
             {"B6", "", "Seat 3 does not play.", "El puesto 3 no juega."});
  expect_why(in("medellin t2 1:13,24,g,g 2:n,n,n,14", "", "call2"),
             {"M10", "capture.calling", "No capture was missed: there is nothing to call.",
              "Nadie dejó de comer: no hay nada que soplar."});
}

TEST(WhyNotMedellin, M10_nobody_calls_an_own_miss) {
  expect_why(in("medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13", "", "call1"),
             {"M10", "capture.calling", "Red missed the capture and cannot be the one who calls it.",
              "Fue Rojo quien dejó de comer: no puede soplar."});
}

TEST(WhyNotMedellin, M10_a_call_comes_before_the_roll) {
  expect_why(in("medellin t1 1:n,n,20,30 2:n,n,n,n", "3-4", "call2"),
             {"M10", "capture.calling", "Calls are made before the dice are thrown, not while a roll is played.",
              "Se sopla antes de tirar los dados, no mientras se juega una tirada."});
}

TEST(WhyNotMedellin, M10_the_piece_is_not_guilty) {
  expect_why(in("medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13", "", "call2 24!n"),
             {"M10", "capture.calling", "The piece on 24 missed no capture.", "La ficha de 24 no dejó de comer."});
  expect_why(in("medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13", "", "call2 25!n"),
             {"B4", "", "No piece of Red stands on 25.", "En 25 no hay ninguna ficha de Rojo."});
}

TEST(WhyNotMedellin, M10_the_offender_chooses_first) {
  constexpr Expected expected{"M10", "capture.calling",
                              "Red was called, and first gives up a piece that missed a capture.",
                              "A Rojo lo soplaron: primero entrega una ficha que dejó de comer."};
  expect_why(in("medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13", "", "call2 14-16"), expected);
  expect_why(in("medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13 now=atone", "", ""), expected);
}

TEST(WhyNotMedellin, M10_nobody_was_called) {
  expect_why(in("medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13", "", "13!n"),
             {"M10", "capture.calling", "Nobody was called: no piece is given up.",
              "A nadie lo soplaron: no se entrega ninguna ficha."});
}

TEST(WhyNotMedellin, M11_into_the_goal_by_exact_count) {
  expect_why(
      in("medellin t1 1:20,h6,g,g 2:n,n,n,n", "3-4", "h6-g"),
      {"M11", "goal.overshoot", "Into the center by exact count only: from square 6 of the home column it takes 2.",
       "Se llega al cielo con el número exacto: desde la casilla 6 del pasillo faltan 2."});
}

TEST(WhyNotMedellin, B4_nobody_stands_there) {
  expect_why(in("medellin t1 1:20,30,40,50 2:n,n,n,n", "3-3", "21-24"),
             {"B4", "", "No piece of Red stands on 21.", "En 21 no hay ninguna ficha de Rojo."});
  expect_why(in("medellin t1 1:20,30,40,50 2:n,n,n,n", "3-3", "n-5"),
             {"B4", "", "No piece of Red is in jail.", "En la cárcel no hay ninguna ficha de Rojo."});
  expect_why(in("medellin t1 1:20,30,40,50 2:n,n,n,n", "3-3", "20b-23"),
             {"B4", "", "Red does not have so many pieces on 20.", "Rojo no tiene tantas fichas en 20."});
}

TEST(WhyNotMedellin, B6_the_piece_is_a_rivals) {
  expect_why(
      in("medellin t1 1:n,n,n,50 2:n,n,n,24", "3-4", "24-27"),
      {"B6", "", "The piece on 24 belongs to Blue, and Red is to play.", "La ficha de 24 es de Azul, y juega Rojo."});
}

TEST(WhyNotMedellin, B7_a_piece_that_is_home) {
  expect_why(in("medellin t1 1:n,n,g,50 2:n,n,n,24", "3-4", "g-5"),
             {"B7", "", "A piece in the center moves no more.", "Una ficha que está en el cielo ya no se mueve."});
}

TEST(WhyNotMedellin, B1_nobody_goes_back) {
  expect_why(in("medellin t1 1:n,n,n,50 2:n,n,n,24", "3-4", "50-47"),
             {"B1", "", "No piece goes from 50 to 47: all travel one way.",
              "Ninguna ficha va de 50 a 47: todas van en un solo sentido."});
}

TEST(WhyNotMedellin, B2_other_pips) {
  expect_why(in("medellin t1 1:n,n,n,50 2:n,n,n,24", "3-4", "50-53:4"),
             {"B2", "", "From 50 to 53 it is 3, not 4.", "De 50 a 53 se cuentan 3, no 4."});
}

TEST(WhyNotMedellin, B6_the_dice_are_awaited) {
  expect_why(in("medellin t1 1:n,n,n,50 2:n,n,n,24", "", "50-53"),
             {"B6", "", "No roll is being played: Red has yet to throw.",
              "No hay tirada en juego: Rojo todavía tiene que tirar."});
}

TEST(WhyNotMedellin, P9_there_are_no_rewards) {
  expect_why(in("medellin t1 1:n,n,n,50 2:n,n,n,24", "3-4", "50+60"),
             {"P9", "reward.time", "There are no rewards in this game.", "En este juego no hay premios."});
}

TEST(WhyNotMedellin, what_is_no_action) {
  for (const std::string_view text : {"", "10", "10-", "-13", "10>13", "10-69", "10-h8", "call", "call9", "n^5", "5!6",
                                      "nb-5", "05-8", "10-13:", "x", "10-13xx", "10-1 3"}) {
    const WhyNot why = why_not(english, *find_variant("medellin"),
                               *parse_position(*find_variant("medellin"), "medellin t1 1:n,n,n,10 2:n,n,n,24"), text);
    EXPECT_EQ(why.rule, "") << text;
    EXPECT_EQ(why.sentence,
              "An action is written 10-13 (by a die), 10=17 (by both), 13+33 (by a reward), n-5 (out of jail), 10^g "
              "(straight to the center), call3, 13!n, or as a point to stop.")
        << text;
  }
}

// --- simulator

TEST(WhyNotSimulator, S14_a_double_frees_first) {
  expect_why(
      in("simulator t1 1:n,n,20,30 2:n,n,n,n", "3-3", "20-23"),
      {"S14", "entry.duty", "A piece must come out of jail first.", "Primero tiene que salir una ficha de la cárcel."});
  expect_why(
      in("simulator t1 1:n,n,20,30 2:n,n,n,n", "3-3", ""),
      {"S14", "entry.duty", "A piece must come out of jail first.", "Primero tiene que salir una ficha de la cárcel."});
}

TEST(WhyNotSimulator, S14_a_roll_without_a_double) {
  expect_why(
      in("simulator t1 1:n,n,n,n 2:n,n,n,n", "3-4", "n-5"),
      {"S14", "entry.on", "No piece comes out of jail by 3 and 4.", "Con 3 y 4 no sale ninguna ficha de la cárcel."});
}

TEST(WhyNotSimulator, S16_the_piece_just_freed_does_not_take_the_die) {
  expect_why(in("simulator t1 1:n,g,20,30 2:n,n,n,n", "3-3", "n-5 5-8"),
             {"S16", "entry.then_move", "The piece that just came out does not take the die.",
              "La ficha que acaba de salir no usa el dado."});
}

TEST(WhyNotSimulator, S16_the_die_after_freeing_must_be_played) {
  expect_why(in("simulator t1 1:n,g,20,30 2:n,n,n,n", "3-3", "n-5 ."),
             {"S16", "entry.then_move", "Red brought a piece out, and must move one die.",
              "Rojo sacó una ficha, y tiene que mover con un dado."});
}

TEST(WhyNotSimulator, S17_as_many_dice_as_can_be_used) {
  expect_why(in("simulator t1 1:20,h6,g,g 2:n,n,n,n", "2-5", "20-22"),
             {"S17", "", "As many dice as can be used must be used, and another play uses more.",
              "Hay que usar todos los dados que se pueda, y otra jugada usa más."});
}

TEST(WhyNotSimulator, S23_no_way_past_the_door) {
  expect_why(in("simulator t1 1:n,g,66,30 2:n,n,n,n", "3-4", "66-1"),
             {"S23", "goal.passing", "A piece turns into the home column and does not go round again.",
              "Toda ficha entra en el pasillo: no da otra vuelta."});
}

TEST(WhyNotSimulator, S24_exact_count) {
  expect_why(
      in("simulator t1 1:n,20,h5,g 2:n,n,n,n", "4-6", "h5-g"),
      {"S24", "goal.overshoot", "Into the center by exact count only: from square 5 of the home column it takes 3.",
       "Se llega al cielo con el número exacto: desde la casilla 5 del pasillo faltan 3."});
}

// --- parchis4a

TEST(WhyNotParchis4a, P1_one_die_has_no_sum) {
  expect_why(in("parchis4a t1 1:n,n,20,30 2:n,n,n,n f5=1", "3", "20=23"),
             {"P1", "dice.count", "There is one die, and no sum.", "Hay un solo dado, y no hay suma."});
}

TEST(WhyNotParchis4a, P2_who_can_move_must) {
  expect_why(in("parchis4a t1 1:n,n,20,30 2:n,n,n,n f5=1", "3", ""),
             {"P2", "", "A die can be played, and must be: 3.", "Se puede jugar un dado, y hay que jugarlo: 3."});
}

TEST(WhyNotParchis4a, P3_a_square_holds_two) {
  expect_why(
      in("parchis4a t1 1:n,n,9,30 2:n,n,n,12 3:n,n,n,12 f5=1", "3", "9-12"),
      {"P3", "crowd.limit", "Two pawns stand on 12: there is no room.", "En 12 ya hay dos fichas: no cabe otra."});
  expect_why(in("parchis4a t1 1:n,n,9,30 2:n,n,12,12 f5=1", "3", "9-12"),
             {"P3", "crowd.limit", "A blockade of Blue stands on 12.", "En 12 hay una barrera de Azul."});
}

TEST(WhyNotParchis4a, P4_a_five_brings_a_pawn_out) {
  expect_why(
      in("parchis4a t1 1:n,n,20,30 2:n,n,n,n f5=1", "5", "20-25"),
      {"P4", "entry.duty", "A pawn must come out of home first.", "Primero tiene que salir una ficha de la casa."});
  expect_why(in("parchis4a t1 1:n,n,20,30 2:n,n,n,n f5=1", "4", "n-5"),
             {"P4", "entry.on", "No pawn comes out of home by 4.", "Con 4 no sale ninguna ficha de la casa."});
}

TEST(WhyNotParchis4a, P4_two_own_pawns_on_the_start) {
  expect_why(in("parchis4a t1 1:n,n,5,5 2:n,n,n,n f5=1", "5", "n-5"),
             {"P4", "crowd.limit", "Two pawns of Yellow stand on 5 already.", "En 5 ya hay dos fichas de Amarillo."});
}

TEST(WhyNotParchis4a, P8_exact_count) {
  expect_why(in("parchis4a t1 1:n,n,20,h6 2:n,n,n,n f5=1", "3", "h6-g"),
             {"P8", "goal.overshoot", "Into the goal by exact count only: from square 6 of the corridor it takes 2.",
              "Se llega a la meta con el número exacto: desde la casilla 6 del pasillo faltan 2."});
}

TEST(WhyNotParchis4a, P9_a_reward_comes_first_and_whole) {
  constexpr std::string_view position = "parchis4a t1 1:n,6,30,40 3:n,n,n,8 now=play dice=2 captures=1 f5=1";
  expect_why(in(position, "", "30-32"),
             {"P9", "reward.time", "The reward comes first: 20.", "Primero va el premio: 20."});
  expect_why(in(position, "", "30+40"),
             {"P9", "reward.duty", "From 30 to 40 it takes 10; the reward to play whole is 20.",
              "De 30 a 40 se cuentan 10; el premio, que se cuenta entero, es 20."});
  expect_why(in(position, "", "30-50"),
             {"P9", "reward.duty", "Those 20 are a reward: 30+50.", "Esos 20 son un premio: 30+50."});
  expect_why(in(position, "", "n+25"),
             {"P9", "entry.on", "A reward brings no pawn out of home.", "Un premio no saca ninguna ficha de la casa."});
  expect_why(in("parchis4a t1 1:n,6,30,40 3:n,n,n,8 f5=1", "2", "6-8 ."),
             {"P9", "reward.duty", "A reward can be played, and must be: 20.",
              "Se puede contar un premio, y hay que contarlo: 20."});
  expect_why(in("parchis4a t1 1:n,6,30,40 3:n,n,n,8 f5=1", "2", "6-8 30-32"),
             {"P1", "dice.count", "The dice are played; a reward is what is left.",
              "Los dados ya se jugaron; lo que queda es un premio."});
}

TEST(WhyNotParchis4a, P7_no_reward_without_a_capture) {
  expect_why(in("parchis4a t1 1:n,6,30,40 3:n,n,n,8 f5=1", "2", "30+50"),
             {"P7", "capture.reward", "No reward is left to play.", "No queda ningún premio por contar."});
}

TEST(WhyNotParchis4a, P10_what_a_six_counts) {
  expect_why(in("parchis4a t1 1:6,10,30,40 2:n,n,n,n f5=1", "6", "30-36"),
             {"P10", "dice.six_is_seven", "A six counts 7 while no pawn is in home.",
              "El seis cuenta 7 si no hay fichas en la casa."});
  expect_why(in("parchis4a t1 1:n,10,30,40 2:n,n,n,n f5=1", "6", "30-37"),
             {"P10", "dice.six_is_seven", "A six counts 7 only while no pawn is in home.",
              "El seis cuenta 7 solo si no hay fichas en la casa."});
}

TEST(WhyNotParchis4a, P11_the_third_six_is_not_played) {
  expect_why(in("parchis4a t1 1:n,n,20,30 2:n,n,n,n dbl=2 last=20 f5=1", "6", "30-36"),
             {"P11", "repeat.limit", "3 sixes in one turn: the roll is not played.",
              "3 seises en un turno: la tirada no se juega."});
}

TEST(WhyNotParchis4a, P12_a_blockade_in_the_way) {
  expect_why(in("parchis4a t1 1:n,n,24,40 2:n,n,27,27 f5=1", "4", "24-28"),
             {"P12", "crowd.blockades", "A blockade of Blue on 27 stands in the way.",
              "Una barrera de Azul en 27 cierra el paso."});
  expect_why(in("parchis4a t1 1:n,24,27,27 2:n,n,n,n f5=1", "4", "24-28"),
             {"P12", "crowd.blockades", "A blockade of Yellow on 27 stands in the way.",
              "Una barrera de Amarillo en 27 cierra el paso."});
  expect_why(in("parchis4a t1 1:n,67,h2,h2 2:n,n,n,n f5=1", "4", "67-h3"),
             {"P12", "crowd.blockades", "A blockade of Yellow on square 2 of the corridor stands in the way.",
              "Una barrera de Amarillo en la casilla 2 del pasillo cierra el paso."});
}

TEST(WhyNotParchis4a, P13_a_six_opens_a_blockade) {
  expect_why(
      in("parchis4a t1 1:n,8,8,30 2:n,n,n,n f5=1", "6", "30-36"),
      {"P13", "crowd.repeat_opens", "On a six a blockade must be opened.", "Con un seis hay que abrir una barrera."});
}

TEST(WhyNotParchis4a, P14_the_game_is_over) {
  expect_why(in("parchis4a t1 1:g,g,g,g 3:n,n,n,n fin=13", "", "5-8"),
             {"P14", "goal.until", "The game is over.", "La partida terminó."});
}

TEST(WhyNotParchis4a, B3_pawns_turn_in) {
  expect_why(in("parchis4a t1 1:n,g,66,30 2:n,n,n,n f5=1", "3", "66-1"),
             {"B3", "goal.passing", "A pawn turns into the corridor and does not go round again.",
              "Toda ficha entra en el pasillo: no da otra vuelta."});
}

TEST(WhyNotParchis4a, M10_nobody_calls_in_spain) {
  expect_why(in("parchis4a t1 1:n,g,66,30 2:n,n,n,n f5=1", "", "call2"),
             {"M10", "capture.calling", "A missed capture is not called in this game.",
              "En este juego no se sopla a quien deja de comer."});
}

// --- parchis2d

TEST(WhyNotParchis2d, D1_the_other_die_is_for_another_piece) {
  expect_why(in("parchis2d t1 1:n,n,20,30 2:n,n,n,n", "3-4", "20-23 23-27"),
             {"D1", "dice.together", "The pawn on 23 took its die: the other one is for another pawn.",
              "La ficha de 23 ya usó un dado: el otro es para otra."});
}

TEST(WhyNotParchis2d, D1_as_many_dice_as_can_be_used) {
  expect_why(in("parchis2d t1 1:20,h6,g,g 2:n,n,n,n", "2-4", "20-22"),
             {"D1", "", "As many dice as can be used must be used, and another play uses more.",
              "Hay que usar todos los dados que se pueda, y otra jugada usa más."});
}

TEST(WhyNotParchis2d, D2_coming_out_is_first) {
  expect_why(
      in("parchis2d t1 1:n,n,20,30 2:n,n,n,n", "2-3", "20-22"),
      {"D2", "entry.duty", "A pawn must come out of home first.", "Primero tiene que salir una ficha de la casa."});
  expect_why(
      in("parchis2d t1 1:n,n,20,30 2:n,n,n,n", "2-4", "n-5"),
      {"D2", "entry.on", "No pawn comes out of home by 2 and 4.", "Con 2 y 4 no sale ninguna ficha de la casa."});
}

TEST(WhyNotParchis2d, D3_the_third_double_is_not_played) {
  expect_why(in("parchis2d t1 1:n,n,20,30 2:n,n,n,n dbl=2", "2-2", "20-22"),
             {"D3", "repeat.limit", "3 doubles in one turn: the roll is not played.",
              "3 dobles en un turno: la tirada no se juega."});
}

TEST(WhyNotParchis2d, D4_blockades_and_full_squares) {
  expect_why(in("parchis2d t1 1:g,g,24,40 2:n,n,27,27", "4-2", "24-28"),
             {"D4", "crowd.blockades", "A blockade of Blue on 27 stands in the way.",
              "Una barrera de Azul en 27 cierra el paso."});
  expect_why(
      in("parchis2d t1 1:g,g,8,40 2:n,n,n,12 3:n,n,n,12", "4-2", "8-12"),
      {"D4", "crowd.limit", "Two pawns stand on 12: there is no room.", "En 12 ya hay dos fichas: no cabe otra."});
}

TEST(WhyNotParchis2d, D6_a_double_opens_a_blockade) {
  expect_why(in("parchis2d t1 1:n,8,8,30 2:n,n,n,n", "3-3", "30-33"),
             {"D6", "crowd.repeat_opens", "On a double a blockade must be opened.",
              "Con un doble hay que abrir una barrera."});
}

TEST(WhyNotParchis2d, D8_a_blockade_on_the_start) {
  expect_why(in("parchis2d t1 1:n,n,n,30 2:n,n,5,5", "5-3", "n-5"),
             {"D8", "entry.blockade_holds", "A blockade of Blue stands on 5.", "En 5 hay una barrera de Azul."});
  expect_why(in("parchis2d t1 1:n,n,5,5 2:n,n,n,n", "5-3", "n-5"),
             {"D8", "crowd.limit", "Two pawns of Yellow stand on 5 already.", "En 5 ya hay dos fichas de Amarillo."});
}

TEST(WhyNotParchis2d, D9_rewards_must_be_played) {
  expect_why(in("parchis2d t1 1:n,6,30,40 3:n,n,n,8 now=play captures=1", "", "."),
             {"D9", "reward.duty", "A reward can be played, and must be: 20.",
              "Se puede contar un premio, y hay que contarlo: 20."});
}

TEST(WhyNotParchis2d, D10_exact_count_by_the_sum) {
  expect_why(in("parchis2d t1 1:n,20,h3,g 2:n,n,n,n", "2-4", "h3=g"),
             {"D10", "goal.overshoot", "Into the goal by exact count only: from square 3 of the corridor it takes 5.",
              "Se llega a la meta con el número exacto: desde la casilla 3 del pasillo faltan 5."});
}

// --- parcheesi

TEST(WhyNotParcheesi, A2_a_five_brings_a_piece_out) {
  expect_why(
      in("parcheesi t1 1:n,n,20,30 2:n,n,n,n", "2-4", "n-5"),
      {"A2", "entry.on", "No piece comes out of the nest by 2 and 4.", "Con 2 y 4 no sale ninguna ficha del nido."});
}

TEST(WhyNotParcheesi, A3_both_dice_are_two_steps) {
  constexpr Expected expected{"A3", "dice.together",
                              "A piece that takes more than one die goes in steps, and each step lands.",
                              "Una ficha que usa más de un dado va por pasos, y cada paso termina en una casilla."};
  expect_why(in("parcheesi t1 1:n,n,20,30 2:n,n,n,n", "2-4", "20=26"), expected);
  expect_why(in("parcheesi t1 1:n,n,20,30 2:n,n,n,n", "2-4", "20-26"), expected);
}

TEST(WhyNotParcheesi, A4_as_many_dice_as_can_be_used) {
  expect_why(in("parcheesi t1 1:20,h6,g,g 2:n,n,n,n 3:n,n,24,24", "2-3", "20-22"),
             {"A4", "", "As many dice as can be used must be used, and another play uses more.",
              "Hay que usar todos los dados que se pueda, y otra jugada usa más."});
}

TEST(WhyNotParcheesi, A5_dice_come_before_rewards) {
  expect_why(in("parcheesi t1 1:n,10,30,g 2:n,n,n,n 3:n,n,n,13", "3-4", "10-13 30+50"),
             {"A5", "reward.time", "Dice that can be played come before rewards: 4.",
              "Los dados que se pueden jugar van antes que los premios: 4."});
}

TEST(WhyNotParcheesi, A6_no_undersides_with_a_piece_in_the_nest) {
  expect_why(in("parcheesi t1 1:n,10,30,g 2:n,n,n,n", "3-3", "10-14"),
             {"A6", "dice.undersides", "The undersides of a double count only while no piece is in the nest.",
              "Las caras de abajo de un doble cuentan solo si no hay fichas en el nido."});
}

TEST(WhyNotParcheesi, A8_a_safe_space_that_a_rival_holds) {
  expect_why(
      in("parcheesi t1 1:n,n,9,30 2:n,n,n,12", "3-4", "9-12"),
      {"A8", "crowd.share_safe", "12 is a safe space, and Blue stands there.", "12 es un seguro, y allí está Azul."});
}

TEST(WhyNotParcheesi, A9_blockades) {
  expect_why(in("parcheesi t1 1:n,n,24,40 2:n,n,27,27", "4-2", "24-28"),
             {"A9", "crowd.blockades", "A blockade of Blue on 27 stands in the way.",
              "Un bloqueo de Azul en 27 cierra el paso."});
  expect_why(in("parcheesi t1 1:n,n,25,40 2:n,n,27,27", "4-2", "25-27"),
             {"A9", "crowd.limit", "A blockade of Blue stands on 27.", "En 27 hay un bloqueo de Azul."});
  expect_why(in("parcheesi t1 1:n,n,n,40 2:n,n,5,5", "5-2", "n-5"),
             {"A9", "entry.blockade_holds", "A blockade of Blue stands on 5.", "En 5 hay un bloqueo de Azul."});
}

TEST(WhyNotParcheesi, A10_the_two_of_a_blockade_do_not_meet_again) {
  expect_why(in("parcheesi t1 1:n,20,20,40 2:n,n,n,n", "3-3", "20-23 20-23"),
             {"A10", "crowd.keep_apart", "The two of a blockade may not stand together again in this roll.",
              "Las dos de un bloqueo no pueden volver a juntarse en esta tirada."});
}

TEST(WhyNotParcheesi, A12_exact_count) {
  expect_why(
      in("parcheesi t1 1:n,20,h6,g 2:n,n,n,n", "3-4", "h6-g"),
      {"A12", "goal.overshoot", "Into the home space by exact count only: from square 6 of the home row it takes 2.",
       "Se llega a la meta con el número exacto: desde la casilla 6 del pasillo faltan 2."});
}

TEST(WhyNotParcheesi, A14_to_decline_is_written) {
  expect_why(in("parcheesi t1 1:n,10,g,g 2:n,n,n,n 3:n,n,n,13 4:n,n,n,17", "3-4", "10-13 |"),
             {"A14", "reward.duty", "A reward can still be played; to decline it is written as a point.",
              "Todavía se puede contar un premio; renunciar a él se escribe con un punto."});
}

TEST(WhyNotParcheesi, R_only_a_play_that_wins) {
  // Home by the 6 and a 1: what is left of the four moves lapses.
  expect_why(in("parcheesi t1 1:h2,h7,g,g 2:n,n,n,n now=play dice=1,6,6 with=must_win", "", "h2-h3"),
             {"R", "", "Only a play that brings the last piece to the home space is left.",
              "Solo queda jugar de modo que la última ficha llegue a la meta."});
}

// --- House rules speak as the rule set that they depart from

TEST(WhyNotHouse, M7_a_piece_is_crowned_first) {
  Rules rules = medellin;
  rules.repeat.penalty = Penalty::piece_to_goal;
  const NamedRules named = house("medellin", rules);
  constexpr std::string_view position = "house t1 1:n,n,n,20 2:n,n,n,n dbl=2";
  constexpr Expected expected{"M7", "repeat.penalty", "3 doubles in one turn: a piece goes straight to the center.",
                              "3 pares en un turno: una ficha va directamente al cielo."};
  expect_why({named, position, "2-2", "20-22"}, expected);
  expect_why({named, position, "2-2", "."}, expected);
  expect_why({named, position, "2-2", ""}, expected);
  expect_why({named, position, "2-2", "21^g"},
             {"B4", "", "No piece of Red stands on 21.", "En 21 no hay ninguna ficha de Rojo."});
}

TEST(WhyNotHouse, P12_blockades_at_a_table_of_medellin) {
  Rules rules = medellin;
  rules.crowd.limit = 2;
  rules.crowd.blockades = true;
  expect_why({house("medellin", rules), "house t1 1:n,n,n,24 2:n,n,27,27", "3-4", "24-28"},
             {"P12", "crowd.blockades", "A blockade of Blue on 27 stands in the way.",
              "Un bloqueo de Azul en 27 cierra el paso."});
}

TEST(WhyNotHouse, M3_a_double_that_frees_one) {
  Rules rules = medellin;
  rules.entry.most = 1;
  expect_why({house("medellin", rules), "house t1 1:n,n,n,20 2:n,n,n,n", "3-3", "n-5 n-5"},
             {"M3", "entry.most", "This double brings no more pieces out of jail.",
              "Este par no saca más fichas de la cárcel."});
}

TEST(WhyNotHouse, M9_to_stop_before_the_door_is_written) {
  Rules rules = parchis2d;
  rules.goal.passing = Passing::by_choice;
  // Nothing moves but past the door: the own blockade on h4 stands in the way, and 5 and 6 are too many for it.
  expect_why({house("parchis2d", rules), "house t1 1:68,h4,h4,g 2:n,n,n,n", "5-6", ""},
             {"M9", "goal.passing", "A pawn may still go round again; to stop is written as a point.",
              "Una ficha todavía puede dar otra vuelta; plantarse se escribe con un punto."});
}

TEST(WhyNotHouse, D4_a_blockade_that_has_stood_long_enough) {
  Rules rules = parchis2d;
  rules.crowd.blockade_turns = 2;
  expect_why({house("parchis2d", rules), "house t1 1:n,8,8,30 2:n,n,n,n age=1:8/2", "3-4", "30-33"},
             {"D4", "crowd.blockade_turns", "A blockade of Yellow has stood its turns and must be opened.",
              "Una barrera de Amarillo ya cumplió sus turnos: hay que abrir."});
}

TEST(WhyNotHouse, D10_a_piece_that_bounces) {
  Rules rules = parchis2d;
  rules.goal.overshoot = Overshoot::bounces;
  const NamedRules named = house("parchis2d", rules);
  expect_why({named, "house t1 1:n,20,h6,g 2:n,n,n,n", "3-4", "h6-g"},
             {"D10", "goal.overshoot", "Into the goal by exact count only: from square 6 of the corridor it takes 2.",
              "Se llega a la meta con el número exacto: desde la casilla 6 del pasillo faltan 2."});
  // By the 4 it comes back to h6, where it stands; by the 6 to h4, and there stand two.
  expect_why({named, "house t1 1:h4,h4,h6,g 2:n,n,n,n", "6-3", "h6-h4"},
             {"D4", "crowd.limit", "A blockade of Yellow stands on square 4 of the corridor.",
              "En la casilla 4 del pasillo hay una barrera de Amarillo."});
}

// --- Rolls

WhyNot why_not_roll(Language language, std::string_view position, std::string_view roll) {
  const NamedRules& named = *find_variant(position.substr(0, position.find(' ')));
  const Result<Position> read = parse_position(named, position);
  EXPECT_TRUE(read) << (read ? "" : read.error().text());
  return read ? why_not(language, named, *read, *parse_roll(roll)) : WhyNot{};
}

void expect_roll_refused(std::string_view position, std::string_view roll, const Expected& expected) {
  const WhyNot why = why_not_roll(english, position, roll);
  EXPECT_EQ(why.rule, expected.rule);
  EXPECT_EQ(why.field, expected.field);
  EXPECT_EQ(why.sentence, expected.en);
  EXPECT_EQ(why_not_roll(spanish, position, roll).sentence, expected.es);
}

TEST(WhyNotRoll, M5_two_dice) {
  expect_roll_refused("medellin t1 1:n,n,n,20 2:n,n,n,n", "3",
                      {"M5", "dice.count", "Red throws two dice.", "Rojo tira dos dados."});
}

TEST(WhyNotRoll, M12_S25_one_die_at_the_end) {
  constexpr std::string_view en = "With the last piece within six squares of the center, Red throws one die.";
  constexpr std::string_view es = "Con la última ficha a seis casillas o menos del cielo, Rojo tira un dado.";
  expect_roll_refused("medellin t1 1:h4,g,g,g 2:n,n,n,n", "3-4", {"M12", "dice.one_at_the_end", en, es});
  expect_roll_refused("simulator t1 1:h4,g,g,g 2:n,n,n,n", "3-4", {"S25", "dice.one_at_the_end", en, es});
}

TEST(WhyNotRoll, P1_one_die) {
  expect_roll_refused("parchis4a t1 1:h4,g,g,g 2:n,n,n,n", "3-4",
                      {"P1", "dice.count", "Yellow throws one die.", "Amarillo tira un dado."});
}

TEST(WhyNotRoll, M10_whoever_was_called_chooses_first) {
  expect_roll_refused("medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13 now=atone", "3-4",
                      {"M10", "capture.calling", "Red was called, and first gives up a piece that missed a capture.",
                       "A Rojo lo soplaron: primero entrega una ficha que dejó de comer."});
}

TEST(WhyNotRoll, D1_the_roll_before_is_not_played_out) {
  expect_roll_refused(
      "parchis2d t1 1:n,n,20,30 2:n,n,n,n now=play dice=3,4", "3-4",
      {"D1", "", "Yellow has not played out the last roll.", "Amarillo no ha terminado de jugar la última tirada."});
}

TEST(WhyNotRoll, A16_the_game_is_over) {
  expect_roll_refused("parcheesi t1 1:g,g,g,g 2:n,n,n,n fin=1", "3-4",
                      {"A16", "goal.until", "The game is over.", "La partida terminó."});
}

TEST(WhyNotRoll, a_die_that_does_not_exist) {
  const NamedRules& named = *find_variant("medellin");
  const WhyNot why =
      why_not(english, named, start(named.rules, seats_for(named.rules, 2), 0), {.first = 7, .second = 1});
  EXPECT_EQ(why.rule, "");
  EXPECT_EQ(why.sentence, "A die shows 1 to 6.");
}

}  // namespace
}  // namespace salida

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/check.hpp"
#include "core/fields.hpp"
#include "core/play.hpp"
#include "core/variants.hpp"
#include "dice/first_player.hpp"
#include "dice/game_random.hpp"
#include "notation/catalogue.hpp"
#include "notation/position_text.hpp"
#include "notation/squares.hpp"
#include "words/events.hpp"
#include "words/language.hpp"
#include "words/pattern.hpp"
#include "words/rule_words.hpp"
#include "words/sentences.hpp"
#include "words/situation.hpp"
#include "words/story.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

using testing::ElementsAre;
using enum Language;

constexpr std::array both_languages{english, spanish};

const NamedRules& variant(std::string_view id) { return *find_variant(id); }

NamedRules house(std::string_view base, Rules rules) {
  NamedRules named = variant(base);
  named.id = "house";
  named.rules = settled(rules);
  named.colours = colours_for(named.colours, rules.board.arms);
  EXPECT_FALSE(check(named.rules)) << check(named.rules).field;
  return named;
}

/// A game that is told as it goes.
class Told {
 public:
  Told(Language language, NamedRules named, std::string_view position)
      : language_(language), named_(std::move(named)), position_(read(position)) {}

  Told& roll(int first, int second = 0) {
    const Roll roll{.first = static_cast<std::uint8_t>(first), .second = static_cast<std::uint8_t>(second)};
    const Position before = position_;
    position_ = after_roll(named_.rules, position_, roll);
    tell_all(events_of(named_.rules, before, roll, position_));
    return *this;
  }

  /// The legal action of that kind which takes a piece from one place to another.
  Told& act(ActionKind kind, std::string_view from = "", std::string_view to = "") {
    const ActionList list = legal_actions(named_.rules, position_);
    const Seat seat = to_act(position_);
    const auto* const found = std::ranges::find_if(list, [&](Action action) {
      const bool right_from =
          from.empty() || place_text(named_.rules, seat, position_.pieces[seat][action.piece]) == from;
      return action.kind == kind && right_from && (to.empty() || place_text(named_.rules, seat, action.to) == to);
    });
    if (found == list.end()) {
      ADD_FAILURE() << "no such action in " << to_text(named_, position_);
      return *this;
    }
    const Position before = position_;
    position_ = after(named_.rules, position_, *found);
    tell_all(events_of(named_.rules, before, *found, position_));
    return *this;
  }

  [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

 private:
  [[nodiscard]] Position read(std::string_view text) const {
    const Result<Position> position = parse_position(named_, text);
    EXPECT_TRUE(position) << (position ? "" : position.error().text());
    return position ? *position : Position{};
  }

  void tell_all(const std::vector<Event>& events) {
    for (const Event& event : events) lines_.push_back(tell(language_, named_, event));
  }

  Language language_;
  NamedRules named_;
  Position position_;
  std::vector<std::string> lines_;
};

Told told(Language language, std::string_view position) {
  return {language, variant(position.substr(0, position.find(' '))), position};
}

using enum ActionKind;

TEST(Language, comes_from_the_environment) {
  static_assert(language_from_environment("es_CO.UTF-8") == spanish);
  EXPECT_EQ(language_from_environment("es"), spanish);
  EXPECT_EQ(language_from_environment("es-419"), spanish);
  EXPECT_EQ(language_from_environment("es.UTF-8"), spanish);
  EXPECT_EQ(language_from_environment("es:en"), spanish);
  EXPECT_EQ(language_from_environment("en_US.UTF-8"), english);
  EXPECT_EQ(language_from_environment("est_EE"), english);
  EXPECT_EQ(language_from_environment("C"), english);
  EXPECT_EQ(language_from_environment(""), english);
  EXPECT_EQ(language_from_environment(nullptr), english);
}

TEST(Pattern, fills_gaps_and_leaves_what_nothing_fills) {
  const std::array gaps{Gap{.name = "who", .text = "Red"}, Gap{.name = "n", .text = "3"}};
  EXPECT_EQ(filled("{who} and {who} {n}.", gaps), "Red and Red 3.");
  EXPECT_EQ(filled("{n} {what}", gaps), "3 {what}");
  EXPECT_EQ(filled("", gaps), "");
  EXPECT_EQ(contracted("va a el nido de el rey"), "va al nido del rey");
  EXPECT_EQ(capitalised("ficha"), "Ficha");
  const std::array<std::string, 3> parts{"a", "b", "c"};
  EXPECT_EQ(joined(parts, "y"), "a, b y c");
  EXPECT_EQ(joined(std::span(parts).first(1), "y"), "a");
}

TEST(Vocabulary, names_places_as_each_tradition_does) {
  EXPECT_EQ(place_words(spanish, variant("medellin"), 0, nest), "la cárcel");
  EXPECT_EQ(place_words(spanish, variant("medellin"), 0, 76), "el cielo");
  EXPECT_EQ(place_words(spanish, variant("parchis4a"), 0, nest), "la casa");
  EXPECT_EQ(place_words(spanish, variant("parchis2d"), 1, 71), "la casilla 3 del pasillo");
  EXPECT_EQ(place_words(english, variant("parchis2d"), 1, start_place), "22");
  EXPECT_EQ(place_words(english, variant("parcheesi"), 1, start_place), "56");
  EXPECT_EQ(place_words(english, variant("parcheesi"), 1, 71), "square 3 of the home row");
  EXPECT_EQ(place_words(english, variant("parcheesi"), 1, nest), "the nest");
}

TEST(Vocabulary, has_every_colour_of_the_catalogue_in_spanish) {
  for (const std::string_view colour : colour_names()) {
    EXPECT_NE(colour_words(spanish, colour), colour_words(english, colour));
  }
  EXPECT_EQ(colour_words(english, "red"), "Red");
  EXPECT_EQ(colour_words(spanish, "red"), "Rojo");
}

// --- What happened

constexpr std::string_view capture = "medellin t1 1:n,n,n,17 2:n,n,n,n 3:n,n,n,n 4:n,n,n,25";

TEST(Story, a_capture) {
  EXPECT_THAT(told(spanish, capture).roll(5, 3).act(jump).lines(),
              ElementsAre("Rojo saca 5 y 3.", "Ficha de 17 a 25, come a Verde.", "Turno de Azul."));
  EXPECT_THAT(told(english, capture).roll(5, 3).act(jump).lines(),
              ElementsAre("Red rolls 5-3.", "Piece from 17 to 25, captures Green.", "Blue is next."));
}

TEST(Story, S14_S22_several_captures_at_once) {
  constexpr std::string_view position = "simulator t1 1:n,n,n,n 2:n,n,n,5 3:n,n,n,n 4:n,n,5,5";
  EXPECT_THAT(told(spanish, position).roll(2, 2).act(enter).lines(),
              ElementsAre("Rojo saca 2 y 2.", "Rojo saca 4 fichas de la cárcel, come a Verde y a 2 de Amarillo.",
                          "Rojo tira otra vez."));
  EXPECT_THAT(told(english, position).roll(2, 2).act(enter).lines(),
              ElementsAre("Red rolls 2-2.", "Red brings 4 pieces out of jail, captures Green and 2 of Yellow.",
                          "Red rolls again."));
}

TEST(Story, M2_rolls_in_jail) {
  constexpr std::string_view position = "medellin t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n tries=1";
  EXPECT_THAT(told(spanish, position).roll(1, 2).roll(3, 4).lines(),
              ElementsAre("Rojo saca 1 y 2.", "Rojo sigue en la cárcel, tiro 2 de 3.", "Rojo saca 3 y 4.",
                          "Rojo sigue en la cárcel, tiro 3 de 3.", "Turno de Azul."));
  EXPECT_THAT(told(english, position).roll(1, 2).lines(),
              ElementsAre("Red rolls 1-2.", "Red stays in jail, roll 2 of 3."));
}

TEST(Story, M3_pieces_come_out_one_by_one) {
  constexpr std::string_view position = "medellin t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n";
  EXPECT_THAT(told(english, position).roll(3, 3).act(enter).act(enter).lines(),
              ElementsAre("Red rolls 3-3.", "Red brings a piece out of jail.", "Red brings a piece out of jail.",
                          "Red rolls again."));
  EXPECT_THAT(
      told(spanish, position).roll(3, 3).act(enter).act(stop).lines(),
      ElementsAre("Rojo saca 3 y 3.", "Rojo saca una ficha de la cárcel.", "Rojo se planta.", "Rojo tira otra vez."));
}

TEST(Story, M7_the_third_double) {
  constexpr std::string_view position = "medellin t1 1:n,30,h3,g 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n dbl=2";
  EXPECT_THAT(told(spanish, position).roll(4, 4).lines(),
              ElementsAre("Rojo saca 4 y 4.", "3 pares en un turno: la tirada no se juega.",
                          "La ficha de la casilla 3 del pasillo va a la cárcel.", "Turno de Azul."));
  EXPECT_THAT(told(english, position).roll(4, 4).lines(),
              ElementsAre("Red rolls 4-4.", "3 doubles in one turn: the roll is not played.",
                          "The piece on square 3 of the home column goes to jail.", "Blue is next."));
}

TEST(Story, M7_nothing_to_lose) {
  EXPECT_THAT(told(english, "medellin t1 1:n,n,n,g 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n dbl=2").roll(4, 4).lines(),
              ElementsAre("Red rolls 4-4.", "3 doubles in one turn: the roll is not played.", "No piece goes to jail.",
                          "Blue is next."));
}

TEST(Story, M10_a_missed_capture_is_not_told_until_it_is_called) {
  constexpr std::string_view position = "medellin t1 1:n,n,17,30 2:n,n,n,n 3:n,n,n,n 4:n,n,n,25";
  const auto miss = [](Told story) {
    return story.roll(5, 3).act(walk, "17", "22").act(walk, "30").act(call).act(atone);
  };
  EXPECT_THAT(miss(told(spanish, position)).lines(),
              ElementsAre("Rojo saca 5 y 3.", "Ficha de 17 a 22.", "Ficha de 30 a 33.", "Turno de Azul.",
                          "Azul sopla a Rojo: no comió cuando podía.", "Rojo entrega la ficha de 22: va a la cárcel."));
  EXPECT_THAT(miss(told(english, position)).lines(),
              ElementsAre("Red rolls 5-3.", "Piece from 17 to 22.", "Piece from 30 to 33.", "Blue is next.",
                          "Blue calls Red: a capture was missed.", "Red gives up the piece on 22: it goes to jail."));
}

TEST(Story, M11_a_die_that_cannot_be_played) {
  EXPECT_THAT(told(english, "medellin t1 1:n,n,g,h5 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n").roll(6, 2).act(walk).lines(),
              ElementsAre("Red rolls 6-2.", "Piece from square 5 of the home column to square 7 of the home column.",
                          "Red cannot play 6.", "Blue is next."));
}

TEST(Story, M13_the_end) {
  constexpr std::string_view position = "medellin t2 1:n,n,n,n 2:h6,g,g,g 3:n,n,n,n 4:n,n,n,n";
  EXPECT_THAT(told(spanish, position).roll(2).act(walk).lines(),
              ElementsAre("Azul saca 2.", "Ficha de la casilla 6 del pasillo al cielo.",
                          "Azul tiene todas sus fichas en el cielo: puesto 1.", "Gana Azul."));
  EXPECT_THAT(told(english, position).roll(2).act(walk).lines(),
              ElementsAre("Blue rolls 2.", "Piece from square 6 of the home column to the center.",
                          "Blue has every piece in the center: place 1.", "Blue wins."));
}

TEST(Story, P5_P12_the_first_five_forms_a_blockade) {
  EXPECT_THAT(told(spanish, "parchis4a t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n").roll(5).act(enter).lines(),
              ElementsAre("Amarillo saca 5.", "Amarillo saca 2 fichas de la casa.", "Amarillo forma una barrera en 5.",
                          "Turno de Azul."));
}

TEST(Story, P7_P9_rewards_are_earned_and_played) {
  Told story = told(spanish, "parchis4a t1 1:n,6,30,g 2:n,n,n,n 3:n,n,n,8 4:n,n,n,n f5=1");
  EXPECT_THAT(story.roll(2).act(walk, "6").act(reward, "30").lines(),
              ElementsAre("Amarillo saca 2.", "Ficha de 6 a 8, come a Rojo.", "Amarillo gana un premio de 20.",
                          "Ficha de 30 a 50 por el premio de 20.", "Turno de Azul."));
}

TEST(Story, P9_a_reward_that_no_pawn_can_take_is_lost) {
  EXPECT_THAT(
      told(english, "parchis4a t1 1:n,n,h7,h6 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n f5=1").roll(1).act(walk, "h7").lines(),
      ElementsAre("Yellow rolls 1.", "Pawn from square 7 of the corridor to the goal.", "Yellow earns a reward of 10.",
                  "Yellow loses a reward of 10.", "Blue is next."));
}

TEST(Story, P10_P13_a_six_counts_seven_and_opens_a_blockade) {
  constexpr std::string_view position = "parchis4a t1 1:6,8,8,g 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n f5=1";
  EXPECT_THAT(told(spanish, position).roll(6).act(walk).lines(),
              ElementsAre("Amarillo saca 6 y cuenta 7.", "Ficha de 8 a 15.", "Amarillo abre la barrera de 8.",
                          "Amarillo tira otra vez."));
  EXPECT_THAT(told(english, position).roll(6).act(walk).lines(),
              ElementsAre("Yellow rolls 6 and plays 7.", "Pawn from 8 to 15.", "Yellow opens the blockade on 8.",
                          "Yellow rolls again."));
}

TEST(Story, P11_the_third_six) {
  EXPECT_THAT(
      told(spanish, "parchis4a t1 1:n,n,20,30 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n dbl=2 last=20 f5=1").roll(6).lines(),
      ElementsAre("Amarillo saca 6.", "3 seises en un turno: la tirada no se juega.", "La ficha de 20 va a la casa.",
                  "Turno de Azul."));
}

TEST(Story, P14_the_last_place) {
  EXPECT_THAT(
      told(spanish, "parchis4a t1 1:h7,g,g,g 3:n,n,n,n f5=1").roll(1).act(walk).lines(),
      ElementsAre("Amarillo saca 1.", "Ficha de la casilla 7 del pasillo a la meta.",
                  "Amarillo tiene todas sus fichas en la meta: puesto 1.", "Queda Rojo: puesto 2.", "Gana Amarillo."));
}

TEST(Story, A5_A14_dice_are_lost_and_rewards_declined) {
  // With both dice the piece would land on the safe square 17, where green stands.
  Told story = told(english, "parcheesi t1 1:n,10,g,g 2:n,n,n,n 3:n,n,n,13 4:n,n,n,17");
  EXPECT_THAT(story.roll(3, 4).act(walk, "10", "13").act(stop).lines(),
              ElementsAre("Red rolls 3-4.", "Piece from 10 to 13, captures Yellow.", "Red earns a reward of 20.",
                          "Red cannot play 4.", "Red declines a reward of 20.", "Blue is next."));
}

TEST(Story, A6_four_moves) {
  EXPECT_THAT(told(english, "parcheesi t1 1:6,7,20,g 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n").roll(3, 3).lines(),
              ElementsAre("Red rolls 3-3 and plays 3, 3, 4 and 4."));
  EXPECT_THAT(told(spanish, "parcheesi t1 1:6,7,20,g 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n").roll(3, 3).lines(),
              ElementsAre("Rojo saca 3 y 3 y cuenta 3, 3, 4 y 4."));
}

TEST(Story, A13_two_rewards_at_once) {
  constexpr std::string_view position = "parcheesi t1 1:n,n,n,12 2:n,n,n,n 3:n,n,n,n 4:n,n,13,13";
  EXPECT_THAT(told(spanish, position).roll(1, 1).act(walk).lines(),
              ElementsAre("Rojo saca 1 y 1.", "Ficha de 12 a 13, captura a 2 de Verde.", "Rojo gana 2 premios de 20."));
}

TEST(Story, a_house_rule_crowns_a_piece) {
  Rules rules = medellin;
  rules.repeat.penalty = Penalty::piece_to_goal;
  Told story(spanish, house("medellin", rules), "house t1 1:n,n,n,20 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n dbl=2");
  EXPECT_THAT(story.roll(2, 2).act(crown, "20").lines(),
              ElementsAre("Rojo saca 2 y 2.", "3 pares en un turno: una ficha va directamente al cielo.",
                          "Ficha de 20 directamente al cielo.", "Turno de Azul."));
}

TEST(Story, a_player_who_cannot_move) {
  EXPECT_THAT(told(spanish, "parchis4a t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n").roll(6).lines(),
              ElementsAre("Amarillo saca 6.", "Amarillo no puede mover.", "Amarillo tira otra vez."));
}

TEST(Story, what_a_table_tells_besides) {
  const NamedRules& named = variant("parcheesi");
  EXPECT_EQ(tell(english, named, {.kind = EventKind::threw_for_first, .seat = 1, .pips = 3}), "Blue throws 3.");
  EXPECT_EQ(tell(spanish, named, {.kind = EventKind::begins, .seat = 1}), "Empieza Azul.");
  EXPECT_EQ(tell(spanish, named, {.kind = EventKind::called_in_vain, .seat = 1}),
            "Azul sopla en vano: nadie dejó de comer.");
  EXPECT_EQ(tell(english, named, {.kind = EventKind::left_unfinished}), "The game is left unfinished.");
  EXPECT_EQ(tell(english, named, {.kind = EventKind::resigned, .seat = 1}), "Blue resigns.");
  EXPECT_EQ(tell(spanish, named, {.kind = EventKind::won_by_resignation, .seat = 1}), "Gana Azul por abandono.");
}

/// The gaps of a sentence, in order.
std::vector<std::string_view> gaps_of(std::string_view pattern) {
  std::vector<std::string_view> gaps;
  for (std::size_t open = pattern.find('{'); open != std::string_view::npos; open = pattern.find('{', open + 1)) {
    gaps.push_back(pattern.substr(open, pattern.find('}', open) - open + 1));
  }
  std::ranges::sort(gaps);
  return gaps;
}

// --- Where a game stands

std::vector<std::string> situation(Language language, std::string_view text) {
  const NamedRules& named = variant(text.substr(0, text.find(' ')));
  const Result<Position> position = parse_position(named, text);
  EXPECT_TRUE(position) << (position ? "" : position.error().text());
  return position ? situation_words(language, named, *position) : std::vector<std::string>{};
}

TEST(Situation, whose_roll_it_is_and_with_how_many_dice) {
  EXPECT_THAT(situation(english, "medellin t2 1:n,n,n,n 2:n,n,n,5"), ElementsAre("Blue is to roll two dice."));
  EXPECT_THAT(situation(spanish, "parchis4a t1 1:n,n,n,n 2:n,n,n,n"), ElementsAre("Le toca a Amarillo: tira un dado."));
}

TEST(Situation, P11_what_one_more_six_would_cost) {
  const std::string text = "parchis4a t1 1:n,n,10,30 2:n,n,n,n dbl=2 last=30";
  EXPECT_THAT(situation(english, text),
              ElementsAre("Yellow is to roll one die.", "Yellow has rolled 2 sixes in this turn.",
                          "One more six costs the pawn on 30."));
  EXPECT_THAT(situation(spanish, text),
              ElementsAre("Le toca a Amarillo: tira un dado.", "Amarillo lleva 2 seises en este turno.",
                          "Otro seis cuesta la ficha de 30."));
}

TEST(Situation, M2_M7_rolls_in_jail_and_doubles) {
  EXPECT_THAT(situation(english, "medellin t1 1:n,n,n,n 2:n,n,n,n tries=2"),
              ElementsAre("Red is to roll two dice.", "Red has missed 2 of 3 rolls to leave jail."));
  EXPECT_THAT(situation(spanish, "medellin t1 1:n,n,n,5 2:n,n,n,n dbl=1"),
              ElementsAre("Le toca a Rojo: tira dos dados.", "Rojo lleva un par en este turno."));
}

TEST(Situation, M10_missed_captures_and_what_they_cost) {
  EXPECT_THAT(situation(english, "medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13"),
              ElementsAre("Blue is to roll two dice.", "Red missed a capture with the piece on 13 and may be called."));
  EXPECT_THAT(situation(spanish, "medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13/24"),
              ElementsAre("Le toca a Azul: tira dos dados.",
                          "Rojo dejó de comer con las fichas de 13 y 24: se le puede soplar."));
  EXPECT_THAT(situation(english, "medellin t2 1:13,24,g,g 2:n,n,n,14 off=1:13/24 now=atone"),
              ElementsAre("Red was called and gives up the piece on 13 or 24."));
}

TEST(Situation, dice_and_rewards_that_are_not_yet_played) {
  const std::string text = "parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3 captures=1 goals=2 with=again";
  EXPECT_THAT(situation(english, text),
              ElementsAre("Red has 5, 3, a reward of 20 and 2 rewards of 10 to play.", "Then Red rolls again."));
  EXPECT_THAT(situation(spanish, text), ElementsAre("Rojo tiene por jugar 5, 3, un premio de 20 y 2 premios de 10.",
                                                    "Después Rojo tira otra vez."));
}

TEST(Situation, P14_who_has_finished) {
  EXPECT_THAT(situation(english, "parchis4a t2 1:g,g,g,g 2:n,n,n,n 3:n,n,n,n fin=1 on=1"),
              ElementsAre("Blue is to roll one die.", "Yellow has every pawn in the goal: place 1."));
  EXPECT_THAT(situation(spanish, "parcheesi t1 1:g,g,g,g 2:n,n,n,n fin=1"),
              ElementsAre("Rojo tiene todas sus fichas en la meta: puesto 1.", "Gana Rojo."));
}

TEST(Situation, where_everybody_stands) {
  const NamedRules& named = variant("parcheesi");
  const Result<Position> position = parse_position(named, "parcheesi t1 1:n,n,5,5 3:n,20,h3,g");
  ASSERT_TRUE(position);
  EXPECT_THAT(pieces_words(english, named, *position),
              ElementsAre("Red: 2 in the nest and 2 on 5.",
                          "Yellow: 1 in the nest, 1 on 20, 1 on square 3 of the home row and 1 in the home space."));
  EXPECT_THAT(pieces_words(spanish, named, *position),
              ElementsAre("Rojo: 2 en el nido y 2 en 5.",
                          "Amarillo: 1 en el nido, 1 en 20, 1 en la casilla 3 del pasillo y 1 en la meta."));
}

TEST(Situation, every_position_of_a_game_is_told_without_gaps) {
  for (const NamedRules& named : variants()) {
    GameRandom random(5, 0);
    Position position = start(named.rules, 0b1111, 0);
    for (int step = 0; step < 2000 && position.phase != Phase::over; ++step) {
      const ActionList actions = legal_actions(named.rules, position);
      if (position.phase == Phase::roll) {
        const bool one_die = dice_to_roll(named.rules, position) == 1;
        position = after_roll(named.rules, position, one_die ? random.one_die() : random.two_dice());
      } else {
        position = after(named.rules, position, actions[random.below(actions.size())]);
      }
      for (const Language language : both_languages) {
        for (const std::string& told : situation_words(language, named, position)) {
          EXPECT_EQ(told.find_first_of("{}"), std::string::npos) << told;
          EXPECT_TRUE(told.ends_with('.')) << told;
        }
        EXPECT_EQ(pieces_words(language, named, position).size(), 4U);
      }
    }
  }
}

TEST(Sentences, every_kind_of_event_has_one_in_both_languages) {
  for (int k = 0; k < event_kinds; ++k) {
    const auto kind = static_cast<EventKind>(k);
    EXPECT_FALSE(sentence(english, kind).empty());
    EXPECT_FALSE(sentence(spanish, kind).empty());
    EXPECT_NE(sentence(english, kind), sentence(spanish, kind));
    for (const std::string_view gap : gaps_of(sentence(spanish, kind))) {
      // {pieces} for every {piece}: the only words that the two languages may say differently.
      const bool own_word = gap == "{piece}" || gap == "{pieces}";
      EXPECT_TRUE(own_word || std::ranges::count(gaps_of(sentence(english, kind)), gap) == 1) << k << gap;
    }
  }
  for (int k = 0; k < phrases; ++k) {
    EXPECT_FALSE(phrase(english, static_cast<Phrase>(k)).empty());
    EXPECT_FALSE(phrase(spanish, static_cast<Phrase>(k)).empty());
  }
}

void expect_well_told(const std::string& line) {
  ASSERT_FALSE(line.empty());
  EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << line;
  EXPECT_EQ(line.back(), '.') << line;
  EXPECT_FALSE(line.front() >= 'a' && line.front() <= 'z') << line;
  for (const char* const wrong : {"  ", " a el ", " de el ", " ,", "..", " 0 "}) {
    EXPECT_EQ(line.find(wrong), std::string::npos) << line;
  }
}

/// Plays games at random and looks at everything that is told of them.
class Listener {
 public:
  explicit Listener(NamedRules named) : named_(std::move(named)) {}

  void play(int players, std::uint64_t game) {
    GameRandom random(20, game);
    const Rules& rules = named_.rules;
    const Seats seats = seats_for(rules, players);
    position_ = start(rules, seats, draw_first(rules, seats, [&](std::uint32_t n) { return random.below(n); }));
    owed_ = 0;
    for (int rolls = 0; rolls < 5000 && position_.phase != Phase::over; ++rolls) {
      const Roll roll = dice_to_roll(rules, position_) == 1 ? random.one_die() : random.two_dice();
      const Position before = position_;
      position_ = after_roll(rules, before, roll);
      hear(events_of(rules, before, roll, position_), before);
      while (true) {
        const ActionList list = legal_actions(rules, position_);
        if (list.empty()) break;
        const Action action = *(list.begin() + random.below(static_cast<std::uint32_t>(list.size())));
        const Position acted = position_;
        position_ = after(rules, acted, action);
        hear(events_of(rules, acted, action, position_), acted);
      }
      if (testing::Test::HasFailure()) return;
    }
  }

  [[nodiscard]] const std::array<int, event_kinds>& heard() const { return heard_; }

 private:
  void hear(const std::vector<Event>& events, const Position& before) {
    ASSERT_FALSE(events.empty());
    int in_nests = 0;
    for (const Event& event : events) {
      ++heard_[static_cast<std::size_t>(event.kind)];
      for (const Language language : both_languages) expect_well_told(tell(language, named_, event));
      in_nests += pieces_into_nests(event);
      if (event.kind == EventKind::reward_earned) owed_ += event.count;
      if (event.kind == EventKind::reward_played) --owed_;
      if (event.kind == EventKind::reward_lost || event.kind == EventKind::reward_declined) owed_ -= event.count;
      if (event.kind == EventKind::finished) owed_ = 0;
    }
    // What is told adds up to what happened.
    EXPECT_EQ(in_nests, nested(position_) - nested(before)) << to_text(named_, before);
    EXPECT_EQ(owed_, position_.captures_owed + position_.goals_owed) << to_text(named_, before);
    EXPECT_EQ(position_.turn != before.turn, events.back().kind == EventKind::turn_passes) << to_text(named_, before);
    EXPECT_EQ(position_.phase == Phase::over, events.back().kind == EventKind::won) << to_text(named_, before);
  }

  [[nodiscard]] static int pieces_into_nests(const Event& event) {
    int count = 0;
    for (const int captured : event.captured) count += captured;
    if (event.kind == EventKind::entered) count -= event.count;
    if (event.kind == EventKind::crowned && event.from == nest) --count;
    if (event.kind == EventKind::penalised || event.kind == EventKind::atoned) ++count;
    return count;
  }

  [[nodiscard]] static int nested(const Position& position) {
    int count = 0;
    for (const Hand& hand : position.pieces) count += static_cast<int>(std::ranges::count(hand, nest));
    return count;
  }

  NamedRules named_;
  Position position_;
  int owed_ = 0;
  std::array<int, event_kinds> heard_{};
};

std::vector<NamedRules> tables() {
  std::vector<NamedRules> all(variants().begin(), variants().end());
  Rules crowns = medellin;
  crowns.repeat.penalty = Penalty::piece_to_goal;
  crowns.entry.five_six = true;
  all.push_back(house("medellin", crowns));
  Rules six_arms = parcheesi;
  six_arms.board.arms = 6;
  six_arms.board.pieces = 2;
  six_arms.repeat = {.limit = 3, .penalty = Penalty::farthest_to_nest};
  all.push_back(house("parcheesi", six_arms));
  Rules bounces = parchis2d;
  bounces.goal = {.passing = Passing::by_choice, .overshoot = Overshoot::bounces, .reward = 20, .until = Until::places};
  bounces.crowd.blockade_turns = 2;
  bounces.capture.calling = true;
  all.push_back(house("parchis2d", bounces));
  return all;
}

TEST(Story, random_games_are_told_whole_in_both_languages) {
  std::array<int, event_kinds> heard{};
  for (const NamedRules& named : tables()) {
    Listener listener(named);
    for (std::uint64_t game = 0; game < 24; ++game) listener.play(2 + static_cast<int>(game % 3), game);
    ASSERT_FALSE(HasFailure()) << named.base;
    for (std::size_t k = 0; k < heard.size(); ++k) heard[k] += listener.heard()[k];
  }
  for (int k = 0; k < event_kinds; ++k) {
    const auto kind = static_cast<EventKind>(k);
    const bool of_a_table = kind == EventKind::threw_for_first || kind == EventKind::begins ||
                            kind == EventKind::called_in_vain || kind >= EventKind::left_unfinished;
    EXPECT_EQ(heard[static_cast<std::size_t>(k)] == 0, of_a_table) << sentence(english, kind);
  }
}

// --- What the rules say

void expect_said(const std::string& text, std::string_view key) {
  EXPECT_FALSE(text.empty()) << key;
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << key << ": " << text;
}

TEST(RuleWords, every_field_and_every_value_is_said_in_both_languages) {
  for (const NamedRules& named : tables()) {
    for_each_field(named.rules, [&]<class Value>(const Field& field, const Value& value) {
      const std::string question = rule_question(english, named, field.key);
      EXPECT_NE(question, rule_question(spanish, named, field.key)) << field.key;
      for (const Language language : both_languages) {
        expect_said(rule_question(language, named, field.key), field.key);
        expect_said(rule_answer(language, named, field, value), field.key);
        for (const std::string_view name : names_of<Value>) {
          expect_said(rule_answer(language, named, field.key, name), field.key);
        }
      }
      for (const std::string_view name : names_of<Value>) {
        EXPECT_NE(rule_answer(english, named, field.key, name), rule_answer(spanish, named, field.key, name)) << name;
      }
    });
  }
}

TEST(RuleWords, says_what_numbers_and_switches_mean) {
  const NamedRules& named = variant("medellin");
  EXPECT_EQ(rule_question(english, named, "entry.tries"), "Rolls while everything is in jail");
  EXPECT_EQ(rule_question(spanish, named, "entry.tries"), "Tiros mientras todo está en la cárcel");
  EXPECT_EQ(rule_answer(english, named, "entry.tries", "3"), "3");
  EXPECT_EQ(rule_answer(english, named, "crowd.limit", "0"), "any number");
  EXPECT_EQ(rule_answer(spanish, named, "capture.calling", "true"), "sí");
  EXPECT_EQ(rule_answer(spanish, named, "repeat.penalty", "farthest_to_nest"),
            "la ficha más adelantada va a la cárcel");
  EXPECT_EQ(rule_answer(spanish, variant("parcheesi"), "repeat.penalty", "farthest_to_nest"),
            "la ficha más adelantada va al nido");
}

TEST(RuleWords, says_nothing_of_what_does_not_exist) {
  const NamedRules& named = variant("medellin");
  EXPECT_EQ(rule_question(english, named, "entry.trys"), "");
  EXPECT_EQ(rule_question(english, named, ""), "");
  EXPECT_EQ(rule_answer(english, named, "entry.on", "six"), "");
  EXPECT_EQ(rule_answer(english, named, "entry.on", ""), "");
}

}  // namespace
}  // namespace salida

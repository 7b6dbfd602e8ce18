#include "words/situation.hpp"

#include <string_view>
#include <utility>

#include "core/hand.hpp"
#include "core/play.hpp"
#include "core/questions.hpp"
#include "words/events.hpp"
#include "words/pattern.hpp"
#include "words/sentences.hpp"
#include "words/story.hpp"
#include "words/vocabulary.hpp"

namespace salida {

namespace {

struct Pattern {
  std::string_view en, es;
};

// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns.
constexpr Pattern rolls_one_die{"{who} is to roll one die.", "Le toca a {who}: tira un dado."};
constexpr Pattern rolls_two_dice{"{who} is to roll two dice.", "Le toca a {who}: tira dos dados."};
constexpr Pattern has_to_play{"{who} has {owed} to play.", "{who} tiene por jugar {owed}."};
constexpr Pattern is_to_play{"{who} is to play.", "{who} juega."};
constexpr Pattern is_to_crown{"{who} takes a {piece} straight to {goal}.",
                              "{who} lleva una {piece} directamente a {goal}."};
constexpr Pattern is_to_open{"{who} must open {a_blockade}.", "{who} debe abrir {a_blockade}."};
constexpr Pattern then_again{"Then {who} rolls again.", "Después {who} tira otra vez."};
constexpr Pattern has_repeated_once{"{who} has rolled one {repeat} in this turn.",
                                    "{who} lleva un {repeat} en este turno."};
constexpr Pattern has_repeated{"{who} has rolled {count} {repeats} in this turn.",
                               "{who} lleva {count} {repeats} en este turno."};
constexpr Pattern has_tried{"{who} has missed {count} of {tries} rolls to leave {nest}.",
                            "{who} lleva {count} de {tries} tiros sin salir de {nest}."};
constexpr Pattern risks_a_piece{"One more {repeat} costs the {piece} on {places}.",
                                "Otro {repeat} cuesta la {piece} de {places}."};
constexpr Pattern missed_one{"{who} missed a capture with the {piece} on {places} and may be called.",
                             "{who} dejó de {capture} con la {piece} de {places}: se le puede soplar."};
constexpr Pattern missed_some{"{who} missed a capture with the {pieces} on {places} and may be called.",
                              "{who} dejó de {capture} con las {pieces} de {places}: se le puede soplar."};
constexpr Pattern is_to_atone{"{who} was called and gives up the {piece} on {places}.",
                              "A {who} le soplaron: entrega la {piece} de {places}."};
constexpr Pattern has_pieces{"{who}: {places}.", "{who}: {places}."};
constexpr Pattern in_the_nest{"{count} {in_nest}", "{count} {in_nest}"};
constexpr Pattern in_the_goal{"{count} in {place}", "{count} en {place}"};
constexpr Pattern on_a_square{"{count} on {place}", "{count} en {place}"};
constexpr Pattern either{"or", "o"};
// NOLINTEND(modernize-use-designated-initializers)

class Teller {
 public:
  Teller(Language language, const NamedRules& named, const Position& position)
      : language_(language),
        named_(named),
        position_(position),
        board_{.arms = named.rules.board.arms},
        words_(vocabulary(language, named)) {}

  [[nodiscard]] std::vector<std::string> situation() {
    switch (position_.phase) {
      case Phase::roll: tell_roll(); break;
      case Phase::play: tell_play(); break;
      case Phase::atone: say(is_to_atone, position_.offender, {{"places", guilty_places(in(either))}}); break;
      case Phase::over: break;
    }
    tell_finished();
    return std::move(sentences_);
  }

  [[nodiscard]] std::vector<std::string> pieces() {
    for (unsigned seat = 0; seat < max_seats; ++seat) {
      if ((position_.playing & bit_of(seat)) != 0) tell_pieces(static_cast<Seat>(seat));
    }
    return std::move(sentences_);
  }

 private:
  using Gaps = std::vector<Gap>;

  [[nodiscard]] std::string_view in(Pattern pattern) const {
    return language_ == Language::english ? pattern.en : pattern.es;
  }
  [[nodiscard]] std::string_view both() const { return phrase(language_, Phrase::conjunction); }

  [[nodiscard]] std::string text(std::string_view pattern, Gaps gaps) const {
    gaps.insert(gaps.end(), words_.begin(), words_.end());
    return worded(language_, pattern, gaps);
  }

  void say(Pattern pattern, Seat who, Gaps gaps = {}) {
    gaps.push_back({.name = "who", .text = seat_words(language_, named_, who)});
    sentences_.push_back(text(in(pattern), std::move(gaps)));
  }

  void tell_roll() {
    say(dice_to_roll(named_.rules, position_) == 1 ? rolls_one_die : rolls_two_dice, position_.turn);
    tell_repeats();
    if (board_.on_the_way(position_.last))
      say(risks_a_piece, position_.turn, {{"places", place(position_.turn, position_.last)}});
    if (position_.tries > 0) {
      say(has_tried, position_.turn,
          {{"count", std::to_string(position_.tries)}, {"tries", std::to_string(named_.rules.entry.tries)}});
    }
    if (position_.guilty != 0) {
      const bool is_one = (position_.guilty & (position_.guilty - 1U)) == 0;
      say(is_one ? missed_one : missed_some, position_.offender, {{"places", guilty_places(both())}});
    }
  }

  void tell_play() {
    const std::string owed = owed_words();
    if (position_.crowns) say(is_to_crown, position_.turn);
    else if (owed.empty()) say(is_to_play, position_.turn);
    else say(has_to_play, position_.turn, {{"owed", owed}});
    if (position_.openers != 0) say(is_to_open, position_.turn);
    if (position_.repeats) say(then_again, position_.turn);
    tell_repeats();
  }

  void tell_repeats() {
    if (position_.doubles == 0) return;
    say(position_.doubles == 1 ? has_repeated_once : has_repeated, position_.turn,
        {{"count", std::to_string(position_.doubles)}});
  }

  /// "5, 3 and a reward of 20".
  [[nodiscard]] std::string owed_words() const {
    std::vector<std::string> parts;
    for (int k = 0; k < position_.dice.size(); ++k) parts.push_back(std::to_string(position_.dice[k]));
    add_rewards(parts, position_.captures_owed, named_.rules.capture.reward);
    add_rewards(parts, position_.goals_owed, named_.rules.goal.reward);
    return joined(parts, both());
  }

  void add_rewards(std::vector<std::string>& parts, unsigned count, unsigned pips) const {
    if (count == 0) return;
    parts.push_back(text(phrase(language_, count == 1 ? Phrase::one_reward : Phrase::many_rewards),
                         {{"count", std::to_string(count)}, {"pips", std::to_string(pips)}}));
  }

  void tell_finished() {
    const SeatList places = places_of(position_);
    for (unsigned k = 0; k < places.size(); ++k) {
      const Seat seat = places[k];
      sentences_.push_back(
          tell(language_, named_,
               {.kind = is_home(board_, position_.pieces[seat]) ? EventKind::finished : EventKind::came_last,
                .seat = seat,
                .count = static_cast<std::uint8_t>(k + 1)}));
    }
    if (position_.phase != Phase::over) return;
    for (const Seat seat : seats_in(winners(named_.rules, position_)))
      sentences_.push_back(tell(language_, named_, {.kind = EventKind::won, .seat = seat}));
  }

  [[nodiscard]] int count_at(Seat seat, Place place) const {
    int count = 0;
    for (const Place one : position_.pieces[seat]) count += one == place ? 1 : 0;
    return count;
  }

  [[nodiscard]] std::string place(Seat seat, Place place) const { return place_words(language_, named_, seat, place); }

  [[nodiscard]] std::string guilty_places(std::string_view conjunction) const {
    std::vector<std::string> places;
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      if ((position_.guilty & bit_of(piece)) != 0)
        places.push_back(place(position_.offender, position_.pieces[position_.offender][piece]));
    }
    return joined(places, conjunction);
  }

  /// Pieces that the rules do without stand in the goal from the beginning: they are not told.
  void tell_pieces(Seat seat) {
    std::vector<std::string> parts;
    for (int at = nest; at <= board_.goal(); ++at) {
      const auto here = static_cast<Place>(at);
      const bool is_goal = here == board_.goal();
      const int count = count_at(seat, here) - (is_goal ? max_pieces - named_.rules.board.pieces : 0);
      if (count == 0) continue;
      const Pattern pattern = here == nest ? in_the_nest : is_goal ? in_the_goal : on_a_square;
      parts.push_back(text(in(pattern), {{"count", std::to_string(count)}, {"place", place(seat, here)}}));
    }
    say(has_pieces, seat, {{"places", joined(parts, both())}});
  }

  Language language_;
  const NamedRules& named_;
  const Position& position_;
  Board board_;
  std::vector<Gap> words_;
  std::vector<std::string> sentences_;
};

}  // namespace

std::vector<std::string> situation_words(Language language, const NamedRules& named, const Position& position) {
  return Teller(language, named, position).situation();
}

std::vector<std::string> pieces_words(Language language, const NamedRules& named, const Position& position) {
  return Teller(language, named, position).pieces();
}

}  // namespace salida

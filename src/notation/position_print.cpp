#include <algorithm>
#include <array>

#include "core/hand.hpp"
#include "core/questions.hpp"
#include "notation/position_fields.hpp"
#include "notation/position_text.hpp"
#include "notation/squares.hpp"

namespace salida {

namespace {

class PositionWriter {
 public:
  PositionWriter(const NamedRules& named, const Position& position)
      : rules_(named.rules), position_(position), text_(named.id) {}

  std::string text() {
    word("t" + seat_digit(position_.turn));
    for_each_seat([&](Seat seat) { word(seat_digit(seat) + ":" + pieces_of(seat)); });
    write_history();
    write_ages();
    if (position_.phase == Phase::atone) word("now=atone");
    if (position_.phase == Phase::play) write_roll();
    return std::move(text_);
  }

 private:
  void word(const std::string& text) { text_ += ' ' + text; }
  void field(std::string_view key, const std::string& value) {
    if (!value.empty()) word(std::string(key) + "=" + value);
  }
  void number(std::string_view key, unsigned value) { field(key, value == 0 ? std::string() : std::to_string(value)); }

  static std::string seat_digit(Seat seat) { return std::to_string(seat + 1); }

  template <class Visit>
  void for_each_seat(Visit&& visit) const {
    for (unsigned seat = 0; seat < max_seats; ++seat) {
      if ((position_.playing & bit_of(seat)) != 0) visit(static_cast<Seat>(seat));
    }
  }

  // Pieces that a smaller set lacks stand in the goal behind all others.
  [[nodiscard]] std::string pieces_of(Seat seat) const {
    std::string text;
    for (unsigned piece = 0; piece < rules_.board.pieces; ++piece) {
      if (piece > 0) text += ',';
      text += place_text(rules_, seat, position_.pieces[seat][piece]);
    }
    return text;
  }

  /// The pieces of a set, by their numbers in the word of the seat to move.
  static std::string numbers_of(unsigned pieces) {
    std::string text;
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      if ((pieces & bit_of(piece)) != 0) text += std::to_string(piece + 1);
    }
    return text;
  }

  void write_history() {
    const bool in_play = position_.phase == Phase::play;
    number("dbl", position_.doubles);
    number("tries", position_.tries);
    if (position_.last != 0) field("last", place_text(rules_, position_.turn, position_.last));
    std::string had_five;
    for_each_seat([&](Seat seat) {
      if ((position_.first_fives & bit_of(seat)) != 0) had_five += seat_digit(seat);
    });
    field("f5", had_five);
    write_arrivals();
    if (!in_play || position_.offender != position_.turn) write_guilty();
    std::string finished;
    for (const Seat seat : places_of(position_)) finished += seat_digit(seat);
    field("fin", finished);
    if (position_.play_on != (rules_.goal.until == Until::places)) field("on", position_.play_on ? "1" : "0");
  }

  void write_arrivals() {
    std::array<std::string, max_seats> by_arm;  // squares in ascending order, whichever way turns pass
    for_each_seat([&](Seat owner) {
      const detail::Arrivals rivals = detail::rivals_on_start(rules_, position_, owner);
      if (!rivals.matter) return;
      const bool higher_last = (position_.latecomers & bit_of(owner)) != 0;
      by_arm[static_cast<unsigned>(arm_of(rules_, owner))] =
          std::to_string(square_of(rules_, owner, start_place)) + ":" +
          (higher_last ? seat_digit(rivals.low) + seat_digit(rivals.high)
                       : seat_digit(rivals.high) + seat_digit(rivals.low));
    });
    for (const std::string& arrivals : by_arm) field("ord", arrivals);
  }

  void write_guilty() {
    std::string places;
    for (unsigned piece = 0; piece < max_pieces; ++piece) {
      if ((position_.guilty & bit_of(piece)) == 0) continue;
      if (!places.empty()) places += '/';
      places += place_text(rules_, position_.offender, position_.pieces[position_.offender][piece]);
    }
    if (!places.empty()) field("off", seat_digit(position_.offender) + ":" + places);
  }

  void write_ages() {
    std::string ages;
    for_each_seat([&](Seat seat) {
      if (position_.phase == Phase::play && seat == position_.turn) return;
      for_each_blockade(Board{.arms = rules_.board.arms}, position_.pieces[seat], [&](unsigned piece) {
        const unsigned age = age_of(position_.stood[seat], piece);
        if (age == 0) return;
        if (!ages.empty()) ages += ',';
        ages += seat_digit(seat) + ":" + place_text(rules_, seat, position_.pieces[seat][piece]) + "/" +
                std::to_string(age);
      });
    });
    field("age", ages);
  }

  void write_roll() {
    word("now=play");
    std::string dice;
    for (int k = 0; k < position_.dice.size(); ++k) dice += (k > 0 ? "," : "") + std::to_string(position_.dice[k]);
    field("dice", dice);
    number("captures", position_.captures_owed);
    number("goals", position_.goals_owed);
    number("freed", position_.freed);
    field("walked", numbers_of(position_.walked));
    field("opens", numbers_of(position_.openers));
    std::string apart;
    for (unsigned piece = 0; piece + 1 < max_pieces; ++piece) {
      if ((position_.apart & bit_of(piece)) == 0) continue;
      apart += (apart.empty() ? "" : "/") + numbers_of(bit_of(piece) | bit_of(piece + 1));
    }
    field("apart", apart);
    field("could", numbers_of(position_.capturers));
    if (position_.offender == position_.turn) field("missed", numbers_of(position_.guilty));
    std::string ages;
    const std::uint8_t stood = position_.stood[position_.turn];
    for (unsigned piece = 0; stood != 0 && piece < rules_.board.pieces; ++piece)
      ages += std::to_string(age_of(stood, piece));
    field("stood", ages);
    std::string flags;
    for (const detail::Flag& flag : detail::flags_of_a_roll) {
      if (flag.get(position_)) flags += (flags.empty() ? "" : ",") + std::string(flag.name);
    }
    field("with", flags);
  }

  const Rules& rules_;
  const Position& position_;
  std::string text_;
};

}  // namespace

std::string to_text(const NamedRules& named, const Position& position) {
  return PositionWriter(named, position).text();
}

}  // namespace salida

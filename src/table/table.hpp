// A game while it is played: whose answer is awaited, what has been done, what can still be taken back. It throws its
// own dice, from a secret seed to which the record commits, or is told what fell on a real table. It knows no clock, no
// files and no players.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/play.hpp"
#include "core/position.hpp"
#include "dice/hash_random.hpp"
#include "notation/result.hpp"
#include "record/record.hpp"

namespace salida {

class Table {
 public:
  /// The terms say everything but the dice: who plays by which rules, and from where. Who begins is drawn where the
  /// rules draw it.
  static Table with_seed(Record terms, const DiceSeed& seed);
  /// Dice are thrown by hand; `first` begins.
  static Table by_hand(Record terms, Seat first);
  /// Goes on with what is recorded; the seed is the one it began with, none where dice are thrown by hand. An error
  /// where the seed gives other dice.
  static Result<Table> go_on(Record record, const std::optional<DiceSeed>& seed);

  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] const NamedRules& named() const { return record_.named; }
  [[nodiscard]] const Position& position() const { return position_; }
  /// What everybody at the table may know: M10, that something was missed is theirs to see.
  [[nodiscard]] Position seen() const;
  [[nodiscard]] bool is_over() const { return position_.phase == Phase::over; }
  [[nodiscard]] bool awaits_roll() const { return position_.phase == Phase::roll; }
  [[nodiscard]] bool throws_by_hand() const { return !dice_; }
  /// Kept to itself until the game is closed.
  [[nodiscard]] const std::optional<DiceSeed>& seed() const { return seed_; }

  /// Throws the dice that are awaited.
  Roll roll();
  /// What fell by hand: as many dice as are awaited.
  void roll(Roll roll);
  /// A legal action of whoever is to act.
  void act(Action action);

  /// M10, between two rolls: whether something was missed; where nothing was, nothing happens.
  bool call(Seat caller);

  /// Who threw last, as everybody saw; nobody before the first roll.
  [[nodiscard]] std::optional<Seat> rolled_last() const { return rolled_last_; }

  /// Within a roll that is not used up.
  [[nodiscard]] bool can_undo() const { return !earlier_.empty(); }
  void undo();

  void comment(std::string text);
  /// From here on somebody else sits at a seat, or has resigned.
  void change(SeatChange change);

  /// Nothing follows: the result is written, and the seed shown. A roll that was not played to its end counts as never
  /// thrown, since no rule lets it end so.
  void close();

 private:
  explicit Table(Record record);
  void take(const Step& step);
  void advance(const Step& step, std::size_t steps);
  void forget_open_roll();

  Record record_;
  Position position_{};
  std::optional<DiceSeed> seed_;
  std::optional<HashRandom> dice_;
  std::vector<Position> earlier_;  // in this roll, before each action that can be taken back
  std::optional<Seat> rolled_last_;
  Position whole_{};             // when the last roll had been played to its end...
  std::size_t whole_steps_ = 0;  // ...and after how many steps
};

}  // namespace salida

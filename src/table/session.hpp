// People and bots at a table: who decides for each seat, when bots act, and that they call no sooner than people could.
// Still no clock: whoever shows the game says when it is a bot's time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/calling.hpp"
#include "bots/player.hpp"
#include "core/play.hpp"
#include "dice/game_random.hpp"
#include "table/table.hpp"

namespace salida {

inline constexpr std::string_view person_kind = "person";
inline constexpr std::string_view stand_in = "4";  // the bot that plays for a person who has left the seat to it

/// Makes the bot of that name for the rules of the game.
using BotMaker = std::function<std::unique_ptr<Player>(std::string_view name)>;

class Session {
 public:
  struct Terms {
    BotMaker make_bot;
    Calling calling = Calling::always;  // whether bots call
    std::uint64_t seed = 1;             // of what bots draw, never of the dice
  };
  /// Who sits where is what the record says.
  Session(Table table, Terms terms);

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const Record& record() const { return table_.record(); }
  [[nodiscard]] const Position& position() const { return table_.position(); }

  /// Whether a person decides for that seat now.
  [[nodiscard]] bool is_person(Seat seat) const { return sitters_[seat].is_persons && !sitters_[seat].bot; }
  /// Whether a person sits there, who may have handed the seat to a bot.
  [[nodiscard]] bool belongs_to_person(Seat seat) const { return sitters_[seat].is_persons; }
  /// The bot that plays there; empty for a person.
  [[nodiscard]] const std::string& bot_at(Seat seat) const { return sitters_[seat].bot_name; }
  [[nodiscard]] std::vector<Seat> people() const;  // who may call: those who play themselves

  /// The seat that is awaited: to roll, to play, or to give up a piece.
  [[nodiscard]] Seat awaited() const { return to_act(position()); }
  [[nodiscard]] bool awaits_person() const { return !table_.is_over() && is_person(awaited()); }
  [[nodiscard]] ActionList legal() const { return legal_actions(table_.named().rules, position()); }

  /// Throws the dice of the seat that is awaited. False where a bot called first: the offender answers for it before
  /// anything is thrown.
  bool roll();
  bool roll(Roll by_hand);
  void act(Action action) { table_.act(action); }
  void undo() { table_.undo(); }
  [[nodiscard]] bool call(Seat caller) { return table_.call(caller); }

  /// Who threw last, as everybody saw; nobody before the first roll.
  [[nodiscard]] std::optional<Seat> rolled_last() const { return rolled_last_; }

  /// M10: whether something was just played that somebody might call, missed or not: everybody sees as much.
  [[nodiscard]] bool is_open_to_calls() const;

  /// People have had their time: a bot calls what was missed. False where nobody does.
  bool let_bots_call();

  /// What the awaited bot does next: it throws (not where dice are thrown by hand), plays one action or gives up a
  /// piece.
  void act_for_bot();

  /// A bot plays for a person until the seat is taken back.
  void hand_over(Seat seat, std::string_view bot);
  void take_back(Seat seat);

  /// What the strongest bot would do here.
  [[nodiscard]] Action advice();

  /// A person gives up, which the record says in these words: a bot takes the seat for good where other people have
  /// one, and the game is closed where they have not, or where two played it.
  void resign(Seat seat, std::string remark);
  void close() { table_.close(); }

 private:
  struct Sitter {
    bool is_persons = false;
    std::string bot_name{};
    std::unique_ptr<Player> bot{};  // nobody where the person plays, or the seat is empty
  };

  [[nodiscard]] Action choice_of(Player& bot);

  Table table_;
  Terms terms_;
  std::array<Sitter, max_seats> sitters_{};
  std::unique_ptr<Player> adviser_;  // once somebody has asked
  GameRandom random_;
  std::optional<Seat> rolled_last_;
  std::size_t asked_ = 0;  // steps of the game when bots were last asked to call
};

}  // namespace salida

// A game among people and bots, without a screen: whose answer is awaited, what happens if nobody does anything, who
// may call a missed capture and until when, what is forced, what can be taken back, who sits in for whom, who resigned.
// There is no clock here: whoever shows the game waits as long as `pace.hpp` says, then lets it `proceed`.
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
#include "table/pace.hpp"
#include "table/table.hpp"

namespace salida {

inline constexpr std::string_view person_kind = "person";
inline constexpr std::string_view stand_in = "3";  // the bot that plays for a person who has left the seat to it

/// Makes the bot of that name for the rules of the game; returns nullptr if there is none.
using BotMaker = std::function<std::unique_ptr<Player>(std::string_view name)>;

/// What a game waits for.
enum class Awaits : std::uint8_t {
  nothing,  // it is closed
  calls,    // M10: people who may call what was just played, missed or not; the next dice wait for them
  roll,     // the dice of `seat`
  choice,   // what `seat` plays, or which piece it gives up
};

template <>
inline constexpr auto names_of<Awaits> = named<Awaits>(
    {{Awaits::nothing, "nothing"}, {Awaits::calls, "calls"}, {Awaits::roll, "roll"}, {Awaits::choice, "choice"}});

struct Awaited {
  Awaits what = Awaits::nothing;
  Seat seat = 0;                      // who rolls next, or chooses
  bool is_person = false;             // whether a person decides there
  ByItself then = ByItself::nothing;  // what `proceed` does, after its pause
  friend bool operator==(const Awaited&, const Awaited&) = default;
};

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

  [[nodiscard]] Awaited awaited() const;
  [[nodiscard]] bool awaits_person() const { return !is_closed() && is_person(to_act(position())); }
  /// Over, or ended by resignation: nothing can be done any more.
  [[nodiscard]] bool is_closed() const { return record().closed; }
  [[nodiscard]] ActionList legal() const { return legal_actions(table_.named().rules, position()); }
  /// What the awaited seat can choose from; of two actions that come to the same, one.
  [[nodiscard]] std::vector<Action> choices() const;

  /// What goes on by itself: a bot acts, the only move is played, the time to call is over.
  void proceed();

  /// Throws the dice of the seat that is awaited. False where a bot called first: the offender answers for it before
  /// anything is thrown.
  bool roll();
  bool roll(Roll by_hand);
  /// A person's choice. Others may follow by themselves only where nobody has chosen anything in the roll yet: who
  /// chose may want to take it back.
  void act(Action action);
  [[nodiscard]] bool can_undo() const { return table_.can_undo() && awaits_person(); }
  void undo();

  /// M10: whether that person may call now, between two rolls. It never depends on whether something was missed.
  [[nodiscard]] bool may_call(Seat caller) const;
  [[nodiscard]] std::vector<Seat> callers() const;  // the people who may
  /// Says whether something was missed; where nothing was, nothing happens.
  [[nodiscard]] bool call(Seat caller) { return may_call(caller) && table_.call(caller); }
  /// A person has seen what was played and does not call; or everybody at one screen has.
  void go_on(Seat person);
  void everybody_goes_on();

  /// What the awaited bot does next: it throws (not where dice are thrown by hand), plays one action or gives up a
  /// piece.
  void act_for_bot();

  /// A bot plays for a person until the seat is taken back. The record says so, as it does of the two that follow.
  void hand_over(Seat seat, std::string_view bot);
  void take_back(Seat seat);

  /// What the strongest bot would do here.
  [[nodiscard]] Action advice();

  /// A person gives up: a bot takes the seat for good where other people have one, and the game is closed where they
  /// have not, or where two played it.
  void resign(Seat seat);
  /// Whether that would be the end of the game.
  [[nodiscard]] bool ends_without(Seat seat) const;
  void close() { table_.close(); }

 private:
  struct Sitter {
    bool is_persons = false;
    std::string bot_name{};
    std::unique_ptr<Player> bot{};  // nobody where the person plays, or the seat is empty
  };

  void seat_bot(Seat seat, std::string_view bot);
  [[nodiscard]] bool is_open_to_calls() const;
  [[nodiscard]] bool waits_for_calls() const;
  bool let_bots_call();
  void after_step();
  [[nodiscard]] Action choice_of(Player& bot);

  Table table_;
  Terms terms_;
  std::array<Sitter, max_seats> sitters_{};
  std::unique_ptr<Player> adviser_;  // once somebody has asked
  GameRandom random_;
  bool has_chosen_ = false;                   // somebody chose or took back something in this roll
  Seats gone_on_ = 0;                         // people who do not call...
  std::optional<std::size_t> went_on_at_;     // ...when the game had so many steps
  std::optional<std::size_t> bots_asked_at_;  // steps of the game when bots were last asked to call
};

}  // namespace salida

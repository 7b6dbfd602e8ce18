// The menu before a game: which game, who plays, and how, chosen line by line. It does not touch the terminal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/calling.hpp"
#include "core/names.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"
#include "tui/game_screen.hpp"
#include "tui/key.hpp"
#include "tui/play_session.hpp"

namespace salida {

/// Who sits on a seat; nobody if the kind is empty.
struct PlannedSeat {
  std::string kind;  // "person", or a bot's name
  std::string name;
  friend bool operator==(const PlannedSeat&, const PlannedSeat&) = default;
};

enum class PlannedDice : std::uint8_t { machine, hand };
template <>
inline constexpr auto names_of<PlannedDice> =
    named<PlannedDice>({{PlannedDice::machine, "machine"}, {PlannedDice::hand, "hand"}});

/// Everything that is settled before the first roll.
struct PlayPlan {
  std::size_t rules = 0;           // index among the known rule sets
  std::vector<PlannedSeat> seats;  // one for each arm of the board
  Calling calling = Calling::always;
  PlannedDice dice = PlannedDice::machine;
  bool for_places = false;  // play on for places
  PlaySettings settings{};
};

[[nodiscard]] int players_in(const PlayPlan& plan);

/// Gives the plan as many seats as the board of these rules has arms; new seats get a bot.
void fit_to_board(PlayPlan& plan, const NamedRules& named);

enum class MenuWish : std::uint8_t { nothing, begin, quit };

class PlayMenu {
 public:
  /// `load` reads a house-rules file whose name was typed in.
  PlayMenu(std::vector<NamedRules> known, PlayPlan plan, std::function<Result<NamedRules>(const std::string&)> load);

  [[nodiscard]] MenuWish press(Key key);
  [[nodiscard]] const PlayPlan& plan() const { return plan_; }
  [[nodiscard]] const std::vector<NamedRules>& known() const { return known_; }
  [[nodiscard]] std::vector<std::string> screen(TextStyle style, ScreenSize size) const;

 private:
  enum class Field : std::uint8_t { rules, seat, name, calling, dice, until, pace, forced, language, begin };
  struct Line {
    Field field = Field::rules;
    std::size_t seat = 0;
  };

  [[nodiscard]] const NamedRules& named() const { return known_[plan_.rules]; }
  [[nodiscard]] std::vector<Line> lines() const;
  [[nodiscard]] std::string text_of(const Line& line) const;
  [[nodiscard]] bool is_spanish() const { return plan_.settings.language == Language::spanish; }
  void change(const Line& line, int by);
  static void type(std::string& text, unsigned longest, Key key);
  void load_file();

  std::vector<NamedRules> known_;
  PlayPlan plan_;
  std::function<Result<NamedRules>(const std::string&)> load_;
  std::size_t at_ = 0;  // the current line
  std::string file_;    // the name of a house-rules file while it is typed
  std::string message_;
};

}  // namespace salida

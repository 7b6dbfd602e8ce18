#include "tui/play_menu.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/core.h>

#include "bots/bots.hpp"
#include "tui/styled_text.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

constexpr unsigned longest_name = 20;
constexpr unsigned longest_path = 200;
constexpr std::string_view usual_bot = "3";

/// What a seat can be, in the order in which it is chosen.
constexpr std::array<std::string_view, 7> kinds{person_kind, "1", "2", "3", "4", "5", ""};

/// The next of so many in a circle.
std::size_t turned(std::size_t at, int by, std::size_t number) {
  return (at + number + static_cast<std::size_t>(by + static_cast<int>(number))) % number;
}

}  // namespace

int players_in(const PlayPlan& plan) {
  return static_cast<int>(
      std::ranges::count_if(plan.seats, [](const PlannedSeat& seat) { return !seat.kind.empty(); }));
}

void fit_to_board(PlayPlan& plan, const NamedRules& named) {
  if (plan.seats.empty()) plan.seats.push_back({.kind = std::string(person_kind), .name = {}});
  plan.seats.resize(named.rules.board.arms, {.kind = std::string(usual_bot), .name = {}});
  // A larger board may have had its players further on.
  for (PlannedSeat& seat : plan.seats) {
    if (players_in(plan) < 2 && seat.kind.empty()) seat.kind = usual_bot;
  }
}

PlayMenu::PlayMenu(std::vector<NamedRules> known, PlayPlan plan,
                   std::function<Result<NamedRules>(const std::string&)> load)
    : known_(std::move(known)), plan_(std::move(plan)), load_(std::move(load)) {
  fit_to_board(plan_, named());
}

std::vector<PlayMenu::Line> PlayMenu::lines() const {
  std::vector<Line> lines{{.field = Field::rules}};
  for (std::size_t seat = 0; seat < plan_.seats.size(); ++seat) {
    lines.push_back({.field = Field::seat, .seat = seat});
    if (plan_.seats[seat].kind == person_kind) lines.push_back({.field = Field::name, .seat = seat});
  }
  if (named().rules.capture.calling) lines.push_back({.field = Field::calling});
  for (const Field field : {Field::until, Field::dice, Field::pace, Field::forced, Field::language, Field::begin})
    lines.push_back({.field = field});
  return lines;
}

MenuWish PlayMenu::press(Key key) {
  if (key.kind == KeyKind::end_of_input || key.kind == KeyKind::escape) return MenuWish::quit;
  if (key.kind != KeyKind::none) message_.clear();
  const std::vector<Line> all = lines();
  const Line line = all[at_];
  switch (key.kind) {
    case KeyKind::up: at_ = turned(at_, -1, all.size()); break;
    case KeyKind::down: at_ = turned(at_, 1, all.size()); break;
    case KeyKind::left: change(line, -1); break;
    case KeyKind::right: change(line, 1); break;
    case KeyKind::enter:
      if (!file_.empty()) {
        load_file();
        break;
      }
      if (line.field != Field::begin) {
        at_ = all.size() - 1;
        break;
      }
      if (players_in(plan_) >= 2) return MenuWish::begin;
      message_ = is_spanish() ? "Hacen falta dos jugadores." : "It takes two players.";
      break;
    case KeyKind::letter:
    case KeyKind::backspace:
      if (line.field == Field::name) type(plan_.seats[line.seat].name, longest_name, key);
      else if (line.field == Field::rules && (key.letter != ' ' || !file_.empty())) type(file_, longest_path, key);
      else if (key.letter == 'q') return MenuWish::quit;
      else if (key.letter == ' ') change(line, 1);
      break;
    default: break;
  }
  return MenuWish::nothing;
}

void PlayMenu::type(std::string& text, unsigned longest, Key key) {
  if (key.kind == KeyKind::letter) {
    const bool goes_on = (static_cast<unsigned char>(key.letter) & 0xC0U) == 0x80U;  // a letter of several bytes
    if (goes_on || letters_in(text) < longest) text += key.letter;
    return;
  }
  // The whole of a letter that takes several bytes.
  while (!text.empty()) {
    const auto last = static_cast<unsigned char>(text.back());
    text.pop_back();
    if ((last & 0xC0U) != 0x80U) return;
  }
}

void PlayMenu::load_file() {
  const Result<NamedRules> named = load_(std::exchange(file_, {}));
  if (!named) {
    message_ = harmless(named.error().text());
    return;
  }
  const auto same = std::ranges::find(known_, named->id, &NamedRules::id);
  plan_.rules = static_cast<std::size_t>(same - known_.begin());
  if (same == known_.end()) known_.push_back(*named);
  else *same = *named;
  plan_.for_places = named->rules.goal.until == Until::places;
  fit_to_board(plan_, *named);
}

void PlayMenu::change(const Line& line, int by) {
  switch (line.field) {
    case Field::rules:
      plan_.rules = turned(plan_.rules, by, known_.size());
      plan_.for_places = named().rules.goal.until == Until::places;
      fit_to_board(plan_, named());
      break;
    case Field::seat: {
      PlannedSeat& seat = plan_.seats[line.seat];
      const auto kind = std::ranges::find(kinds, seat.kind);
      const std::size_t now = kind == kinds.end() ? 0 : static_cast<std::size_t>(kind - kinds.begin());
      seat.kind = kinds[turned(now, by, kinds.size())];
      if (seat.kind != person_kind) seat.name.clear();
      break;
    }
    case Field::calling:
      plan_.calling = static_cast<Calling>(turned(static_cast<std::size_t>(plan_.calling), by, callings));
      break;
    case Field::dice: plan_.dice = plan_.dice == PlannedDice::machine ? PlannedDice::hand : PlannedDice::machine; break;
    case Field::until: plan_.for_places = !plan_.for_places; break;
    case Field::pace:
      plan_.settings.pace =
          static_cast<Pace>(turned(static_cast<std::size_t>(plan_.settings.pace), by, static_cast<std::size_t>(paces)));
      break;
    case Field::forced: plan_.settings.plays_forced = !plan_.settings.plays_forced; break;
    case Field::language: plan_.settings.language = is_spanish() ? Language::english : Language::spanish; break;
    default: break;
  }
}

std::string PlayMenu::text_of(const Line& line) const {
  const auto both = [this](std::string_view en, std::string_view es) { return is_spanish() ? es : en; };
  const auto row = [](std::string_view what, std::string_view value) { return fmt::format("{:<16} {}", what, value); };
  switch (line.field) {
    case Field::rules:
      if (!file_.empty()) return row(both("House rules", "Reglas de casa"), harmless(file_) + "_");
      return row(both("Game", "Juego"), is_spanish() ? named().name.es : named().name.en);
    case Field::seat: {
      const std::string& kind = plan_.seats[line.seat].kind;
      std::string value(both("nobody", "nadie"));
      if (kind == person_kind) {
        value = both("a person", "una persona");
      } else if (!kind.empty()) {
        value = fmt::format(fmt::runtime(both("a bot: {}", "un bot: {}")), kind) +
                (kind.size() == 1 ? std::string(both(" of 5", " de 5")) : std::string{});
      }
      return row(seat_words(plan_.settings.language, named(), static_cast<Seat>(line.seat)), value);
    }
    case Field::name: return row(both("  name", "  nombre"), harmless(plan_.seats[line.seat].name) + "_");
    case Field::calling: {
      constexpr std::array<std::array<std::string_view, 2>, 3> habits{
          {{"bots call every missed capture", "los bots soplan siempre"},
           {"bots call every other one", "los bots soplan una de dos"},
           {"bots never call", "los bots nunca soplan"}}};
      return row(both("Missed captures", "Soplar"),
                 habits[static_cast<std::size_t>(plan_.calling)][is_spanish() ? 1 : 0]);
    }
    case Field::dice:
      return row(both("Dice", "Dados"),
                 plan_.dice == PlannedDice::machine
                     ? both("the program's, which anyone can check", "del programa, comprobables")
                     : both("thrown by hand and typed in", "tirados a mano y escritos"));
    case Field::until:
      return row(both("Until", "Hasta"), plan_.for_places ? both("all places are taken", "repartir todos los puestos")
                                                          : both("the first is home", "que llegue el primero"));
    case Field::pace: return row(both("Speed", "Ritmo"), pace_words(plan_.settings.language, plan_.settings.pace));
    case Field::forced:
      return row(both("Forced plays", "Lo forzado"), plan_.settings.plays_forced
                                                         ? both("play themselves", "se juega solo")
                                                         : both("wait for a key", "espera una tecla"));
    case Field::language: return row(both("Language", "Idioma"), both("English", "español"));
    case Field::begin: return std::string(both("Begin", "Empezar"));
  }
  return {};
}

std::vector<std::string> PlayMenu::screen(TextStyle style, ScreenSize size) const {
  std::vector<std::string> text{"SALIDA", ""};
  const std::vector<Line> all = lines();
  for (std::size_t k = 0; k < all.size(); ++k)
    text.push_back(fmt::format("{} {:<{}}", k == at_ ? ">" : " ", text_of(all[k]), size.columns > 66 ? 60 : 0));
  text.emplace_back();
  text.push_back(!message_.empty() ? message_
                 : is_spanish()
                     ? "↑↓ línea   ←→ cambiar (o el nombre de un archivo de reglas)   Intro empezar   Esc salir"
                     : "↑↓ line   ←→ change (or type a house-rules file)   Enter begin   Esc quit");
  return lines_of(text, style, size);
}

}  // namespace salida

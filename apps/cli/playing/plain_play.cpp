#include "cli/playing/plain_play.hpp"

#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "cli/machine/output.hpp"
#include "cli/playing/board_drawer.hpp"
#include "notation/play_text.hpp"
#include "notation/reading.hpp"
#include "record/record_events.hpp"
#include "table/typed_dice.hpp"
#include "tui/game_story.hpp"
#include "tui/play_words.hpp"
#include "tui/styled_text.hpp"
#include "words/choices.hpp"
#include "words/position_words.hpp"
#include "words/situation.hpp"
#include "words/story.hpp"
#include "words/vocabulary.hpp"
#include "words/why_not.hpp"

namespace salida::cli {
namespace {

class PlainPlay {
 public:
  PlainPlay(Session& session, Language language, GameKeeper& keeper)
      : session_(session), keeper_(keeper), language_(language) {
    has_told_all();
  }

  bool run() {
    print_line(opening());
    print_line(say("Type ? for help.", "Escriba ? para ver la ayuda."));
    while (!session_.record().closed) {
      keeper_.keep(session_);
      if (!step()) return false;
      tell();
    }
    keeper_.keep(session_);
    return true;
  }

 private:
  enum class Went { on, away };

  [[nodiscard]] const NamedRules& named() const { return session_.table().named(); }
  [[nodiscard]] std::string say(std::string_view english, std::string_view spanish) const {
    return std::string(language_ == Language::spanish ? spanish : english);
  }
  /// What the screen says too.
  [[nodiscard]] std::string_view word(PlayWord name) const { return play_word(language_, name); }
  [[nodiscard]] std::string about(PlayWord name, const std::string& what) const {
    return fmt::format(fmt::runtime(word(name)), what);
  }
  [[nodiscard]] std::string who(Seat seat) const { return seat_words(language_, named(), seat); }

  [[nodiscard]] std::string opening() const {
    const std::string name = harmless(language_ == Language::spanish ? named().name.es : named().name.en);
    const std::string players = opening_words(language_, session_.record());
    const std::string begins = beginning_words(language_, session_.record());
    return name + ". " + players + (players.empty() ? "" : " ") + begins;
  }

  /// What happened since it was last told.
  void tell() {
    const std::vector<Step>& steps = session_.record().steps;
    while (told_ < steps.size()) {
      const Step& step = steps[told_++];
      const Position next = after(named().rules, told_position_, step);
      print_line(told(language_, named(), events_of(named().rules, told_position_, step, next)));
      told_position_ = next;
    }
    if (const std::optional<Seat> winner = winner_by_resignation(session_.record(), session_.position()))
      print_line(salida::tell(language_, named(), {.kind = EventKind::won_by_resignation, .seat = *winner}));
  }

  void has_told_all() {
    told_ = session_.record().steps.size();
    told_position_ = session_.position();
  }

  /// The next thing that happens; false where somebody left.
  bool step() {
    const Awaited awaited = session_.awaited();
    const bool asks_for_roll = awaited.is_person || session_.table().throws_by_hand();
    if (awaited.what == Awaits::choice && awaited.then == ByItself::nothing) return ask_for_choice();
    if (awaited.what == Awaits::calls && !asks_for_roll) return ask_for_calls();
    if (awaited.what != Awaits::choice && asks_for_roll) return ask_for_roll();
    session_.proceed();
    return true;
  }

  static std::optional<std::string> ask(const std::string& question) {
    print(question + " > ");
    flush();
    std::string line;
    if (!std::getline(std::cin, line)) {
      print_line("");
      return std::nullopt;
    }
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
    return line;
  }

  bool ask_for_roll() {
    const bool by_hand = session_.table().throws_by_hand();
    const std::string question =
        awaited_words(language_, named(), session_.position()) +
        (by_hand ? say(" What was thrown?", " ¿Qué salió?") : say(" Enter rolls.", " Intro tira."));
    const std::optional<std::string> answer = ask(question);
    if (!answer) return false;
    if (by_hand && !answer->empty() && (*answer)[0] >= '1' && (*answer)[0] <= '6') {
      read_dice(*answer);
      return true;
    }
    if (!by_hand && (answer->empty() || *answer == "r")) {
      session_.roll();
      return true;
    }
    return command(*answer) == Went::on;
  }

  void read_dice(std::string_view text) {
    const int dice = dice_to_roll(named().rules, session_.position());
    const std::optional<Roll> roll = typed_dice(text, dice);
    if (!roll) print_line(word(dice == 1 ? PlayWord::bad_die : PlayWord::bad_dice));
    else if (!session_.roll(*roll)) print_line(word(PlayWord::dice_again));
  }

  bool ask_for_calls() {
    const std::optional<std::string> answer =
        ask(say("Enter goes on; call N calls a missed capture.", "Intro sigue; soplar N sopla."));
    if (!answer) return false;
    if (!answer->empty()) return command(*answer) == Went::on;
    session_.proceed();
    return true;
  }

  bool ask_for_choice() {
    const std::vector<Choice> choices = choices_in(language_, named(), session_.position());
    print_line(awaited_words(language_, named(), session_.position()));
    for (std::size_t k = 0; k < choices.size(); ++k)
      print_line(fmt::format("{:>3}  {:<14} {}", k + 1, choices[k].text, choices[k].told));
    const std::optional<std::string> answer = ask(say("Which?", "¿Cuál?"));
    if (!answer) return false;
    if (const std::optional<int> number = number_in(*answer, 1, static_cast<int>(choices.size()))) {
      session_.act(choices[static_cast<std::size_t>(*number - 1)].action);
      return true;
    }
    if (const Result<Action> action = parse_action(named().rules, session_.position(), *answer)) {
      session_.act(*action);
      return true;
    }
    return command(*answer) == Went::on;
  }

  /// What is no answer to the question.
  Went command(const std::string& line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string_view verb = std::string_view(line).substr(0, blank);
    const std::string_view rest = blank == line.size() ? std::string_view{} : std::string_view(line).substr(blank + 1);
    if (verb == "q" || verb == "quit" || verb == "salir") return Went::away;
    if (verb == "?" || verb == "help" || verb == "ayuda") print_help();
    else if (verb == "board" || verb == "tablero") BoardDrawer(named(), language_).draw(session_.position());
    else if (verb == "p" || verb == "pieces" || verb == "fichas") print_pieces();
    else if (verb == "u" || verb == "undo" || verb == "deshacer") undo();
    else if (verb == "h" || verb == "hint" || verb == "consejo") hint();
    else if (verb == "c" || verb == "call" || verb == "soplar") call(rest);
    else if (verb == "b" || verb == "bot") change_sitter(rest);
    else if (verb == "x" || verb == "resign" || verb == "rendirse") resign();
    else if (verb == "w" || verb == "why" || verb == "porqué") explain(rest);
    else explain(line);
    return Went::on;
  }

  void print_pieces() const {
    for (const std::string& sentence : pieces_words(language_, named(), session_.position())) print_line(sentence);
  }

  void print_help() const {
    print_line(say(
        "N or a move such as 13-18: play it.  Enter: roll, or go on.  undo  hint  why MOVE  call N  pieces  board  "
        "bot N: hand seat N to a bot or take it back.  resign  quit: the game is kept.",
        "N o una jugada como 13-18: jugarla.  Intro: tirar o seguir.  deshacer  consejo  porqué JUGADA  "
        "soplar N  fichas  tablero  bot N: dejar el puesto N a un bot o recuperarlo.  rendirse  salir: la partida se "
        "guarda."));
  }

  void undo() {
    if (!session_.can_undo()) {
      print_line(word(PlayWord::nothing_to_undo));
      return;
    }
    session_.undo();
    has_told_all();
    print_line(say("Taken back.", "Deshecho."));
  }

  void hint() {
    if (session_.table().awaits_roll()) {
      print_line(say("Roll first.", "Primero tire."));
      return;
    }
    print_line(about(PlayWord::hint, to_text(named().rules, session_.position(), session_.advice())));
  }

  void call(std::string_view text) {
    const std::vector<Seat> people = session_.people();
    const std::optional<int> number = number_in(text, 1, max_seats);
    Seat seat = people.empty() ? Seat{0} : people.front();
    if (number) seat = static_cast<Seat>(*number - 1);
    if ((!number && !text.empty()) || !session_.may_call(seat)) {
      print_line(say("Expected call N between two rolls, with the seat of a person.",
                     "Se espera soplar N entre dos tiradas, con el puesto de una persona."));
      return;
    }
    if (session_.call(seat)) return;
    const bool is_own = session_.table().rolled_last() == seat;
    print_line(is_own ? std::string(word(PlayWord::call_oneself)) : about(PlayWord::call_in_vain, who(seat)));
  }

  void change_sitter(std::string_view text) {
    const std::optional<int> number = number_in(text, 1, max_seats);
    const Seat seat = number ? static_cast<Seat>(*number - 1) : session_.awaited().seat;
    if (!session_.belongs_to_person(seat)) {
      print_line(say("Expected bot N with the seat of a person.", "Se espera bot N con el puesto de una persona."));
      return;
    }
    if (session_.is_person(seat)) session_.hand_over(seat, stand_in);
    else session_.take_back(seat);
    print_line(session_.is_person(seat)
                   ? about(PlayWord::person_sits, who(seat))
                   : fmt::format(fmt::runtime(say("A bot plays for {}; bot {} takes the seat back.",
                                                  "Un bot juega por {}; bot {} recupera el puesto.")),
                                 who(seat), seat + 1));
  }

  void resign() {
    const std::vector<Seat> people = session_.people();
    if (people.empty()) return;
    const Seat seat = session_.awaits_person() ? session_.awaited().seat : people.front();
    const std::optional<std::string> answer =
        ask(fmt::format(fmt::runtime(say("{} gives up? yes/no", "¿{} se rinde? sí/no")), who(seat)));
    if (!answer || answer->empty() || ((*answer)[0] != 'y' && (*answer)[0] != 's')) return;
    session_.resign(seat);
    print_line(about(PlayWord::resigned, who(seat)));
  }

  void explain(std::string_view text) {
    if (session_.table().awaits_roll() || text.empty()) {
      print_line(
          say("Expected an answer to the question, or ? for help.", "Se espera una respuesta, o ? para ver la ayuda."));
      return;
    }
    if (parse_action(named().rules, session_.position(), text)) {
      print_line(say("That is legal.", "Es legal."));
      return;
    }
    const WhyNot why = why_not(language_, named(), session_.position(), text);
    print_line(why.rule.empty() ? why.sentence : why.sentence + " (" + why.rule + ")");
  }

  Session& session_;
  GameKeeper& keeper_;
  Language language_;
  std::size_t told_ = 0;      // steps
  Position told_position_{};  // after those
};

}  // namespace

bool play_in_plain_lines(Session& session, Language language, GameKeeper& keeper) {
  return PlainPlay(session, language, keeper).run();
}

}  // namespace salida::cli

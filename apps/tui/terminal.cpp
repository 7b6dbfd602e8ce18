#include "tui/terminal.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <optional>
#include <string_view>

#include <curses.h>
#include <langinfo.h>
#include <poll.h>
#include <unistd.h>

#include "notation/reading.hpp"
#include "tui/styled_text.hpp"

namespace salida {
namespace {

// Handlers can do no more than leave a note.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t ending_signal = 0;
volatile std::sig_atomic_t was_continued = 0;
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

extern "C" void note_ending(int signal) { ending_signal = signal; }
extern "C" void note_continuing(int /*signal*/) { was_continued = 1; }

/// Takes note of signals, but only while a key is awaited: at any other time they wait. As it was at its end.
class SignalNotes {
 public:
  SignalNotes() {
    ending_signal = 0;
    for (std::size_t k = 0; k < signals.size(); ++k) {
      struct sigaction action{};
      action.sa_handler = signals[k] == SIGCONT ? &note_continuing : &note_ending;
      sigaction(signals[k], &action, &before_[k]);
    }
    sigset_t held;
    sigemptyset(&held);
    for (const int signal : signals) sigaddset(&held, signal);
    sigaddset(&held, SIGWINCH);
    sigprocmask(SIG_BLOCK, &held, &open_);
  }
  SignalNotes(const SignalNotes&) = delete;
  SignalNotes& operator=(const SignalNotes&) = delete;
  SignalNotes(SignalNotes&&) = delete;
  SignalNotes& operator=(SignalNotes&&) = delete;
  ~SignalNotes() {
    sigprocmask(SIG_SETMASK, &open_, nullptr);  // what has waited is noted
    for (std::size_t k = 0; k < signals.size(); ++k) sigaction(signals[k], &before_[k], nullptr);
  }

  [[nodiscard]] const sigset_t& open() const { return open_; }

 private:
  static constexpr std::array signals{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCONT};
  std::array<struct sigaction, signals.size()> before_{};
  sigset_t open_{};
};

[[nodiscard]] std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

/// A locale that is not installed does not keep a terminal from showing UTF-8.
[[nodiscard]] bool use_locale() {
  if (std::setlocale(LC_CTYPE, "") == nullptr) {
    for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
      const std::string_view value = environment(name);
      if (value.empty()) continue;
      const bool is_utf8 =
          value.find("UTF-8") != std::string_view::npos || value.find("utf8") != std::string_view::npos;
      std::setlocale(LC_CTYPE, is_utf8 ? "C.UTF-8" : "C");
      break;
    }
  }
  return std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

/// The nearest of so few colours to one of 256 that a seat may have.
[[nodiscard]] int nearest_colour(int colour, int colours) {
  if (colour < colours) return colour;
  switch (colour) {
    case 8: return COLOR_BLACK;  // in bold it is the grey that is meant
    case 130: return COLOR_YELLOW;
    case 208: return colours >= 16 ? 8 + COLOR_RED : COLOR_RED;
    case 211: return colours >= 16 ? 8 + COLOR_MAGENTA : COLOR_MAGENTA;
    default: return COLOR_WHITE;
  }
}

}  // namespace

class Terminal::Curses {
 public:
  static std::unique_ptr<Curses> open() {
    if (isatty(STDIN_FILENO) != 1 || isatty(STDOUT_FILENO) != 1) return nullptr;
    const std::string_view kind = environment("TERM");
    if (kind.empty() || kind == "dumb") return nullptr;
    auto curses = std::unique_ptr<Curses>(new Curses());
    return curses->screen_ == nullptr ? nullptr : std::move(curses);
  }

  Curses(const Curses&) = delete;
  Curses& operator=(const Curses&) = delete;
  Curses(Curses&&) = delete;
  Curses& operator=(Curses&&) = delete;
  ~Curses() {
    if (screen_ == nullptr) return;
    endwin();
    delscreen(screen_);
  }

  [[nodiscard]] TextStyle style() const { return style_; }

  static void use_mouse() {
    mousemask(BUTTON1_PRESSED, nullptr);
    mouseinterval(0);
  }

  void show(const std::vector<std::string>& lines) {
    erase();
    for (int row = 0; row < std::min(LINES, static_cast<int>(lines.size())); ++row) {
      ::move(row, 0);
      for (const TextRun& run : runs_of(lines[static_cast<std::size_t>(row)])) {
        attrset(static_cast<int>(attributes_of(run.style)));
        addnstr(run.text.data(), static_cast<int>(run.text.size()));
      }
    }
    attrset(A_NORMAL);
    refresh();
  }

  [[nodiscard]] Key wait_for_key(std::optional<std::chrono::milliseconds> most) {
    if (const std::optional<Key> key = read_key()) return *key;
    std::timespec time{};
    if (most) {
      time.tv_sec = most->count() / 1000;
      time.tv_nsec = most->count() % 1000 * 1'000'000;
    }
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    const int ready = ppoll(&input, 1, most ? &time : nullptr, &notes_.open());
    if (ending_signal != 0) return {.kind = KeyKind::end_of_input};
    if (was_continued != 0) take_back();
    if (ready < 0 && errno != EINTR) return {.kind = KeyKind::end_of_input};
    if (const std::optional<Key> key = read_key()) return *key;
    // Something was there, and yet nothing: the terminal has gone.
    return ready > 0 ? Key{.kind = KeyKind::end_of_input} : Key{};
  }

 private:
  Curses() : is_utf8_(use_locale()), screen_(newterm(nullptr, stdout, stdin)) {
    if (screen_ == nullptr) return;
    set_term(screen_);
    set_escdelay(100);  // a key's sequence may come in parts over a slow line
    cbreak();
    noecho();
    nonl();
    curs_set(0);
    keypad(stdscr, true);
    nodelay(stdscr, true);
    const bool is_coloured = environment("NO_COLOR").empty() && has_colors();
    if (is_coloured) {
      start_color();
      use_default_colors();
    }
    style_ = {.colour = is_coloured ? TextColour::ansi : TextColour::none,
              .letters = is_utf8_ ? TextLetters::unicode : TextLetters::ascii};
  }

  /// Another program had the terminal.
  static void take_back() {
    was_continued = 0;
    reset_prog_mode();
    clearok(curscr, true);
  }

  /// Nothing where nothing was pressed; a key that means nothing here is one too.
  [[nodiscard]] static std::optional<Key> read_key() {
    const int code = getch();
    if (code == ERR) return std::nullopt;
    switch (code) {
      case KEY_LEFT: return Key{.kind = KeyKind::left};
      case KEY_RIGHT: return Key{.kind = KeyKind::right};
      case KEY_UP: return Key{.kind = KeyKind::up};
      case KEY_DOWN: return Key{.kind = KeyKind::down};
      case KEY_HOME: return Key{.kind = KeyKind::home};
      case KEY_END: return Key{.kind = KeyKind::end};
      case KEY_PPAGE: return Key{.kind = KeyKind::page_up};
      case KEY_NPAGE: return Key{.kind = KeyKind::page_down};
      case KEY_ENTER:
      case '\r':
      case '\n': return Key{.kind = KeyKind::enter};
      case KEY_BACKSPACE:
      case '\b':
      case '\x7f': return Key{.kind = KeyKind::backspace};
      case '\x1b': return Key{.kind = KeyKind::escape};
      case KEY_MOUSE: return click();
      default: break;
    }
    if (code >= 0x80 && code <= 0xFF) return Key{.kind = KeyKind::letter, .letter = static_cast<char>(code)};
    if (code >= ' ' && code <= '~') return Key{.kind = KeyKind::letter, .letter = static_cast<char>(code)};
    return Key{};
  }

  [[nodiscard]] static Key click() {
    MEVENT event{};
    if (getmouse(&event) != OK || event.x < 0 || event.y < 0) return {};
    return {.kind = KeyKind::click, .row = static_cast<unsigned>(event.y), .column = static_cast<unsigned>(event.x)};
  }

  /// From the parameters of an SGR sequence.
  [[nodiscard]] attr_t attributes_of(std::string_view style) {
    attr_t attributes = A_NORMAL;
    if (style.empty()) return attributes;
    const std::vector<std::string_view> words = parts_of(style, ';');
    for (std::size_t k = 0; k < words.size(); ++k) {
      const int word = number_in(words[k], 0, 255).value_or(0);
      if (word == 1) attributes |= A_BOLD;
      if (word == 2) attributes |= A_DIM;
      if (word == 4) attributes |= A_UNDERLINE;
      if (word == 7) attributes |= A_REVERSE;
      if (word >= 30 && word <= 37) attributes |= colour(word - 30);
      if (word >= 90 && word <= 97) attributes |= colour(word - 90 + 8);
      if (word == 38 && k + 2 < words.size()) {
        attributes |= colour(number_in(words[k + 2], 0, 255).value_or(COLOR_WHITE));
        k += 2;
      }
    }
    return attributes;
  }

  [[nodiscard]] attr_t colour(int wanted) {
    const auto number = static_cast<short>(nearest_colour(wanted, COLORS));
    const attr_t bold = wanted == 8 && number != 8 ? A_BOLD : A_NORMAL;
    const auto [pair, is_new] = pairs_.try_emplace(number, static_cast<short>(pairs_.size() + 1));
    if (is_new) init_pair(pair->second, number, -1);
    return bold | static_cast<attr_t>(COLOR_PAIR(pair->second));
  }

  SignalNotes notes_;  // before ncurses, which leaves alone what is taken
  bool is_utf8_;       // as is the locale
  SCREEN* screen_;
  TextStyle style_{};
  std::map<short, short> pairs_;  // a pair for each colour of the foreground
};

Terminal::Terminal(std::unique_ptr<Curses> curses) : curses_(std::move(curses)) {}
Terminal::~Terminal() = default;

std::unique_ptr<Terminal> Terminal::open(Mouse mouse) {
  std::unique_ptr<Curses> curses = Curses::open();
  if (curses && mouse == Mouse::used) Curses::use_mouse();
  return curses ? std::unique_ptr<Terminal>(new Terminal(std::move(curses))) : nullptr;
}

ScreenSize Terminal::size() { return {.rows = static_cast<unsigned>(LINES), .columns = static_cast<unsigned>(COLS)}; }

TextStyle Terminal::style() const { return curses_->style(); }

void Terminal::show(const std::vector<std::string>& lines) { curses_->show(lines); }

Key Terminal::wait_for_key(std::optional<std::chrono::milliseconds> most) { return curses_->wait_for_key(most); }

int Terminal::asked_to_end() { return ending_signal; }

}  // namespace salida

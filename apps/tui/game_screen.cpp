#include "tui/game_screen.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <string_view>

#include "tui/styled_text.hpp"
#include "view/text_grid.hpp"

namespace salida {
namespace {

constexpr unsigned board_width = 79;
constexpr unsigned corner_width = 31;
constexpr unsigned least_panel = 30;  // narrower than this, the story goes below the board
constexpr unsigned number_width = 4;
constexpr unsigned indent = number_width + 2;

constexpr const char* bold = "1";
constexpr const char* dim = "2";
constexpr const char* reverse = "7";

struct Area {
  unsigned row = 0, column = 0;
  unsigned rows = 0, columns = 0;
};

struct Word {
  std::string_view text;
  const char* style = "";
};

struct StoryRow {
  std::string_view number;
  std::vector<Word> words;
};

/// One line of the story as rows of an area.
[[nodiscard]] std::vector<StoryRow> rows_of(const StoryLine& line, unsigned width) {
  std::vector<Word> words;
  for (const std::string_view word : words_in(line.told)) words.push_back({.text = word});
  for (const std::string_view word : words_in(line.newest)) words.push_back({.text = word, .style = bold});
  std::vector<StoryRow> rows{{.number = line.number, .words = {}}};
  unsigned used = 0;
  for (const Word& word : words) {
    const unsigned letters = letters_in(word.text);
    if (used > 0 && used + 1 + letters > width) {
      rows.push_back({});
      used = 0;
    }
    rows.back().words.push_back(word);
    used += (used > 0 ? 1 : 0) + letters;
  }
  return rows;
}

class Canvas {
 public:
  Canvas(TextStyle style, ScreenSize size) : style_(style), size_(size), grid_(size.rows, size.columns) {}

  void put(unsigned row, unsigned column, std::string_view text, std::string_view style = {}) {
    if (row >= size_.rows) return;
    grid_.put(row, column, shown(text), style);
  }

  void put_at_right(unsigned row, unsigned end, std::string_view text, std::string_view style = {}) {
    const unsigned letters = std::min(letters_in(shown(text)), end);
    put(row, end - letters, text, style);
  }

  void put_styled(unsigned row, std::string_view line) {
    unsigned column = 0;
    for (const TextRun& run : runs_of(line)) {
      put(row, column, run.text, run.style);
      column += letters_in(run.text);
    }
  }

  void put_story(const std::vector<StoryLine>& story, Area area) {
    std::vector<StoryRow> rows;  // from the last backwards
    for (const StoryLine& line : std::views::reverse(story)) {
      const std::vector<StoryRow> these = rows_of(line, area.columns - indent);
      if (!rows.empty() && rows.size() + these.size() > area.rows) break;  // half a line tells nobody anything
      rows.insert(rows.end(), these.rbegin(), these.rend());
    }
    const bool is_cut = rows.size() > area.rows;
    if (is_cut) rows.resize(area.rows);
    std::ranges::reverse(rows);
    if (is_cut && !rows.empty()) rows.front().number = "…";
    for (unsigned k = 0; k < rows.size(); ++k) put_story_row(rows[k], area.row + k, area.column);
  }

  [[nodiscard]] std::vector<std::string> lines() const {
    return grid_.lines(style_.colour == TextColour::ansi ? TextGrid::Styles::shown : TextGrid::Styles::left_out);
  }

 private:
  [[nodiscard]] std::string shown(std::string_view text) const {
    return style_.letters == TextLetters::ascii ? in_ascii(text) : std::string(text);
  }

  void put_story_row(const StoryRow& row, unsigned at, unsigned column) {
    put_at_right(at, column + number_width, row.number, dim);
    column += indent;
    for (const Word& word : row.words) {
      put(at, column, word.text, word.style);
      column += letters_in(word.text);
      if (&word != &row.words.back()) put(at, column++, " ", word.style);
    }
  }

  TextStyle style_;
  ScreenSize size_;
  TextGrid grid_;
};

/// In the empty corners of the cross: the first two rows are free on both sides of its arm.
void put_corners(Canvas& canvas, const GameScreen& screen) {
  const std::vector<std::string> title = wrapped(screen.title, corner_width - 1);
  for (unsigned k = 0; k < std::min<std::size_t>(title.size(), 2); ++k) canvas.put(1 + k, 1, title[k]);
  for (unsigned k = 0; k < screen.corner.size(); ++k) canvas.put_at_right(1 + k, board_width, screen.corner[k]);
}

/// In a line of their own.
void put_title(Canvas& canvas, const GameScreen& screen) {
  canvas.put(1, 1, first_letters(screen.title, board_width / 2));
  std::string right;
  for (const std::string& text : screen.corner) right += (right.empty() ? "" : "   ") + text;
  canvas.put_at_right(1, board_width, right);
}

/// Where everything goes that is not the board.
struct Layout {
  bool has_panel = false;
  unsigned below = 0;  // the first row below the board
  unsigned last = 0;   // the row of the keys
};

[[nodiscard]] Layout layout_of(const GameScreen& screen, ScreenSize size) {
  return {.has_panel = size.columns >= board_width + 2 + least_panel,
          .below = (screen.has_corners ? 1U : 2U) + static_cast<unsigned>(screen.board.size()),
          .last = size.rows - 1};
}

struct PlacedChoice {
  unsigned row = 0, column = 0;
  bool is_shown = true;
};

/// In the panel one below the other; below the board side by side, in as few rows as they need. Where there are more
/// rows than fit, those around the one that is taken up are shown.
[[nodiscard]] std::vector<PlacedChoice> placed_choices(const GameScreen& screen, ScreenSize size) {
  const Layout layout = layout_of(screen, size);
  const unsigned first_row = layout.has_panel ? 2 : layout.below;
  std::vector<PlacedChoice> places;
  PlacedChoice next{.row = first_row, .column = layout.has_panel ? board_width + 2 : 1};
  for (const std::string& choice : screen.choices) {
    const unsigned width = letters_in(choice);
    if (!layout.has_panel && next.column > 1 && next.column + width + 1 >= size.columns) {
      ++next.row;
      next.column = 1;
    }
    places.push_back(next);
    if (layout.has_panel) ++next.row;
    else next.column += width + 2;
  }
  const unsigned room = layout.last > first_row ? layout.last - first_row : 0;
  if (places.empty() || room == 0 || places.back().row < layout.last) return places;
  const unsigned chosen_row = places[std::min(screen.chosen, places.size() - 1)].row;
  const unsigned hidden = chosen_row >= first_row + room ? chosen_row - (first_row + room) + 1 : 0;
  for (PlacedChoice& place : places) {
    place.is_shown = place.row >= first_row + hidden && place.row - hidden < layout.last;
    place.row -= std::min(place.row, hidden);
  }
  return places;
}

/// The choices, and what the one that is taken up would do; gives the first row below them.
[[nodiscard]] unsigned put_choices(Canvas& canvas, const GameScreen& screen, const Layout& layout, ScreenSize size) {
  const std::vector<PlacedChoice> places = placed_choices(screen, size);
  // The choice that is taken up has a mark of its own: not every terminal can show it in reverse.
  for (std::size_t k = 0; k < places.size(); ++k) {
    if (!places[k].is_shown) continue;
    const bool is_chosen = k == screen.chosen;
    if (is_chosen) canvas.put(places[k].row, places[k].column - 1, ">", bold);
    canvas.put(places[k].row, places[k].column, screen.choices[k], is_chosen ? reverse : "");
  }
  unsigned free =
      places.empty() ? (layout.has_panel ? 2U : layout.below) : std::min(places.back().row + 1, layout.last);
  if (!screen.preview.empty() && free >= layout.last) {
    const unsigned used = letters_in(screen.status) + 4;  // the only room that is left
    canvas.put(0, used, first_letters(screen.preview, size.columns - std::min(used + 1, size.columns)), bold);
  } else if (!screen.preview.empty()) {
    const unsigned column = layout.has_panel ? board_width + 2 : 1;
    for (const std::string& line : wrapped(screen.preview, size.columns - column - 1)) {
      if (free < layout.last) canvas.put(free++, column, line, bold);
    }
  }
  return free;
}

}  // namespace

std::optional<std::size_t> choice_at(const GameScreen& screen, ScreenSize size, unsigned row, unsigned column) {
  const std::vector<PlacedChoice> places = placed_choices(screen, size);
  for (std::size_t k = 0; k < places.size(); ++k) {
    const bool is_hit =
        row == places[k].row && column >= places[k].column && column < places[k].column + letters_in(screen.choices[k]);
    if (is_hit) return k;
  }
  return std::nullopt;
}

std::vector<std::string> lines_of(const GameScreen& screen, TextStyle style, ScreenSize size) {
  Canvas canvas(style, size);
  canvas.put(0, 1, screen.status, bold);
  unsigned row = screen.has_corners ? 1 : 2;
  for (const std::string& line : screen.board) canvas.put_styled(row++, line);
  if (screen.has_corners) put_corners(canvas, screen);
  else put_title(canvas, screen);
  const Layout layout = layout_of(screen, size);
  unsigned free = put_choices(canvas, screen, layout, size);
  if (layout.has_panel) {
    if (free > 2) ++free;
    if (free + 1 < layout.last) {
      canvas.put_story(screen.story, {.row = free,
                                      .column = board_width + 1,
                                      .rows = layout.last - free - 1,
                                      .columns = size.columns - board_width - 2});
    }
  } else if (free < layout.last) {
    if (free + 4 < layout.last) ++free;  // a blank line where there is room
    canvas.put_story(screen.story, {.row = free, .column = 0, .rows = layout.last - free, .columns = size.columns - 1});
  }
  const bool fits = letters_in(screen.keys) <= size.columns - 2;
  const std::vector<std::string> keys =
      fits ? std::vector<std::string>{screen.keys} : wrapped(screen.keys, size.columns - 2);
  for (unsigned k = 0; k < keys.size() && k < layout.last; ++k) {
    const unsigned at = layout.last - (static_cast<unsigned>(keys.size()) - 1 - k);
    canvas.put(at, 0, std::string(size.columns, ' '));
    canvas.put(at, 1, keys[k], dim);
  }
  return canvas.lines();
}

std::vector<std::string> lines_of(std::span<const std::string> text, TextStyle style, ScreenSize size) {
  Canvas canvas(style, size);
  std::vector<std::string> lines;
  for (const std::string& line : text) {
    const unsigned width = std::max(size.columns, 1U);
    if (letters_in(line) <= width) lines.push_back(line);
    else std::ranges::copy(wrapped(line, width), std::back_inserter(lines));
  }
  unsigned widest = 0;
  for (const std::string& line : lines) widest = std::max(widest, letters_in(line));
  const auto height = static_cast<unsigned>(lines.size());
  const unsigned top = size.rows > height ? (size.rows - height) / 2 : 0;
  const unsigned left = size.columns > widest ? (size.columns - widest) / 2 : 0;
  for (unsigned k = 0; k < height; ++k) canvas.put(top + k, left, lines[k], k == 0 ? bold : "");
  return canvas.lines();
}

}  // namespace salida

#include "view/board_text.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <ranges>

#include "view/board_layout.hpp"
#include "view/standing.hpp"
#include "view/text_grid.hpp"

namespace salida {
namespace {

constexpr unsigned widest = 79;
constexpr unsigned cell_width = 4;
constexpr unsigned squares_across = 2 * arm_length + 3;  // the cross
constexpr const char* dim = "2";

/// A goal is drawn in the middle of the edge of the centre where its column ends.
[[nodiscard]] Point cell_of(const BoardSquare& square) {
  return square.kind == SquareKind::goal ? square.centre - 0.2 * square.along : square.centre;
}
/// How many squares lie before it: along an arm, then across the middle, where they are wide, then along an arm.
[[nodiscard]] unsigned squares_before(double at) {
  constexpr double middle_end = arm_length + 3 * square_width;
  if (at < arm_length) return static_cast<unsigned>(at);
  if (at < middle_end) return arm_length + static_cast<unsigned>((at - arm_length) / square_width);
  return arm_length + 3 + static_cast<unsigned>(at - middle_end);
}
[[nodiscard]] unsigned row_of(const BoardSquare& square) { return squares_before(cell_of(square).y); }
[[nodiscard]] unsigned column_of(const BoardSquare& square) { return squares_before(cell_of(square).x) * cell_width; }

struct MarkLook {
  const char* before;
  const char* behind;
  const char* style;  // reverse, or underlined
};
[[nodiscard]] constexpr MarkLook look_of(BoardMarkKind kind) {
  switch (kind) {
    case BoardMarkKind::moved: return {.before = "|", .behind = "|", .style = "4"};
    case BoardMarkKind::chosen: return {.before = "<", .behind = ">", .style = "7"};
    case BoardMarkKind::landing: return {.before = "{", .behind = "}", .style = "7"};
  }
  return {};
}

class TextBoard {
 public:
  TextBoard(const Rules& rules, const Position& position, std::span<const SeatMark> seats, const BoardWords& words,
            TextStyle style, std::span<const BoardMark> marks)
      : position_(position),
        seats_(seats),
        words_(words),
        style_(style),
        marks_(marks),
        layout_(rules),
        standings_(standings(rules, layout_, position)) {}

  [[nodiscard]] std::vector<std::string> draw() { return layout_.arms() == 4 ? draw_cross() : draw_list(); }

 private:
  [[nodiscard]] std::vector<std::string> draw_cross() {
    TextGrid grid(squares_across, widest);
    for (std::size_t k = 0; k < standings_.size(); ++k) {
      const BoardSquare& square = layout_.squares()[k];
      if (square.kind == SquareKind::nest_area) put_nest(grid, square);
      else put_square(grid, row_of(square), column_of(square), square, standings_[k], 2);
    }
    constexpr unsigned middle = squares_across / 2;
    grid.put(middle, middle * cell_width + 1, style_.letters == TextLetters::unicode ? "★" : "*");
    return with_crowds(grid);
  }

  void put_nest(TextGrid& grid, const BoardSquare& square) {
    if (!plays(square.seat)) return;
    const unsigned row = row_of(square);
    const unsigned column = column_of(square) - 2 * cell_width;
    grid.put(row - 1, column - 2, is_next(square.seat) ? "> " + title(square.seat) : "  " + title(square.seat),
             colour_of(square.seat));
    grid.put(row, column, words_.nest + ": ");
    put_pieces(grid, row, column + width_of(words_.nest) + 2, square);
  }

  /// Brackets or blanks around the number of the square, for which there are so many figures, or around who stands
  /// there.
  void put_square(TextGrid& grid, unsigned row, unsigned column, const BoardSquare& square, const Standing& standing,
                  unsigned figures) {
    const bool is_empty = pieces_on(standing) == 0;
    const bool is_owned = square.kind != SquareKind::ring || square.is_start();
    const std::string style = is_owned ? colour_of(square.seat) : dim;
    if (square.is_safe()) {
      grid.put(row, column, square.is_start() ? "[" : "(", style);
      grid.put(row, column + figures + 1, square.is_start() ? "]" : ")", style);
    }
    const std::optional<MarkLook> mark = mark_on(square);
    if (mark) {
      grid.put(row, column, mark->before, "1");
      grid.put(row, column + figures + 1, mark->behind, "1");
    }
    if (is_empty) grid.put(row, column + 1, empty_square(square, figures), mark ? mark->style : style);
    else put_standing(grid, row, column + figures - 1, square, standing);
  }

  [[nodiscard]] std::optional<MarkLook> mark_on(const BoardSquare& square) const {
    const auto index = static_cast<std::size_t>(&square - layout_.squares().data());
    for (const BoardMark& mark : std::views::reverse(marks_)) {
      if (mark.square == index) return look_of(mark.kind);
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string empty_square(const BoardSquare& square, unsigned figures) const {
    switch (square.kind) {
      case SquareKind::ring: {
        const std::string number = std::to_string(square.number);
        return std::string(figures - number.size(), ' ') + number;
      }
      case SquareKind::column: {
        const char small = static_cast<char>(seats_[square.seat].letter - 'A' + 'a');
        return style_.letters == TextLetters::unicode ? "░" + std::string{small} : std::string{small};
      }
      default: return style_.letters == TextLetters::unicode ? "·" : ".";
    }
  }

  /// Two characters; where they do not do, a sign that sends the reader to the line below the board.
  void put_standing(TextGrid& grid, unsigned row, unsigned column, const BoardSquare& square,
                    const Standing& standing) {
    if (text_of(standing).size() > 2) {
      grid.put(row, column, "++", "1");
      crowds_.push_back({.square = &square, .standing = standing});
      return;
    }
    put_letters(grid, row, column, standing);
  }

  /// One piece by itself has its shape beside its letter.
  unsigned put_letters(TextGrid& grid, unsigned row, unsigned column, const Standing& standing) const {
    if (pieces_on(standing) == 1) {
      const auto seat = std::ranges::find(standing, 1) - standing.begin();
      return put_alone(grid, row, column, static_cast<Seat>(seat));
    }
    for (Seat seat = 0; seat < max_seats; ++seat) {
      const std::string text = pieces_text(seat, standing[seat]);
      grid.put(row, column, text, "1" + after(colour_of(seat)));
      column += static_cast<unsigned>(text.size());
    }
    return column;
  }

  /// Letters of one column each.
  [[nodiscard]] unsigned put_alone(TextGrid& grid, unsigned row, unsigned column, Seat seat) const {
    const std::string style = "1" + after(colour_of(seat));
    grid.put(row, column, std::string(1, seats_[seat].letter), style);
    if (style_.letters == TextLetters::unicode) grid.put(row, column + 1, seat_shapes[seat], style);
    return column + 2;
  }

  /// R, R2, RB. Of two pieces each has its letter only where they are of two seats.
  [[nodiscard]] std::string text_of(const Standing& standing) const {
    std::string text;
    for (Seat seat = 0; seat < max_seats; ++seat) text += pieces_text(seat, standing[seat]);
    return text;
  }

  [[nodiscard]] std::string pieces_text(Seat seat, int count) const {
    if (count == 0) return {};
    return seats_[seat].letter + (count == 1 ? std::string() : std::to_string(count));
  }

  void put_pieces(TextGrid& grid, unsigned row, unsigned column, const BoardSquare& square) const {
    const Standing& standing = standings_[static_cast<std::size_t>(&square - layout_.squares().data())];
    if (pieces_on(standing) == 0) grid.put(row, column, "-");
    else put_letters(grid, row, column, standing);
  }

  /// The board's lines, and below them those squares on which more stand than they can show.
  [[nodiscard]] std::vector<std::string> with_crowds(const TextGrid& grid) const {
    std::vector<std::string> lines = lines_of(grid);
    if (crowds_.empty()) return lines;
    unsigned row = 0;
    unsigned column = 0;
    TextGrid below(2, widest);
    for (const Crowd& crowd : crowds_) {
      const std::string number = square_name(*crowd.square) + ": ";
      const auto width = static_cast<unsigned>(number.size() + text_of(crowd.standing).size());
      if (column + width > widest) {
        column = 0;
        row = 1;
      }
      below.put(row, column, number);
      column = put_letters(below, row, column + static_cast<unsigned>(number.size()), crowd.standing) + 2;
    }
    for (const std::string& line : lines_of(below)) {
      if (!line.empty()) lines.push_back(line);
    }
    return lines;
  }

  /// Two lines an arm: whose it is with the nest, the column and the goal; then the ring along it, way out, door, way
  /// in.
  [[nodiscard]] std::vector<std::string> draw_list() {
    const auto arms = static_cast<unsigned>(layout_.arms());
    TextGrid grid(2 * arms, widest);
    for (unsigned arm = 0; arm < arms; ++arm) {
      put_own_line(grid, 2 * arm, layout_.seat_at(static_cast<int>(arm)));
      put_ring_line(grid, 2 * arm + 1, static_cast<int>(arm));
    }
    return with_crowds(grid);
  }

  void put_own_line(TextGrid& grid, unsigned row, Seat seat) {
    grid.put(row, 0, is_next(seat) ? ">" : " ");
    grid.put(row, 2, title(seat), colour_of(seat));
    if (!plays(seat)) return;
    grid.put(row, 14, words_.nest + ": ");
    put_pieces(grid, row, 14 + width_of(words_.nest) + 2, layout_.nest_of(seat));
    grid.put(row, 26, words_.column + ": ");
    unsigned column = 26 + width_of(words_.column) + 2;
    for (int step = 1; step <= column_length; ++step, column += 3) {
      put_pieces(grid, row, column, layout_.column_square(seat, step));
    }
    grid.put(row, column + 1, words_.goal + ": ");
    put_pieces(grid, row, column + 1 + width_of(words_.goal) + 2, layout_.goal_of(seat));
  }

  void put_ring_line(TextGrid& grid, unsigned row, int arm) {
    const int ring = layout_.arms() * squares_an_arm;
    const int first = arm * squares_an_arm - squares_an_arm / 2;
    constexpr unsigned figures = 3;
    unsigned column = 4;
    for (int k = 0; k < squares_an_arm; ++k) {
      const BoardSquare& square = layout_.ring_square((first + k - 1 + ring) % ring + 1);
      if (square.is_safe()) ++column;  // they stand at the same places in every line
      put_square(grid, row, column, square, standings_[static_cast<unsigned>(square.number - 1)], figures);
      column += square.is_safe() ? figures + 2 : figures + 1;
    }
  }

  [[nodiscard]] std::vector<std::string> lines_of(const TextGrid& grid) const {
    return grid.lines(style_.colour == TextColour::ansi ? TextGrid::Styles::shown : TextGrid::Styles::left_out);
  }

  [[nodiscard]] static int pieces_on(const Standing& standing) {
    return std::accumulate(standing.begin(), standing.end(), 0);
  }

  /// In letters, not in bytes.
  [[nodiscard]] static unsigned width_of(std::string_view text) {
    unsigned width = 0;
    for (const char byte : text) width += (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U ? 0U : 1U;
    return width;
  }

  [[nodiscard]] static std::string after(const std::string& style) { return style.empty() ? "" : ';' + style; }
  [[nodiscard]] std::string colour_of(Seat seat) const {
    return seat < seats_.size() ? seat_palette[seats_[seat].colour % seat_palette.size()].terminal : "";
  }
  [[nodiscard]] std::string title(Seat seat) const { return seats_[seat].letter + (' ' + seats_[seat].name); }
  [[nodiscard]] bool plays(Seat seat) const { return ((position_.playing >> seat) & 1U) != 0; }
  [[nodiscard]] bool is_next(Seat seat) const { return position_.phase != Phase::over && position_.turn == seat; }

  struct Crowd {
    const BoardSquare* square;
    Standing standing;
  };

  const Position& position_;
  std::span<const SeatMark> seats_;
  const BoardWords& words_;
  TextStyle style_;
  std::span<const BoardMark> marks_;
  BoardLayout layout_;
  std::vector<Standing> standings_;
  std::vector<Crowd> crowds_;  // squares whose pieces are told below the board
};

}  // namespace

std::vector<std::string> board_text(const Rules& rules, const Position& position, std::span<const SeatMark> seats,
                                    const BoardWords& words, TextStyle style, std::span<const BoardMark> marks) {
  return TextBoard(rules, position, seats, words, style, marks).draw();
}

std::optional<std::size_t> square_shown_at(const Rules& rules, unsigned row, unsigned column) {
  const BoardLayout layout(rules);
  if (layout.arms() != 4) return std::nullopt;
  for (std::size_t k = 0; k < layout.squares().size(); ++k) {
    const BoardSquare& square = layout.squares()[k];
    const bool is_nest = square.kind == SquareKind::nest_area;
    // A nest is its two lines, and as wide as they can be.
    const unsigned first_row = row_of(square) - (is_nest ? 1U : 0U);
    const unsigned first_column = column_of(square) - (is_nest ? 2 * cell_width : 0U);
    const unsigned width = is_nest ? 5 * cell_width : cell_width;
    if (row < first_row || row > row_of(square)) continue;
    if (column >= first_column && column < first_column + width) return k;
  }
  return std::nullopt;
}

}  // namespace salida

#include "view/board_svg.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "view/board_layout.hpp"
#include "view/piece_shape.hpp"
#include "view/standing.hpp"
#include "view/svg_text.hpp"

namespace salida {
namespace {

constexpr double margin = 0.5;
constexpr double legend_line = 1.2;

/// What makes one printed board look unlike another.
struct LookStyle {
  const char* name;
  const char* ground;
  const char* paper;
  const char* safe;
};

[[nodiscard]] constexpr LookStyle style_of(BoardLook look) {
  switch (look) {
    case BoardLook::colombian: return {.name = "parques", .ground = "#ecd9b4", .paper = "#fffaf0", .safe = "#d9c9a3"};
    case BoardLook::spanish: return {.name = "parchis", .ground = "#f4f1ea", .paper = "#ffffff", .safe = "#b9b9b9"};
    case BoardLook::american: return {.name = "parcheesi", .ground = "#f7ecd0", .paper = "#fffdf5", .safe = "#a9d3ea"};
  }
  return {};
}

/// What may stand in a selector, whatever the caller gave.
[[nodiscard]] std::string identifier(std::string_view text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto is_plain = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
  std::string id = text.empty() || !is_letter(text.front()) ? "b" : "";
  for (const char c : text) id += is_plain(c) ? c : '-';
  return id;
}

/// What a square's number is on the scale of the others.
class Scale {
 public:
  explicit Scale(const Heat* heat) {
    if (heat == nullptr) return;
    for (const double value : heat->ring) take(value);
    for (const auto& column : heat->columns) std::ranges::for_each(column, [this](double value) { take(value); });
  }

  [[nodiscard]] double low() const { return low_; }
  [[nodiscard]] double high() const { return high_; }
  [[nodiscard]] double level(double value) const { return high_ > low_ ? (value - low_) / (high_ - low_) : 0; }

 private:
  void take(double value) {
    if (!std::isfinite(value)) return;
    low_ = std::min(low_, value);
    high_ = std::max(high_, value);
  }

  double low_ = 0;
  double high_ = 0;
};

[[nodiscard]] double heat_of(const Heat& heat, const BoardSquare& square) {
  const auto number = static_cast<unsigned>(square.number - 1);
  if (square.kind == SquareKind::ring && number < heat.ring.size()) return heat.ring[number];
  if (square.kind == SquareKind::column && square.seat < heat.columns.size()) return heat.columns[square.seat][number];
  return std::numeric_limits<double>::quiet_NaN();
}

class Picture {
 public:
  Picture(const Rules& rules, const BoardDrawing& drawing)
      : rules_(rules),
        drawing_(drawing),
        layout_(rules),
        id_(identifier(drawing.id)),
        seats_(drawing.seats),
        heat_(drawing.heat ? &*drawing.heat : nullptr),
        scale_(heat_) {
    for (auto seat = static_cast<Seat>(seats_.size()); seat < layout_.arms(); ++seat) {
      seats_.push_back({.name = {}, .letter = static_cast<char>('A' + seat), .colour = seat});
    }
  }

  [[nodiscard]] std::string draw() {
    open();
    add_style();
    svg_ += svg::polygon("ground", box({}, layout_.width() + 2 * margin, layout_.height() + 2 * margin));
    svg_ += "\n<g transform=\"translate(" + svg::length(margin) + ' ' + svg::length(margin) + ")\">\n";
    for (const BoardSquare& square : layout_.squares()) add_square(square);
    if (drawing_.position) add_pieces(*drawing_.position);
    double below = layout_.height() + margin + legend_line / 2;
    if (drawing_.seat_legend) {
      add_seat_legend(below);
      below += legend_line;
    }
    if (heat_ != nullptr) add_heat_legend(*heat_, below);
    svg_ += "</g>\n</svg>\n";
    return std::move(svg_);
  }

 private:
  [[nodiscard]] static std::vector<Point> box(Point corner, double width, double height) {
    return {corner, corner + Point{.x = width}, corner + Point{.x = width, .y = height}, corner + Point{.y = height}};
  }

  [[nodiscard]] static std::string of_seat(std::string_view css_class, Seat seat) {
    return std::string(css_class) + " seat-" + std::to_string(seat + 1);
  }

  [[nodiscard]] std::string letter(Seat seat) const { return {seats_[seat].letter}; }

  void open() {
    const int legends = (drawing_.seat_legend ? 1 : 0) + (heat_ != nullptr ? 1 : 0);
    const std::string width = svg::length(layout_.width() + 2 * margin);
    const std::string height = svg::length(layout_.height() + 2 * margin + legends * legend_line);
    svg_ = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + svg::attribute("id", id_) +
           svg::attribute("class", std::string("board ") + style_of(drawing_.look).name) +
           svg::attribute("viewBox", "0 0 " + width + ' ' + height) + svg::attribute("width", width) +
           svg::attribute("height", height) + " role=\"img\"" + svg::attribute("aria-labelledby", id_ + "-title") +
           svg::attribute("aria-describedby", id_ + "-desc") + ">\n<title" + svg::attribute("id", id_ + "-title") +
           '>' + svg::escaped(drawing_.title) + "</title>\n<desc" + svg::attribute("id", id_ + "-desc") + '>' +
           svg::escaped(drawing_.description) + "</desc>\n";
  }

  /// The fallback is written twice: some programs draw SVG and know nothing of custom properties.
  void add_rule(std::string_view selector, std::string_view property, std::string_view name, std::string_view fallback,
                std::string_view more = {}) {
    const std::string before = '#' + id_ + ' ' + std::string(selector) + '{' + std::string(property) + ':';
    svg_ += before + std::string(fallback) + ';' + std::string(property) + ":var(--board-" + std::string(name) + ',' +
            std::string(fallback) + ");" + std::string(more) + "}\n";
  }

  void add_style() {
    const LookStyle style = style_of(drawing_.look);
    svg_ += "<style>\n#" + id_ + "{max-width:100%;height:auto}\n#" + id_ +
            " text{font-family:system-ui,\"DejaVu Sans\",sans-serif;text-anchor:middle;fill:currentColor}\n";
    add_rule(".ground", "fill", "ground", style.ground);
    add_rule(".paper", "fill", "paper", style.paper);
    add_rule(".edge", "stroke", "line", "#6b6255", "stroke-width:1;fill:none");
    add_rule(".safe-mark", "fill", "safe", style.safe);
    add_rule(".slot", "stroke", "line", "#6b6255", "stroke-width:1;fill-opacity:.35");
    add_rule(".bar", "stroke", "line", "#6b6255", "stroke-width:3;stroke-opacity:.45");
    add_rule("text.number", "fill", "ink", "#2b2824");
    add_rule("text.letter", "fill", "ink", "#2b2824", "font-weight:bold");
    if (heat_ != nullptr) {
      add_rule(".heat", "fill", "heat", "#08306b");
      add_rule("text.number.on-heat", "fill", "paper", "#ffffff");
      add_rule(".edge.on-heat", "stroke", "paper", "#ffffff");
    }
    svg_ += '#' + id_ + " .tint{fill-opacity:.4}\n#" + id_ + " .outline{stroke:#1b1b1b;stroke-width:1.5}\n#" + id_ +
            " text.legend{text-anchor:start}\n";
    for (Seat seat = 0; seat < layout_.arms(); ++seat) {
      const SeatColour& colour = seat_palette[seats_[seat].colour % seat_palette.size()];
      const std::string number = std::to_string(seat + 1);
      add_rule(".seat-" + number, "fill", "seat-" + number, colour.fill);
      add_rule("text.on-" + number, "fill", "on-seat-" + number, colour.ink);
    }
    svg_ += "</style>\n";
  }

  void add_square(const BoardSquare& square) {
    const std::string name = square_name(square);
    const double value = heat_ != nullptr ? heat_of(*heat_, square) : std::numeric_limits<double>::quiet_NaN();
    const bool has_value = std::isfinite(value);
    svg_ += "<g" + svg::attribute("class", classes_of(square)) + svg::attribute("data-square", name);
    if (has_value) {
      svg_ += svg::attribute("data-value", svg::value(value)) + "><title>" +
              svg::escaped(heat_->title ? heat_->title(name, value) : name + ": " + svg::value(value)) + "</title>";
    } else {
      svg_ += '>';
    }
    switch (square.kind) {
      case SquareKind::nest_area: add_nest(square); break;
      case SquareKind::goal: add_goal(square); break;
      default: add_way(square, has_value ? scale_.level(value) : -1);
    }
    svg_ += "</g>\n";
  }

  [[nodiscard]] static std::string classes_of(const BoardSquare& square) {
    constexpr std::array<const char*, 4> kinds{"ring", "column", "goal", "nest"};
    std::string classes = std::string("square ") + kinds[static_cast<unsigned>(square.kind)];
    if (square.is_safe()) classes += " safe";
    if (square.is_start()) classes += " start";
    if (square.is_door()) classes += " door";
    return classes;
  }

  /// Whether dark marks cannot be seen on it.
  [[nodiscard]] static bool is_dark(double level) { return level > 0.6; }

  /// A square of the ring or of a column; on a heat map its colour is the value's, and only marks tell what it is.
  void add_way(const BoardSquare& square, double level) {
    const bool is_heat = level >= 0;
    svg_ += svg::polygon("paper", square.corners);
    const bool is_column = square.kind == SquareKind::column;
    if (is_heat) {
      svg_ += "<g" + svg::attribute("fill-opacity", svg::value(std::round(level * 100) / 100)) + '>' +
              svg::polygon("heat", square.corners) + "</g>";
    } else if (is_column || square.is_start()) {
      svg_ += svg::polygon(of_seat("own", square.seat), square.corners);
    } else if (square.is_door()) {
      svg_ += svg::polygon(of_seat("tint", square.seat), square.corners);
    }
    add_mark(square, level);
    svg_ += svg::polygon("edge", square.corners);
    if (is_column && !is_heat) return;
    const Point corner = square.centre - 0.3 * (square.along + square.across);
    const std::string number = (is_column ? "h" : "") + std::to_string(square.number);
    const std::string on_own = square.is_start() && !is_heat ? " on-" + std::to_string(square.seat + 1) : "";
    svg_ += svg::text((is_dark(level) ? "number on-heat" : "number") + on_own, corner, number.size() > 2 ? 0.2 : 0.25,
                      number);
  }

  /// A disc where pieces are safe; on a start an arrow too, the way that they leave by.
  void add_mark(const BoardSquare& square, double level) {
    if (!square.is_safe()) return;
    const Point centre = square.centre;
    svg_ += svg::circle(level < 0 ? "safe-mark" : is_dark(level) ? "edge on-heat" : "edge", centre, 0.3);
    if (!square.is_start()) return;
    const std::array arrow{centre + 0.24 * square.along, centre - 0.16 * square.along + 0.2 * square.across,
                           centre - 0.16 * square.along - 0.2 * square.across};
    svg_ += svg::polygon(of_seat("outline", square.seat), arrow);
  }

  void add_goal(const BoardSquare& square) {
    svg_ += svg::polygon("paper", square.corners) + svg::polygon(of_seat("own", square.seat), square.corners) +
            svg::polygon("edge", square.corners);
  }

  void add_nest(const BoardSquare& square) {
    const double radius = square.size / 2;
    const bool is_round = drawing_.look != BoardLook::colombian;
    if (drawing_.look == BoardLook::american) {
      svg_ +=
          svg::circle(of_seat("own", square.seat), square.centre, radius) + svg::circle("edge", square.centre, radius);
    } else {
      svg_ += svg::polygon(of_seat("own", square.seat), square.corners) + svg::polygon("edge", square.corners);
    }
    if (is_round) {
      svg_ += svg::circle("paper", square.centre, 0.88 * radius) + svg::circle("edge", square.centre, 0.88 * radius);
    } else {
      std::vector<Point> cell;
      for (const Point corner : square.corners) cell.push_back(square.centre + 0.84 * (corner - square.centre));
      svg_ += svg::polygon("paper", cell) + svg::polygon("edge", cell);
      add_bars(square, cell);
    }
    Standing full{};
    full[square.seat] = max_pieces;
    for (const Token& slot : tokens_on(square, full)) {
      svg_ += svg::circle(of_seat("slot", square.seat), slot.centre, slot.radius);
    }
    svg_ += svg::text("letter", square.centre, 0.3 * radius, letter(square.seat));
  }

  /// The bars of the jail, from edge to edge of its cell.
  void add_bars(const BoardSquare& square, std::span<const Point> cell) {
    const double radius = square.size / 2;
    for (const double aside : {-0.63, -0.21, 0.21, 0.63}) {
      const double x = square.centre.x + aside * radius;
      double top = std::numeric_limits<double>::max();
      double bottom = std::numeric_limits<double>::lowest();
      for (std::size_t k = 0; k < cell.size(); ++k) {
        const Point from = cell[k];
        const Point to = cell[(k + 1) % cell.size()];
        if ((from.x < x) == (to.x < x)) continue;
        const double y = from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x);
        top = std::min(top, y);
        bottom = std::max(bottom, y);
      }
      if (top < bottom) svg_ += svg::line("bar", {.x = x, .y = top}, {.x = x, .y = bottom});
    }
  }

  void add_pieces(const Position& position) {
    const std::vector<Standing> all = standings(rules_, layout_, position);
    svg_ += "<g class=\"pieces\">\n";
    for (std::size_t k = 0; k < all.size(); ++k) {
      const BoardSquare& square = layout_.squares()[k];
      for (const Token& token : tokens_on(square, all[k])) {
        svg_ += "<g class=\"piece\"" + svg::attribute("data-seat", std::to_string(token.seat + 1)) +
                svg::attribute("data-on", square_name(square)) +
                svg::attribute("data-count", std::to_string(token.count)) + '>';
        add_token(token);
        svg_ += "</g>\n";
      }
    }
    svg_ += "</g>\n";
  }

  void add_token(const Token& token) {
    const std::string on_seat = "letter on-" + std::to_string(token.seat + 1);
    if (token.count > 1) add_outline(token, token.centre - Point{.x = 0.18 * token.radius, .y = 0.18 * token.radius});
    add_outline(token, token.centre);
    svg_ += svg::text(on_seat, token.centre, token.radius, letter(token.seat));
    if (token.count == 1) return;
    const Point badge = token.centre + Point{.x = 0.62 * token.radius, .y = 0.62 * token.radius};
    svg_ += svg::circle("paper outline", badge, 0.48 * token.radius) +
            svg::text("letter count", badge, 0.7 * token.radius, std::to_string(token.count));
  }

  void add_outline(const Token& token, Point centre) {
    const std::vector<Point> outline = piece_outline(token.seat, centre, 1.1 * token.radius);
    const std::string css_class = of_seat("outline", token.seat);
    svg_ += outline.empty() ? svg::circle(css_class, centre, token.radius) : svg::polygon(css_class, outline);
  }

  void add_seat_legend(double y) {
    const double each = layout_.width() / layout_.arms();
    for (Seat seat = 0; seat < layout_.arms(); ++seat) {
      const Token token{.seat = seat, .centre = {.x = (seat + 0.25) * each, .y = y}, .radius = 0.38};
      svg_ += "<g class=\"legend\">";
      add_token(token);
      svg_ += svg::text("legend", token.centre + Point{.x = 0.6}, 0.5, seats_[seat].name) + "</g>\n";
    }
  }

  void add_heat_legend(const Heat& heat, double y) {
    constexpr int steps = 20;
    const double width = layout_.width() / 3;
    const Point left{.x = width, .y = y - 0.3};
    svg_ += "<g class=\"legend\">" + svg::polygon("paper", box(left, width, 0.6));
    for (int k = 0; k < steps; ++k) {
      const double level = static_cast<double>(k) / (steps - 1);
      svg_ += "<g" + svg::attribute("fill-opacity", svg::value(std::round(level * 100) / 100)) + '>' +
              svg::polygon("heat", box(left + Point{.x = width * k / steps}, width / steps, 0.6)) + "</g>";
    }
    const auto words = [](const std::string& given, double value) { return given.empty() ? svg::value(value) : given; };
    svg_ += svg::polygon("edge", box(left, width, 0.6)) +
            svg::text("scale", {.x = width / 2, .y = y}, 0.5, words(heat.low, scale_.low())) +
            svg::text("scale", {.x = 2.5 * width, .y = y}, 0.5, words(heat.high, scale_.high())) + "</g>\n";
  }

  const Rules& rules_;
  const BoardDrawing& drawing_;
  BoardLayout layout_;
  std::string id_;
  std::vector<SeatMark> seats_;
  const Heat* heat_;  // null where there is none
  Scale scale_;
  std::string svg_;
};

}  // namespace

std::string board_svg(const Rules& rules, const BoardDrawing& drawing) { return Picture(rules, drawing).draw(); }

}  // namespace salida

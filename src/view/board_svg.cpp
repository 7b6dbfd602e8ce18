#include "view/board_svg.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "json/number_text.hpp"
#include "view/board_layout.hpp"
#include "view/heat_scale.hpp"
#include "view/nest_svg.hpp"
#include "view/piece_svg.hpp"
#include "view/printed_board.hpp"
#include "view/standing.hpp"
#include "view/style_sheet.hpp"
#include "view/svg_text.hpp"

namespace salida {
namespace {

constexpr double legend_line = 1.3;

/// What may stand in a selector, whatever the caller gave.
[[nodiscard]] std::string identifier(std::string_view text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto is_plain = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
  std::string id = text.empty() || !is_letter(text.front()) ? "b" : "";
  for (const char c : text) id += is_plain(c) ? c : '-';
  return id;
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
    const LookStyle look = style_of(drawing_.look);
    open(look);
    svg_ += style_sheet(id_, look, seats_) + svg::box("ground", {}, width(), height());
    svg_ += "\n<g" + svg::attribute("transform", past_the_margin()) + ">\n";
    if (drawing_.squares_of.empty()) add_squares(look);
    else svg_ += "<use" + svg::attribute("href", '#' + squares_of(identifier(drawing_.squares_of))) + "/>\n";
    if (const std::optional<Seat> turn = whose_turn()) svg_ += turn_svg(layout_.nest_of(*turn), drawing_.look) + '\n';
    if (drawing_.position) add_pieces(*drawing_.position);
    for (const BoardArrow& arrow : drawing_.arrows) svg_ += arrow_svg(layout_, arrow);
    double below = layout_.height() + legend_line / 2 + 0.2;
    if (drawing_.seat_legend) {
      add_seat_legend(below);
      below += legend_line;
    }
    if (heat_ != nullptr) add_heat_legend(*heat_, below);
    svg_ += "</g>\n</svg>\n";
    return std::move(svg_);
  }

 private:
  [[nodiscard]] double width() const { return layout_.width() + 2 * board_margin; }
  [[nodiscard]] double height() const {
    const int legends = (drawing_.seat_legend ? 1 : 0) + (heat_ != nullptr ? 1 : 0);
    return layout_.height() + 2 * board_margin + legends * legend_line;
  }

  [[nodiscard]] std::optional<Seat> whose_turn() const {
    if (!drawing_.position || drawing_.position->phase == Phase::over) return std::nullopt;
    return drawing_.position->turn;
  }

  void open(const LookStyle& look) {
    svg_ = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + svg::attribute("id", id_) +
           svg::attribute("class", std::string("board ") + look.name) +
           svg::attribute("viewBox", "0 0 " + svg::length(width()) + ' ' + svg::length(height())) +
           svg::attribute("width", svg::length(width())) + svg::attribute("height", svg::length(height())) +
           " role=\"img\"" + svg::attribute("aria-labelledby", id_ + "-title") +
           svg::attribute("aria-describedby", id_ + "-desc") + ">\n<title" + svg::attribute("id", id_ + "-title") +
           '>' + svg::escaped(drawing_.title) + "</title>\n<desc" + svg::attribute("id", id_ + "-desc") + '>' +
           svg::escaped(drawing_.description) + "</desc>\n";
  }

  [[nodiscard]] static std::string squares_of(const std::string& id) { return id + "-squares"; }

  void add_squares(const LookStyle& look) {
    // Where they are shown again, nothing of the picture around them is: the rules must hold for them alone.
    if (drawing_.lends_squares)
      svg_ += style_sheet(squares_of(id_), look, seats_) + "<g" + svg::attribute("id", squares_of(id_)) + ">\n";
    svg_ += squares_svg(layout_, drawing_.look, seats_, [this](const BoardSquare& square) { return heat_on(square); });
    if (drawing_.lends_squares) svg_ += "</g>\n";
  }

  [[nodiscard]] std::optional<SquareHeat> heat_on(const BoardSquare& square) const {
    const double value = heat_ != nullptr ? heat_of(*heat_, square) : std::numeric_limits<double>::quiet_NaN();
    if (!std::isfinite(value)) return std::nullopt;
    const std::string name = square_name(square);
    const std::string number = number_text(value);
    return SquareHeat{.level = scale_.level(value),
                      .value = number,
                      .title = heat_->title ? heat_->title(name, value) : name + ": " + number};
  }

  void add_pieces(const Position& position) {
    const std::vector<Standing> all = standings(rules_, layout_, position);
    svg_ += "<g class=\"pieces\">\n";
    for (std::size_t k = 0; k < all.size(); ++k) {
      const BoardSquare& square = layout_.squares()[k];
      for (const Token& token : tokens_on(square, all[k])) {
        svg_ += "<g class=\"piece\"" + svg::attribute("data-seat", std::to_string(token.seat + 1)) +
                svg::attribute("data-on", square_name(square)) +
                svg::attribute("data-count", std::to_string(token.count)) + '>' +
                token_svg(token, seats_[token.seat].letter) + "</g>\n";
      }
    }
    svg_ += "</g>\n";
  }

  /// So large that the longest name fits.
  [[nodiscard]] double name_size(double room) const {
    constexpr double of_a_letter = 0.6;
    std::size_t longest = 1;
    for (const SeatMark& seat : seats_) longest = std::max(longest, seat.name.size());
    return std::min(0.6, room / (of_a_letter * static_cast<double>(longest)));
  }

  /// Whose pieces are which; a pointer stands before whoever is to move.
  void add_seat_legend(double y) {
    const double each = layout_.width() / layout_.arms();
    const double size = name_size(each - 1.7);
    for (Seat seat = 0; seat < layout_.arms(); ++seat) {
      const Point middle{.x = seat * each + 0.9, .y = y};
      const bool is_next = whose_turn() == seat;
      svg_ += is_next ? "<g class=\"legend next\">" : "<g class=\"legend\">";
      if (is_next) {
        const std::array pointer{middle + Point{.x = -0.5}, middle + Point{.x = -0.85, .y = -0.3},
                                 middle + Point{.x = -0.85, .y = 0.3}};
        svg_ += svg::polygon("pointer", pointer);
      }
      svg_ += token_svg({.seat = seat, .centre = middle, .radius = 0.38}, seats_[seat].letter) +
              svg::text("legend", middle + Point{.x = 0.6}, size, seats_[seat].name) + "</g>\n";
    }
  }

  void add_heat_legend(const Heat& heat, double y) {
    constexpr int steps = 20;
    const double width = layout_.width() / 3;
    const Point left{.x = width, .y = y - 0.3};
    svg_ += "<g class=\"legend\">" + svg::box("paper", left, width, 0.6);
    for (int k = 0; k < steps; ++k) {
      const double level = static_cast<double>(k) / (steps - 1);
      svg_ += "<g" + svg::attribute("fill-opacity", svg::to_hundredths(level)) + '>' +
              svg::box("heat", left + Point{.x = width * k / steps}, width / steps, 0.6) + "</g>";
    }
    const auto words = [](const std::string& given, double value) {
      return given.empty() ? number_text(value) : given;
    };
    svg_ += svg::box("edge", left, width, 0.6) +
            svg::text("scale", {.x = width / 2, .y = y}, 0.6, words(heat.low, scale_.low())) +
            svg::text("scale", {.x = 2.5 * width, .y = y}, 0.6, words(heat.high, scale_.high())) + "</g>\n";
  }

  const Rules& rules_;
  const BoardDrawing& drawing_;
  BoardLayout layout_;
  std::string id_;
  std::vector<SeatMark> seats_;
  const Heat* heat_;  // null where there is none
  HeatScale scale_;
  std::string svg_;
};

}  // namespace

std::string board_svg(const Rules& rules, const BoardDrawing& drawing) { return Picture(rules, drawing).draw(); }

}  // namespace salida

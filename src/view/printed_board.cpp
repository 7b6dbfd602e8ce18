#include "view/printed_board.hpp"

#include <array>

#include "view/nest_svg.hpp"
#include "view/square_svg.hpp"
#include "view/style_sheet.hpp"
#include "view/svg_text.hpp"

namespace salida {
namespace {

[[nodiscard]] std::string classes_of(const BoardSquare& square) {
  std::string classes = "square " + std::string(name_of(square.kind));
  if (square.is_safe()) classes += " safe";
  if (square.is_start()) classes += " start";
  if (square.is_door()) classes += " door";
  return classes;
}

}  // namespace

std::string past_the_margin() {
  return "translate(" + svg::length(board_margin) + ' ' + svg::length(board_margin) + ')';
}

std::string squares_svg(const BoardLayout& layout, Look look, std::span<const SeatMark> seats, const HeatOf& heat_of) {
  const LookStyle style = style_of(look);
  std::string drawn;
  for (const BoardSquare& square : layout.squares()) {
    const std::optional<SquareHeat> heat = heat_of(square);
    drawn += "<g" + svg::attribute("class", classes_of(square)) + svg::attribute("data-square", square_name(square));
    if (heat) drawn += svg::attribute("data-value", heat->value) + "><title>" + svg::escaped(heat->title) + "</title>";
    else drawn += '>';
    switch (square.kind) {
      case SquareKind::nest_area: drawn += nest_svg(square, look, seats[square.seat].letter); break;
      case SquareKind::goal: drawn += goal_svg(square); break;
      default: drawn += way_svg(square, style, heat ? std::optional(heat->level) : std::nullopt);
    }
    drawn += "</g>\n";
  }
  return drawn + centre_svg({.x = layout.width() / 2, .y = layout.height() / 2}, style);
}

PrintedBoard printed_board(std::string_view id, const BoardLayout& layout, Look look, std::span<const SeatMark> seats) {
  const auto no_heat = [](const BoardSquare&) { return std::optional<SquareHeat>(); };
  const double width = layout.width() + 2 * board_margin;
  const double height = layout.height() + 2 * board_margin;
  return {.svg = svg::box("ground", {}, width, height) + "\n<g" + svg::attribute("transform", past_the_margin()) +
                 ">\n" + squares_svg(layout, look, seats, no_heat) + "</g>\n",
          .css = board_rules(id, style_of(look), seats),
          .width = svg::scale * width,
          .height = svg::scale * height,
          .place = past_the_margin() + " scale(" + svg::to_hundredths(svg::scale) + ')'};
}

}  // namespace salida

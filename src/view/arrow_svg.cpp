#include "view/arrow_svg.hpp"

#include <array>
#include <cmath>

#include "view/svg_text.hpp"

namespace salida {
namespace {

constexpr double head_length = 0.55;
constexpr double half_a_head = 0.3;
constexpr double bend = 0.14;  // of the length: two arrows between the same squares stay apart

[[nodiscard]] double length_of(Point a) { return std::hypot(a.x, a.y); }

/// To the left of the way, as long as that.
[[nodiscard]] Point across(Point a) { return {.x = a.y, .y = -a.x}; }

[[nodiscard]] std::string curve(std::string_view css_class, Point from, Point control, Point to) {
  const auto point = [](Point at) { return svg::length(at.x) + ' ' + svg::length(at.y); };
  return "<path" + svg::attribute("class", css_class) +
         svg::attribute("d", 'M' + point(from) + 'Q' + point(control) + ' ' + point(to)) + "/>";
}

}  // namespace

std::string arrow_svg(const BoardLayout& layout, const BoardArrow& arrow) {
  const BoardSquare& from = layout.square_at(arrow.seat, arrow.from);
  const BoardSquare& to = layout.square_at(arrow.seat, arrow.to);
  const bool is_made = arrow.kind == ArrowKind::made;
  const Point way = to.centre - from.centre;
  const Point control = from.centre + 0.5 * way + (is_made ? bend : -bend) * across(way);
  const Point at_end = to.centre - control;
  const double length = length_of(at_end);
  if (length == 0) return {};  // it ends where it began
  const Point forwards = (1 / length) * at_end;
  const Point neck = to.centre - head_length * forwards;
  const std::array head{to.centre, neck + half_a_head * across(forwards), neck - half_a_head * across(forwards)};
  const std::string kind = is_made ? "made" : "better";
  return "<g" + svg::attribute("class", "arrow " + kind) + svg::attribute("data-seat", std::to_string(arrow.seat + 1)) +
         svg::attribute("data-from", square_name(from)) + svg::attribute("data-to", square_name(to)) + '>' +
         curve("halo", from.centre, control, neck) + svg::polygon("halo", head) +
         curve("shaft", from.centre, control, neck) + svg::polygon("head", head) + "</g>\n";
}

}  // namespace salida

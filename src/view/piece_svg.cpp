#include "view/piece_svg.hpp"

#include "view/piece_shape.hpp"
#include "view/svg_text.hpp"

namespace salida {
namespace {

/// With a light rim, so that it stands out from squares of its own colour.
[[nodiscard]] std::string outline_of(const Token& token, Point centre) {
  const std::vector<Point> outline = piece_outline(token.seat, centre, token.radius);
  const auto drawn = [&](const std::string& css_class) {
    return outline.empty() ? svg::circle(css_class, centre, token.radius) : svg::polygon(css_class, outline);
  };
  return drawn("rim") + drawn(svg::of_seat("outline", token.seat));
}

}  // namespace

std::string token_svg(const Token& token, char letter) {
  const double radius = token.radius;
  std::string drawn;
  if (token.count > 1) drawn += outline_of(token, token.centre - Point{.x = 0.2 * radius, .y = 0.2 * radius});
  drawn += outline_of(token, token.centre) + svg::text("letter on-" + std::to_string(token.seat + 1), token.centre,
                                                       piece_letter(token.seat) * radius, {&letter, 1});
  if (token.count == 1) return drawn;
  const Point badge = token.centre + Point{.x = 0.65 * radius, .y = 0.65 * radius};
  return drawn + svg::circle("paper outline", badge, 0.55 * radius) +
         svg::text("letter count", badge, 0.9 * radius, std::to_string(token.count));
}

}  // namespace salida

#include "view/style_sheet.hpp"

#include <utility>

namespace salida {
namespace {

class StyleSheet {
 public:
  explicit StyleSheet(std::string_view id) : before_('#' + std::string(id)) {}

  void add(std::string_view selector, std::string_view declarations) {
    css_ += before_ + std::string(selector) + '{' + std::string(declarations) + "}\n";
  }

  /// The fallback is written twice: some programs draw SVG and know nothing of custom properties.
  void add_colour(std::string_view selector, std::string_view property, std::string_view name,
                  std::string_view fallback, std::string_view more = {}) {
    const std::string colour = std::string(property) + ':';
    add(' ' + std::string(selector), colour + std::string(fallback) + ';' + colour + "var(--board-" +
                                         std::string(name) + ',' + std::string(fallback) + ");" + std::string(more));
  }

  [[nodiscard]] const std::string& rules() const { return css_; }

 private:
  std::string before_;
  std::string css_;
};

constexpr const char* line = "#6b6255";
constexpr const char* ink = "#2b2824";

/// What a picture says beside its pieces.
[[nodiscard]] std::string picture_rules(std::string_view id, const LookStyle& look) {
  StyleSheet sheet(id);
  sheet.add("", "max-width:100%;height:auto");
  sheet.add_colour(".pointer", "fill", "ink", ink);
  sheet.add_colour(".heat", "fill", "heat", "#08306b");
  sheet.add_colour("text.on-heat", "fill", "paper", "#ffffff");
  sheet.add_colour(".edge.on-heat", "stroke", "paper", "#ffffff");
  sheet.add_colour(".halo", "stroke", "paper", look.paper, "stroke-width:11;stroke-linejoin:round;fill:none");
  for (const auto& [kind, colour] : {std::pair("made", "#1b1b1b"), std::pair("better", "#b0006d")}) {
    const std::string arrow = std::string(".arrow.") + kind;
    sheet.add_colour(arrow + " .shaft", "stroke", kind, colour, "stroke-width:6;fill:none");
    sheet.add_colour(arrow + " .head", "fill", kind, colour);
  }
  sheet.add(" .arrow.better .shaft", "stroke-dasharray:12 7");
  sheet.add(" text.legend", "text-anchor:start");
  return sheet.rules();
}

}  // namespace

std::string board_rules(std::string_view id, const LookStyle& look, std::span<const SeatMark> seats) {
  StyleSheet sheet(id);
  sheet.add(" text", "font-family:system-ui,\"DejaVu Sans\",sans-serif;text-anchor:middle");
  sheet.add_colour(".ground", "fill", "ground", look.ground);
  sheet.add_colour(".paper", "fill", "paper", look.paper);
  sheet.add_colour(".edge", "stroke", "line", line, "stroke-width:1;fill:none");
  sheet.add_colour(".safe-mark", "fill", "safe", look.safe);
  sheet.add_colour(".ring-mark", "stroke", "line", line, "stroke-width:2");
  sheet.add_colour(".slot", "stroke", "line", line, "stroke-width:1;fill-opacity:.35");
  sheet.add_colour(".bar", "stroke", "line", line, "stroke-width:5;stroke-opacity:.55");
  sheet.add_colour(".rim", "stroke", "paper", look.paper, "stroke-width:5;stroke-linejoin:round");
  sheet.add_colour(".turn", "stroke", "ink", ink, "stroke-width:6;fill:none");
  sheet.add_colour("text", "fill", "ink", ink);
  sheet.add(" .letter", "font-weight:bold");
  sheet.add(" .tint", "fill-opacity:.4");
  sheet.add(" .outline", "stroke:#1b1b1b;stroke-width:1.5");
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const SeatColour& colour = seat_palette[seats[seat].colour % seat_palette.size()];
    const std::string number = std::to_string(seat + 1);
    sheet.add_colour(".seat-" + number, "fill", "seat-" + number, colour.fill);
    sheet.add_colour("text.on-" + number, "fill", "on-seat-" + number, colour.ink);
  }
  return sheet.rules();
}

std::string style_sheet(std::string_view id, const LookStyle& look, std::span<const SeatMark> seats) {
  return "<style>\n" + board_rules(id, look, seats) + picture_rules(id, look) + "</style>\n";
}

}  // namespace salida

// The colours of a picture: each is a custom property that a page may set, with a fallback for light paper.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "view/look_style.hpp"
#include "view/seat_marks.hpp"

namespace salida {

/// Returns the CSS rules for a board and its pieces; they apply only within the picture with that id.
[[nodiscard]] std::string board_rules(std::string_view id, const LookStyle& look, std::span<const SeatMark> seats);

/// Returns a style element with these rules, and those for everything else in a picture: heat, arrows, legends.
[[nodiscard]] std::string style_sheet(std::string_view id, const LookStyle& look, std::span<const SeatMark> seats);

}  // namespace salida

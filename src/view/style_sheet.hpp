// The colours of a picture: each a custom property that a page may set, with a fallback for light paper.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "view/look_style.hpp"
#include "view/seat_marks.hpp"

namespace salida {

/// The rules for a board and its pieces, which hold within the picture of that id alone.
[[nodiscard]] std::string board_rules(std::string_view id, const LookStyle& look, std::span<const SeatMark> seats);

/// A style element with these, and with those for all that a picture says beside: heat, arrows, legends.
[[nodiscard]] std::string style_sheet(std::string_view id, const LookStyle& look, std::span<const SeatMark> seats);

}  // namespace salida

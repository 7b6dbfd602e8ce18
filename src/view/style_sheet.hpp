// The colours of a picture: each a custom property that a page may set, with a fallback for light paper.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "view/look_style.hpp"
#include "view/seat_marks.hpp"

namespace salida {

/// A style element whose rules hold within the picture of that id alone.
[[nodiscard]] std::string style_sheet(std::string_view id, const LookStyle& look, std::span<const SeatMark> seats);

}  // namespace salida

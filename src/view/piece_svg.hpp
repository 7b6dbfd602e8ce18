// Draws a piece, or a stack with its count: colour, shape and letter.
#pragma once

#include <string>

#include "view/standing.hpp"

namespace salida {

[[nodiscard]] std::string token_svg(const Token& token, char letter);

}  // namespace salida

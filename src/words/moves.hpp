// Of moves that were written: which piece is meant, and whether the roll has a number that leads where it should go.
#pragma once

#include "core/position.hpp"
#include "core/rules.hpp"
#include "notation/written.hpp"
#include "words/objections.hpp"

namespace salida {

/// Phase `play`: a piece comes out, is moved or is crowned, and that is not legal.
[[nodiscard]] Objection objection_to_move(const Rules& rules, const Position& position, const Written& written);

}  // namespace salida

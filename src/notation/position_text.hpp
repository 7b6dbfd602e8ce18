// Reads and writes positions as one line of text; docs/notation.md has the format. Between rolls the text is canonical:
// two positions are equal exactly when their texts are.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/position.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"

namespace salida {

[[nodiscard]] std::string to_text(const NamedRules& named, const Position& position);

/// Reads a position of these rules; the text's first word must be their id.
Result<Position> parse_position(const NamedRules& named, std::string_view text);

/// A position, and the known rules that its first word names.
struct FoundPosition {
  const NamedRules* named;
  Position position;
};
Result<FoundPosition> parse_position(std::span<const NamedRules> known, std::string_view text);

}  // namespace salida

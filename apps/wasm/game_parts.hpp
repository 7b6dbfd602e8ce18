// What happened and where everybody stands, as the page is told.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/position.hpp"
#include "json/json.hpp"
#include "notation/catalogue.hpp"
#include "view/board_layout.hpp"
#include "words/events.hpp"
#include "words/language.hpp"

namespace salida::wasm {

/// For each seat that plays: its number, and the squares of its pieces as indexes into the layout.
[[nodiscard]] Json json_of_pieces(const Rules& rules, const BoardLayout& layout, const Position& position);

/// The pieces as they are drawn, side by side or in stacks, in the layout's lengths.
[[nodiscard]] Json json_of_tokens(const Rules& rules, const BoardLayout& layout, const Position& position);

/// Where an event moves a piece: over which squares, and whose pieces are captured, a seat for each.
struct MovedPiece {
  std::vector<std::size_t> path;
  std::vector<unsigned> captured;  // counted from 1
};
[[nodiscard]] std::optional<MovedPiece> moved_piece(const BoardLayout& layout, const Event& event);

[[nodiscard]] Json json_of_events(Language language, const NamedRules& named, const BoardLayout& layout,
                                  const std::vector<Event>& events);

}  // namespace salida::wasm

#include "game_parts.hpp"

#include <algorithm>
#include <array>

#include "core/hand.hpp"
#include "view/move_squares.hpp"
#include "view/standing.hpp"
#include "words/position_words.hpp"
#include "words/story.hpp"

namespace salida::wasm {
namespace {

/// Whether a piece went from `from` to `to`.
[[nodiscard]] bool moves_a_piece(EventKind kind) {
  constexpr std::array moves{EventKind::walked, EventKind::reward_played, EventKind::crowned, EventKind::penalised,
                             EventKind::atoned};
  return std::ranges::find(moves, kind) != moves.end();
}

Json json_of_event(Language language, const NamedRules& named, const BoardLayout& layout, const Event& event) {
  JsonObject json;
  json.add("kind", name_of(event.kind))
      .add("seat", event.seat + 1)
      .add("text", tell(language, named, event))
      .add("quiet", goes_without_saying(event.kind));
  if (event.kind == EventKind::rolled) {
    JsonArray dice;
    dice.add(event.roll.first);
    if (event.roll.second != 0) dice.add(event.roll.second);
    json.add("dice", dice.done());
  }
  if (event.kind == EventKind::threw_for_first) json.add("dice", JsonArray().add(event.pips).done());
  if (const std::optional<MovedPiece> moved = moved_piece(layout, event)) {
    json.add("from", moved->path.front())
        .add("to", moved->path.back())
        .add("path", moved->path)
        .add("captured", moved->captured);
  }
  return json.done();
}

}  // namespace

Json json_of_pieces(const Rules& rules, const BoardLayout& layout, const Position& position) {
  JsonArray seats;
  for (unsigned k = 0; k < rules.board.arms; ++k) {
    if ((position.playing & bit_of(k)) == 0) continue;
    const auto seat = static_cast<Seat>(k);
    JsonArray squares;
    for (unsigned piece = 0; piece < rules.board.pieces; ++piece)
      squares.add(layout.index_at(seat, position.pieces[seat][piece]));
    seats.add(JsonObject().add("seat", seat + 1).add("squares", squares.done()).done());
  }
  return seats.done();
}

Json json_of_tokens(const Rules& rules, const BoardLayout& layout, const Position& position) {
  JsonArray tokens;
  const std::vector<Standing> all = standings(rules, layout, position);
  for (std::size_t square = 0; square < all.size(); ++square) {
    for (const Token& token : tokens_on(layout.squares()[square], all[square])) {
      tokens.add(JsonObject()
                     .add("seat", token.seat + 1)
                     .add("square", square)
                     .add("x", json_to_billionths(token.centre.x))
                     .add("y", json_to_billionths(token.centre.y))
                     .add("radius", json_to_billionths(token.radius))
                     .add("count", token.count)
                     .done());
    }
  }
  return tokens.done();
}

std::optional<MovedPiece> moved_piece(const BoardLayout& layout, const Event& event) {
  const bool enters = event.kind == EventKind::entered;
  if (!enters && !moves_a_piece(event.kind)) return std::nullopt;
  const Place from = enters ? nest : event.from;
  const Place to = enters ? start_place : event.to;
  MovedPiece moved{.path = path_between(layout, event.seat, from, to), .captured = {}};
  if (event.kind == EventKind::crowned) moved.path = {moved.path.front(), moved.path.back()};  // it is lifted there
  for (unsigned seat = 0; seat < max_seats; ++seat)
    moved.captured.insert(moved.captured.end(), event.captured[seat], seat + 1);
  return moved;
}

Json json_of_events(Language language, const NamedRules& named, const BoardLayout& layout,
                    const std::vector<Event>& events) {
  JsonArray array;
  for (const Event& event : events) array.add(json_of_event(language, named, layout, event));
  return array.done();
}

}  // namespace salida::wasm

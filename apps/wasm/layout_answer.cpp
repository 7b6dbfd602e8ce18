// Where everything lies on a board, and how its seats and squares look: the page's drawing knows no geometry of its
// own.
#include <array>
#include <string>

#include "answers.hpp"
#include "requested.hpp"
#include "view/board_layout.hpp"
#include "view/look_style.hpp"
#include "view/piece_shape.hpp"
#include "view/printed_board.hpp"
#include "view/seat_marks.hpp"
#include "words/vocabulary.hpp"

namespace salida::wasm {
namespace {

Json json_of_point(Point point) {
  return JsonArray().add(json_to_billionths(point.x)).add(json_to_billionths(point.y)).done();
}

Json json_of_points(const std::vector<Point>& points) {
  JsonArray array;
  for (const Point& point : points) array.add(json_of_point(point));
  return array.done();
}

Json json_of_square(const BoardSquare& square) {
  return JsonObject()
      .add("name", square_name(square))
      .add("kind", name_of(square.kind))
      .add("seat", square.seat + 1)
      .add("number", square.number)
      .add("start", square.is_start())
      .add("safe", square.is_safe())
      .add("door", square.is_door())
      .add("corners", json_of_points(square.corners))
      .add("centre", json_of_point(square.centre))
      .add("size", json_to_billionths(square.size))
      .add("width", json_to_billionths(square.width))
      .add("along", json_of_point(square.along))
      .add("wide", json_of_point(square.wide))
      .done();
}

Json json_of_style(const LookStyle& style) {
  return JsonObject()
      .add("name", style.name)
      .add("ground", style.ground)
      .add("paper", style.paper)
      .add("safe", style.safe)
      .add("numbers", style.numbers == Numbers::in_the_middle ? "middle" : "edge")
      .add("round_nests", style.round_nests)
      .add("on_start", style.on_start)
      .add("on_safe", style.on_safe)
      .add("on_nest", style.on_nest)
      .add("on_goal", style.on_goal)
      .done();
}

std::vector<SeatMark> marks_of(const NamedRules& named, Language language) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < named.rules.board.arms; ++seat) names.push_back(seat_words(language, named, seat));
  return seat_marks(names, seat_colours(named));
}

Json json_of_seats(const NamedRules& named, const BoardLayout& layout, const std::vector<SeatMark>& marks) {
  JsonArray seats;
  for (Seat seat = 0; seat < named.rules.board.arms; ++seat) {
    const SeatColour& colour = seat_palette[marks[seat].colour];
    seats.add(JsonObject()
                  .add("seat", seat + 1)
                  .add("arm", layout.arm_of(seat))
                  .add("name", marks[seat].name)
                  .add("letter", std::string_view(&marks[seat].letter, 1))
                  .add("colour", named.colours[seat])
                  .add("fill", colour.fill)
                  .add("ink", colour.ink)
                  .add("shape", seat_shapes[seat])
                  .add("outline", json_of_points(piece_outline(seat, {}, 1)))
                  .add("letter_size", json_to_billionths(piece_letter(seat)))
                  .done());
  }
  return seats.done();
}

/// The board for the page's own picture, which it calls "board".
Json json_of_drawing(const PrintedBoard& board) {
  return JsonObject()
      .add("svg", board.svg)
      .add("css", board.css)
      .add("width", json_to_billionths(board.width))
      .add("height", json_to_billionths(board.height))
      .add("place", board.place)
      .done();
}

}  // namespace

Answer layout(Registry& registry, const Request& request) {
  const Result<const NamedRules*> named = requested_rules(registry, request);
  if (!named) return named.error();
  const BoardLayout layout((*named)->rules);
  const std::vector<SeatMark> marks = marks_of(**named, request.language());
  const Look look = (*named)->look;
  JsonArray squares;
  for (const BoardSquare& square : layout.squares()) squares.add(json_of_square(square));
  return JsonObject()
      .add("width", json_to_billionths(layout.width()))
      .add("height", json_to_billionths(layout.height()))
      .add("squares", squares.done())
      .add("seats", json_of_seats(**named, layout, marks))
      .add("style", json_of_style(style_of(look)))
      .add("drawing", json_of_drawing(printed_board("board", layout, look, marks)))
      .done();
}

}  // namespace salida::wasm

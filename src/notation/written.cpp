#include "notation/written.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "notation/move_text.hpp"
#include "notation/reading.hpp"
#include "notation/squares.hpp"

namespace salida {

namespace {

constexpr std::array<ActionKind, 5> moves{ActionKind::walk, ActionKind::jump, ActionKind::reward, ActionKind::crown,
                                          ActionKind::atone};

/// A place or a number has one text: 05 is none.
std::optional<Place> place_in(const Rules& rules, Seat seat, std::string_view text) {
  const std::optional<Place> place = read_place(rules, seat, text);
  return place && place_text(rules, seat, *place) == text ? place : std::nullopt;
}

std::optional<int> plain_number_in(std::string_view text, int low, int high) {
  const std::optional<int> number = number_in(text, low, high);
  return number && std::to_string(*number) == text ? number : std::nullopt;
}

std::optional<Written> read_call(std::string_view text) {
  const std::optional<int> seat = plain_number_in(text, 1, max_seats);
  if (!seat) return std::nullopt;
  return Written{.kind = ActionKind::call, .caller = static_cast<Seat>(*seat - 1)};
}

/// Takes ":3" from the end, where there is a colon; false where no number follows it.
bool take_pips(std::string_view& text, Written& written) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return true;
  const std::optional<int> pips = plain_number_in(text.substr(colon + 1), 1, 99);
  if (pips) written.pips = static_cast<std::uint8_t>(*pips);
  text = text.substr(0, colon);
  return pips.has_value();
}

void take_capture(std::string_view& text, Written& written) {
  written.captures = text.ends_with('x');
  if (written.captures) text.remove_suffix(1);
}

void take_letter(std::string_view& from, Written& written) {
  if (from.size() < 2 || from.back() < 'a' || from.back() > 'd') return;
  written.which = static_cast<std::uint8_t>(from.back() - 'a' + 1);
  from.remove_suffix(1);
}

/// A crowned piece goes to the goal, one that atones to its nest, and neither captures; pieces away from the board have
/// no letters.
bool makes_sense(const Board& board, const Written& written) {
  const bool crowned = written.kind == ActionKind::crown;
  const bool atones = written.kind == ActionKind::atone;
  if (crowned && written.to != board.goal()) return false;
  if (atones && written.to != nest) return false;
  if ((crowned || atones) && (written.captures || written.pips != 0)) return false;
  return written.which == 0 || board.on_the_way(written.from);
}

}  // namespace

std::optional<Written> read_written(const Rules& rules, Seat seat, std::string_view text) {
  if (text == ".") return Written{};
  if (text.starts_with("call")) return read_call(text.substr(4));
  const std::size_t at = text.find_first_of("-=+^!");
  if (at == std::string_view::npos) return std::nullopt;

  Written written;
  written.kind = *std::ranges::find(moves, text[at], &sign_of);
  std::string_view from_text = text.substr(0, at);
  std::string_view to_text = text.substr(at + 1);
  if (!take_pips(to_text, written)) return std::nullopt;
  take_capture(to_text, written);
  take_letter(from_text, written);
  const std::optional<Place> from = place_in(rules, seat, from_text);
  const std::optional<Place> to = place_in(rules, seat, to_text);
  if (!from || !to) return std::nullopt;
  written.from = *from;
  written.to = *to;
  if (written.kind == ActionKind::walk && written.from == nest) written.kind = ActionKind::enter;
  const Board board{.arms = rules.board.arms};
  return makes_sense(board, written) ? std::optional(written) : std::nullopt;
}

std::string text_of_move(const Rules& rules, Seat seat, ActionKind kind, Place from, Place to) {
  return place_text(rules, seat, from) + sign_of(kind) + place_text(rules, seat, to);
}

}  // namespace salida

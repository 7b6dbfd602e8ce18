#include "endings/ending_table.hpp"

#include <bit>
#include <utility>

#include "bots/bytes.hpp"
#include "bots/checksum.hpp"
#include "endings/block_plays.hpp"

namespace salida {
namespace {

constexpr std::string_view title = "salida ending 1\n";
constexpr std::size_t head_size = title.size() + 8 + 4 + 8 + 8;
constexpr std::size_t sum_size = 8;

}  // namespace

EndingTable::EndingTable(const Rules& rules, EndingValues values)
    : space_(std::make_shared<EndingSpace>(rules, values.ending)),
      values_(std::make_shared<EndingValues>(std::move(values))) {}

RaceChances EndingTable::chances(std::uint64_t number) const {
  const unsigned players = space_->players();
  RaceChances chances;
  double rest = 1;
  for (unsigned k = 0; k + 1 < players; ++k) {
    chances.of[k] = values_->chances[static_cast<std::size_t>((number * (players - 1)) + k)] / 65535.0;
    rest -= chances.of[k];
  }
  chances.of[players - 1] = rest < 0 ? 0 : rest;
  return chances;
}

std::string to_bytes(const EndingValues& values) {
  std::string bytes;
  bytes.reserve(head_size + (2 * values.chances.size()) + sum_size);
  bytes += title;
  put_number(bytes, values.rules, 8);
  put_number(bytes, static_cast<std::uint64_t>(values.ending.kind), 1);
  put_number(bytes, values.ending.players, 1);
  put_number(bytes, values.ending.pieces, 1);
  put_number(bytes, values.ending.apart, 1);
  put_number(bytes, std::bit_cast<std::uint64_t>(values.error), 8);
  put_number(bytes, values.chances.size(), 8);
  for (const std::uint16_t chance : values.chances) put_number(bytes, chance, 2);
  put_number(bytes, checksum_of(bytes), 8);
  return bytes;
}

std::optional<std::uint64_t> rules_hash_in(std::string_view bytes) {
  if (!bytes.starts_with(title) || bytes.size() < head_size) return std::nullopt;
  bytes.remove_prefix(title.size());
  return take_number(bytes, 8);
}

ReadTable read_table(const Rules& rules, std::string_view bytes) {
  if (!bytes.starts_with(title)) return {.problem = "expected a table of an ending, made by salida solve"};
  if (bytes.size() < head_size + sum_size) return {.problem = "expected a whole table; this one is cut off"};
  std::string_view end = bytes.substr(bytes.size() - sum_size);
  if (take_number(end, 8) != checksum_of(bytes.substr(0, bytes.size() - sum_size)))
    return {.problem = "expected a whole table; this one is damaged"};
  bytes.remove_prefix(title.size());
  EndingValues values;
  values.rules = take_number(bytes, 8);
  if (values.rules != ending_rules_hash(rules))
    return {.problem = "expected a table of these rules; this is of others"};
  const std::uint64_t kind = take_number(bytes, 1);
  values.ending = {.kind = kind == 0 ? EndingKind::board : EndingKind::columns,
                   .players = static_cast<std::uint8_t>(take_number(bytes, 1)),
                   .pieces = static_cast<std::uint8_t>(take_number(bytes, 1)),
                   .apart = static_cast<std::uint8_t>(take_number(bytes, 1))};
  values.error = std::bit_cast<double>(take_number(bytes, 8));
  const std::uint64_t count = take_number(bytes, 8);
  const std::size_t held = (bytes.size() - sum_size) / 2;
  const bool sound = kind <= 1 && !why_not_solved(rules, values.ending) && values.error >= 0 && values.error <= 1 &&
                     count == held && bytes.size() == (2 * held) + sum_size;
  if (!sound) return {.problem = "expected a table of an ending that these rules have"};
  const EndingSpace space(rules, values.ending);
  if (space.size() >= PlayEnd::most_positions || space.size() * (space.players() - 1) != count)
    return {.problem = "expected as many chances as the ending has positions"};
  values.chances.reserve(held);
  while (values.chances.size() < held) values.chances.push_back(static_cast<std::uint16_t>(take_number(bytes, 2)));
  return {.table = EndingTable(rules, std::move(values))};
}

}  // namespace salida

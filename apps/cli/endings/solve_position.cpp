// salida solve --position: the exact chances of one position.
#include <memory>
#include <optional>
#include <string>

#include <fmt/core.h>

#include "cli/endings/ending_files.hpp"
#include "cli/endings/solve_options.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "endings/endings.hpp"
#include "notation/json.hpp"
#include "notation/position_text.hpp"
#include "shipped_endings/shipped_endings.hpp"

namespace salida::cli {
namespace {

/// An ending of more positions is not solved without being asked for.
constexpr std::uint64_t made_at_once = 1'000'000;

/// A table that covers the position: at hand, or made now where that takes no time.
Result<std::optional<ExactChances>> chances_of(const SolveOptions& options, const FoundPosition& found) {
  const Rules& rules = found.named->rules;
  if (const auto shipped = shipped_endings(rules)->chances(found.position)) return shipped;
  const std::optional<Ending> smallest = ending_of(rules, found.position);
  if (!smallest) return Error{"--position", "expected an ending that is solved; salida solve --help says which are"};
  for (Ending ending = *smallest; !why_not_solved(rules, ending); ++ending.pieces) {
    const Result<std::shared_ptr<const EndingTable>> kept = table_at_hand(rules, ending);
    if (!kept) return kept.error();
    if (!*kept) continue;
    Endings endings(rules);
    endings.add(**kept);
    if (const auto chances = endings.chances(found.position)) return chances;
  }
  if (EndingSpace(rules, *smallest).size() > made_at_once) {
    return Error{"--position", fmt::format("expected an ending whose table is at hand; salida solve --rules {} "
                                           "--ending {} --players {} --pieces {}{} makes it",
                                           options.rules.empty() ? found.named->id : options.rules,
                                           smallest->kind == EndingKind::board ? "board" : "columns", smallest->players,
                                           smallest->pieces,
                                           smallest->apart == 0 ? "" : fmt::format(" --apart {}", smallest->apart))};
  }
  const Result<std::shared_ptr<const EndingTable>> made =
      table_for(options, {.named = *found.named, .ending = *smallest});
  if (!made) return made.error();
  if (!*made) return std::optional<ExactChances>{};
  Endings endings(rules);
  endings.add(**made);
  const auto chances = endings.chances(found.position);
  if (!chances) return Error{"--position", "expected a position that play can lead to"};
  return chances;
}

}  // namespace

int tell_chances(const SolveOptions& options) {
  const Result<KnownRules> known = KnownRules::with(options.rules);
  if (!known) return refuse(known.error());
  const Result<FoundPosition> found = known->position(options.position);
  if (!found) return refuse(found.error());
  if (found->position.phase == Phase::over)
    return refuse({"--position", "expected a game that goes on; this one is over"});
  if (found->position.phase == Phase::play || found->position.phase == Phase::atone)
    return refuse({"--position", "expected one in which a roll is awaited; this one is inside a turn"});
  const Result<std::optional<ExactChances>> chances = chances_of(options, *found);
  if (!chances) return refuse(chances.error());
  if (!*chances) return ExitCode::differs;
  JsonArray seats;
  JsonArray chances_of_seats;
  for (unsigned seat = 0; seat < found->named->rules.board.arms; ++seat) {
    if (((unsigned{found->position.playing} >> seat) & 1U) == 0) continue;
    const double chance = (*chances)->of[seat];
    seats.add(seat + 1);
    chances_of_seats.add(json_to_billionths(chance));
    if (!options.json) print_line(fmt::format("seat {}: {:.5f}", seat + 1, chance));
  }
  if (options.json) {
    print_line(JsonObject()
                   .add("format", json_format)
                   .add("position", to_text(*found->named, found->position))
                   .add("seats", seats)
                   .add("chances", chances_of_seats)
                   .add("error", (*chances)->error)
                   .done()
                   .text);
  } else {
    print_line(fmt::format("no chance is off by more than {:.2g}", (*chances)->error));
  }
  return ExitCode::success;
}

}  // namespace salida::cli

#include "players.hpp"

#include <array>
#include <string_view>

#include <fmt/core.h>

#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida::cli {
namespace {

constexpr std::array<std::string_view, 1> bots{"random"};

}  // namespace

Result<Seats> read_seats(const Rules& rules, const std::string& players, int number) {
  const int arms = rules.board.arms;
  int seated = number == 0 ? arms : number;
  std::string_view where = "--players";
  if (!players.empty()) {
    where = "--seats";
    seated = 0;
    for (const std::string_view name : parts_of(players, ',')) {
      ++seated;
      if (name != bots[0]) {
        return Error{fmt::format("--seats, seat {}", seated),
                     fmt::format("expected {}; found {}{}", any_of(bots), in_quotes(name), did_you_mean(name, bots))};
      }
    }
    if (number != 0 && number != seated)
      return Error{"--players", fmt::format("expected {}, as many as --seats names; found {}", seated, number)};
  }
  if (seated < 2 || seated > arms)
    return Error{std::string(where), fmt::format("expected 2 to {} players on this board; found {}", arms, seated)};
  return seats_for(rules, seated);
}

}  // namespace salida::cli

#include "players.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/core.h>

#include "bots/bots.hpp"
#include "nets/networks.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida::cli {
namespace {

constexpr std::string_view random_name = bot_names[0];

bool is_bot(std::string_view name) {
  return std::ranges::find(bot_names, name) != bot_names.end() ||
         std::ranges::find(level_names, name) != level_names.end();
}

}  // namespace

bool Seating::all_random() const {
  return std::ranges::all_of(names, [](const std::string& name) { return name == random_name; });
}

Result<Seating> read_seating(const Rules& rules, const std::string& players, int number) {
  const int arms = rules.board.arms;
  Seating seating;
  std::string_view where = "--players";
  if (players.empty()) {
    const int seated = number == 0 ? arms : number;
    if (seated > 0 && seated <= arms) seating.names.assign(static_cast<std::size_t>(seated), std::string(random_name));
    else
      return Error{std::string(where), fmt::format("expected 2 to {} players on this board; found {}", arms, seated)};
  } else {
    where = "--seats";
    for (const std::string_view name : parts_of(players, ',')) {
      if (!is_bot(name)) {
        return Error{fmt::format("--seats, seat {}", seating.names.size() + 1),
                     fmt::format("expected {} or a level from 1 to 5; found {}{}", any_of(bot_names), in_quotes(name),
                                 did_you_mean(name, bot_names))};
      }
      seating.names.emplace_back(name);
    }
    if (number != 0 && number != static_cast<int>(seating.names.size()))
      return Error{"--players",
                   fmt::format("expected {}, as many as --seats names; found {}", seating.names.size(), number)};
  }
  const auto seated = static_cast<int>(seating.names.size());
  if (seated < 2 || seated > arms)
    return Error{std::string(where), fmt::format("expected 2 to {} players on this board; found {}", arms, seated)};
  seating.seats = seats_for(rules, seated);
  return seating;
}

std::vector<std::string> remarks_on(const Rules& rules, const Seating& seating) {
  std::vector<std::string> remarks;
  if (shipped_network(rules, static_cast<int>(seating.names.size()))) return remarks;
  for (const std::string& name : seating.names) {
    if (!wants_network(name)) continue;
    std::string remark = name + ": no network was trained for these rules; an expert's judgement stands in";
    if (std::ranges::find(remarks, remark) == remarks.end()) remarks.push_back(std::move(remark));
  }
  return remarks;
}

SeatedTable::SeatedTable(const Rules& rules, const Seating& seating, Calling calling) {
  const BotSetup setup{.rules = rules,
                       .network = shipped_network(rules, static_cast<int>(seating.names.size())),
                       .called = chance_of(calling)};
  for (const std::string& name : seating.names) players_.push_back(make_bot(name, setup));
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if (((seating.seats >> seat) & 1U) != 0) seats_.push_back(seat);
  }
}

SeatedPlayers SeatedTable::seats(std::size_t further) const {
  SeatedPlayers seated{};
  for (std::size_t k = 0; k < players_.size(); ++k) seated[seats_[(k + further) % seats_.size()]] = players_[k].get();
  return seated;
}

}  // namespace salida::cli

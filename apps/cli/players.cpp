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

PlayerMaker::PlayerMaker(const NamedRules& named, const Seating& seating, Calling calling)
    : named_(&named), seating_(&seating), calling_(calling) {
  network_ = shipped_network(named.rules, static_cast<int>(seating.names.size()));
  if (network_) return;
  for (const std::string& name : seating.names) {
    if (!wants_network(name)) continue;
    const std::string remark =
        fmt::format("{}: no network was trained for {}; an expert's judgement stands in", name, named.id);
    if (std::ranges::find(remarks_, remark) == remarks_.end()) remarks_.push_back(remark);
  }
}

std::vector<std::unique_ptr<Player>> PlayerMaker::make() const {
  std::vector<std::unique_ptr<Player>> players;
  const BotSetup setup{.rules = named_->rules, .network = network_, .called = chance_of(calling_)};
  for (const std::string& name : seating_->names) players.push_back(make_bot(name, setup));
  return players;
}

}  // namespace salida::cli

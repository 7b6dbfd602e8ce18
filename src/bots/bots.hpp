// The bots by name, and the levels that people choose from.
#pragma once

#include <array>
#include <memory>
#include <string_view>

#include "bots/evaluation.hpp"
#include "bots/player.hpp"

namespace salida {

inline constexpr std::array<std::string_view, 5> bot_names{"random", "greedy", "expert", "learned", "search"};
inline constexpr std::array<std::string_view, 5> level_names{"1", "2", "3", "4", "5"};

/// What a bot needs to know. The rules must outlive the bot.
struct BotSetup {
  const Rules& rules;
  std::shared_ptr<const Evaluation> network{};  // if there is none, bots evaluate like the expert
  double called = 1.0;                          // how likely a missed capture is called
};

/// Returns nullptr if no bot or level has this name.
[[nodiscard]] std::unique_ptr<Player> make_bot(std::string_view name, const BotSetup& setup);

/// Returns true if a bot or a level has this name.
[[nodiscard]] bool is_bot_name(std::string_view name);

/// Returns true if this bot plays better with a network.
[[nodiscard]] bool wants_network(std::string_view name);

}  // namespace salida

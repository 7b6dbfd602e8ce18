#include "bots/bots.hpp"

#include <algorithm>

#include "bots/expert_evaluation.hpp"
#include "bots/greedy_player.hpp"
#include "bots/level_player.hpp"
#include "bots/one_roll_player.hpp"
#include "bots/random_player.hpp"
#include "bots/search_player.hpp"

namespace salida {
namespace {

/// What a level is: a bot, and how often it slips.
struct Level {
  std::string_view bot;
  unsigned slips;
};

constexpr std::array<Level, level_names.size()> levels{{
    {.bot = "random", .slips = 0},
    {.bot = "greedy", .slips = 60},
    {.bot = "greedy", .slips = 15},
    {.bot = "learned", .slips = 5},
    {.bot = "search", .slips = 0},
}};

std::shared_ptr<const Evaluation> best_evaluation(const BotSetup& setup) {
  if (setup.network) return setup.network;
  return std::make_shared<ExpertEvaluation>(setup.rules);
}

}  // namespace

std::unique_ptr<Player> make_bot(std::string_view name, const BotSetup& setup) {
  if (name == "random") return std::make_unique<RandomPlayer>();
  if (name == "greedy") return std::make_unique<GreedyPlayer>(setup.rules);
  if (name == "expert") {
    return std::make_unique<OneRollPlayer>(setup.rules, std::make_shared<ExpertEvaluation>(setup.rules), setup.called);
  }
  if (name == "learned") return std::make_unique<OneRollPlayer>(setup.rules, best_evaluation(setup), setup.called);
  if (name == "search")
    return std::make_unique<SearchPlayer>(setup.rules, best_evaluation(setup), SearchBudget{}, setup.called);
  const auto level = std::ranges::find(level_names, name);
  if (level == level_names.end()) return nullptr;
  const auto& [bot, slips] = levels[static_cast<std::size_t>(level - level_names.begin())];
  if (slips == 0) return make_bot(bot, setup);
  return std::make_unique<LevelPlayer>(make_bot(bot, setup), slips);
}

bool is_bot_name(std::string_view name) {
  return std::ranges::find(bot_names, name) != bot_names.end() ||
         std::ranges::find(level_names, name) != level_names.end();
}

bool wants_network(std::string_view name) {
  const auto level = std::ranges::find(level_names, name);
  if (level != level_names.end())
    return wants_network(levels[static_cast<std::size_t>(level - level_names.begin())].bot);
  return name == "learned" || name == "search";
}

}  // namespace salida

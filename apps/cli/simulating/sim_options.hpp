// What salida sim and salida sweep are asked for: the options, and the games that they make.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/calling.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/simulating/sim_run.hpp"
#include "core/rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/result.hpp"
#include "words/language.hpp"

namespace salida::cli {

struct SimOptions {
  std::string rules = default_rules();
  std::string seats;
  Calling calling = Calling::always;
  std::uint32_t bot_time = 1000;  // milliseconds for an answer of a command
  int players = 0;                // 0: as many as the board has arms
  std::uint64_t games = 10'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one for each core
  std::optional<Until> until;
  std::string json;
  std::string csv;
  std::string html;
  std::string checkpoint;
  std::string records;            // a folder
  std::uint64_t every = 1;        // which of the games are recorded: one of so many
  std::vector<std::string> vary;  // sweep: FIELD=VALUES
  Language language = Language::english;
  std::string command;  // as it was typed
};

/// The options that both have.
void add_games(const Verb& verb, SimOptions& options);

/// The games that they ask for.
Result<SimJob> job_for(const NamedRules& named, const SimOptions& options);

}  // namespace salida::cli

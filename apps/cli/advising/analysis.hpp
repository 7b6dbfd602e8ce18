// A position analyzed for as long as was allowed, with trials on all threads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "advice/analysis.hpp"
#include "bots/calling.hpp"
#include "notation/result.hpp"
#include "words/language.hpp"

namespace salida::cli {

/// What the command line says.
struct AnalyzeOptions {
  std::string rules;  // house rules that the position may be of
  std::string position;
  std::string roll;                     // empty: of all rolls, or a position inside a turn
  double time = 2;                      // seconds for trials
  std::optional<std::uint64_t> trials;  // so many instead, however long it takes
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one for each core
  Calling calling = Calling::always;
  Language language = Language::english;
  bool json = false;
};

Result<Analysis> analyze(const AnalyzeOptions& options);

}  // namespace salida::cli

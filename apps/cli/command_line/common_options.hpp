// Options that several verbs have, with the same words for all of them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "bots/calling.hpp"
#include "cli/command_line/verb.hpp"
#include "core/rules.hpp"
#include "words/language.hpp"

namespace salida::cli {

inline constexpr const char* rules_help = "a built-in rule set's id or a house-rules file";
inline constexpr const char* seats_help =
    "who plays, a name for each seat with commas between: random, greedy, expert, learned, search, a level from 1 to "
    "5, or exec:COMMAND";

void add_language(const Verb& verb, Language& language);
void add_until(const Verb& verb, std::optional<Until>& until);
void add_threads(const Verb& verb, unsigned& threads);
void add_bot_time(const Verb& verb, std::uint32_t& milliseconds);
void add_calling(const Verb& verb, const std::function<void(Calling)>& set,
                 const std::string& what = "whether bots call missed captures");

}  // namespace salida::cli

// Which trained network plays a rule set: one answer for the program, which has the networks in itself, and for the
// browser's engine, which is handed what it names.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules.hpp"
#include "notation/catalogue.hpp"

namespace salida {

/// The name of the network for these rules and so many players: "parchis4a-4" stands for nets/parchis4a-4.net. The
/// rules are those of the catalogue, played to the first winner or for all places. If no network was trained for so
/// many players, the nearest number stands in, the larger of two that are equally near: three players use the network
/// of four. Empty if none was trained for these rules, and an expert stands in.
[[nodiscard]] std::string network_for(const Rules& rules, int players);

/// The rule set that the network of that name was trained for, or nullptr if there is no such network.
[[nodiscard]] const NamedRules* rules_of_network(std::string_view name);

/// Of the bots at a table, each once: those that would play better with a network, if there is none for these rules.
[[nodiscard]] std::vector<std::string> bots_without_network(const Rules& rules, std::span<const std::string> bots);

}  // namespace salida

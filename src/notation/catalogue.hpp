// The catalogue of built-in rule sets, and the value in which any rule set, house rules included, is passed around.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules.hpp"
#include "notation/result.hpp"
#include "notation/tradition.hpp"

namespace salida {

/// What a person reads, in the two languages of the game.
struct Bilingual {
  std::string en;
  std::string es;
  friend bool operator==(const Bilingual&, const Bilingual&) = default;
};

/// A rule set with everything that people and other programs are told about it. House rules take from their base what
/// they do not say themselves.
struct NamedRules {
  std::string id;
  std::string base{};  // the built-in rule set that house rules depart from; a built-in's own id
  char letter = 'R';   // with which the rulebook numbers its rules: "M10"; of house rules, that of their base
  Bilingual name{};
  Bilingual country{};
  std::string seed{};                  // of a built-in: the text that it was made from
  std::string notes{};                 // of house rules: who plays so
  std::vector<std::string> colours{};  // B6: by seat, one for each arm
  Tradition tradition{};
  Look look{};
  std::vector<int> networks{};  // the numbers of players that networks were trained for: nets/ID-PLAYERS.net
  std::string lesson{};         // the page's lesson that teaches it; empty if there is none
  Rules rules{};

  [[nodiscard]] bool is_built_in() const { return id == base; }
  friend bool operator==(const NamedRules&, const NamedRules&) = default;
};

/// All that are built in, in the order of the rulebook.
[[nodiscard]] std::span<const NamedRules> variants();

/// The id of the rule set that is played if nobody names one.
[[nodiscard]] const std::string& default_rules();

/// Returns the rule set with that id, or nullptr if there is none.
[[nodiscard]] const NamedRules* find_rules(std::span<const NamedRules> known, std::string_view id);
[[nodiscard]] const NamedRules* find_variant(std::string_view id);

/// The error for an id that no rule set has: names those that exist, and the nearest.
[[nodiscard]] Error unknown_rules(std::span<const NamedRules> known, std::string_view id);

/// Every colour that a seat may have, by its English name.
[[nodiscard]] std::span<const std::string_view> colour_names();

/// These colours, with others after them until each arm has one.
[[nodiscard]] std::vector<std::string> colours_for(std::vector<std::string> colours, int arms);

}  // namespace salida

// The catalogue of built-in rule sets, and the type that holds any rule set, house rules included.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules.hpp"
#include "notation/result.hpp"
#include "notation/tradition.hpp"

namespace salida {

/// A text for people, in both languages of the program.
struct Bilingual {
  std::string en;
  std::string es;
  friend bool operator==(const Bilingual&, const Bilingual&) = default;
};

/// A rule set, with everything that people and other programs are told about it. House rules take what they do not set
/// themselves from their base.
struct NamedRules {
  std::string id;
  std::string base{};  // the id of the built-in rule set that house rules are based on; a built-in has its own id
  char letter = 'R';   // begins the numbers of its rules in the rulebook, as in "M10"; house rules have their base's
  Bilingual name{};
  Bilingual country{};
  std::string seed{};                  // of a built-in: the source text that it was made from
  std::string notes{};                 // of house rules: who plays like this
  std::vector<std::string> colours{};  // B6: by seat, one for each arm
  Tradition tradition{};
  Look look{};
  std::vector<int> networks{};  // the numbers of players that networks were trained for: nets/ID-PLAYERS.net
  std::string lesson{};         // the page's lesson that teaches it; empty if there is none
  Rules rules{};

  [[nodiscard]] bool is_built_in() const { return id == base; }
  friend bool operator==(const NamedRules&, const NamedRules&) = default;
};

/// All built-in rule sets, in the order of the rulebook.
[[nodiscard]] std::span<const NamedRules> variants();

/// The id of the rule set that is played if nobody names one.
[[nodiscard]] const std::string& default_rules();

/// Returns the rule set with that id, or nullptr if there is none.
[[nodiscard]] const NamedRules* find_rules(std::span<const NamedRules> known, std::string_view id);
[[nodiscard]] const NamedRules* find_variant(std::string_view id);

/// Returns the error for an unknown id; it lists the ids that exist and suggests the nearest.
[[nodiscard]] Error unknown_rules(std::span<const NamedRules> known, std::string_view id);

/// The English names of all colours that a seat may have.
[[nodiscard]] std::span<const std::string_view> colour_names();

/// Returns these colours, cut short or filled up with others so that each arm has one.
[[nodiscard]] std::vector<std::string> colours_for(std::vector<std::string> colours, int arms);

}  // namespace salida

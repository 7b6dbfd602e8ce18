// Rule sets under their names: the five built-in ones, and the value in which any rule set, house rules included, is
// passed around.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules.hpp"
#include "notation/look.hpp"
#include "notation/result.hpp"

namespace salida {

/// What a person reads, in the two languages of the game.
struct Bilingual {
  std::string en;
  std::string es;
  friend bool operator==(const Bilingual&, const Bilingual&) = default;
};

struct NamedRules {
  std::string id;
  std::string base;  // the built-in rule set that house rules depart from; a built-in's own id
  Bilingual name;
  Bilingual country;
  std::string seed;                  // of a built-in: the text that it was made from
  std::string notes;                 // of house rules: who plays so
  std::vector<std::string> colours;  // B6: by seat, one for each arm
  Look look = Look::colombian;       // of house rules: that of their base
  Rules rules;

  [[nodiscard]] bool is_built_in() const { return id == base; }
  friend bool operator==(const NamedRules&, const NamedRules&) = default;
};

/// The five, in the order of the rulebook.
[[nodiscard]] std::span<const NamedRules> variants();

/// The rule set with that id, or null.
[[nodiscard]] const NamedRules* find_rules(std::span<const NamedRules> known, std::string_view id);
[[nodiscard]] const NamedRules* find_variant(std::string_view id);

/// What to say where no rule set has that id: those that there are, and the nearest.
[[nodiscard]] Error unknown_rules(std::span<const NamedRules> known, std::string_view id);

/// Every colour that a seat may have, by its English name.
[[nodiscard]] std::span<const std::string_view> colour_names();

/// These colours, with others after them until each arm has one.
[[nodiscard]] std::vector<std::string> colours_for(std::vector<std::string> colours, int arms);

}  // namespace salida

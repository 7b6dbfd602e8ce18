#include "notation/catalogue.hpp"

#include <algorithm>
#include <array>

#include "core/variants.hpp"
#include "notation/phrases.hpp"

namespace salida {

namespace {

std::vector<NamedRules> make_variants() {
  const Bilingual colombia{.en = "Colombia", .es = "Colombia"};
  const Bilingual spain{.en = "Spain", .es = "España"};
  const Bilingual united_states{.en = "United States", .es = "Estados Unidos"};
  return {
      {.id = "medellin",
       .base = "medellin",
       .name = {.en = "Parqués as played in Medellín", .es = "Parqués de Medellín"},
       .country = colombia,
       .seed = "000_826a9e40dd8c1ef1",
       .notes = {},
       .colours = {"red", "blue", "yellow", "green"},
       .look = Look::colombian,
       .rules = medellin},
      {.id = "simulator",
       .base = "simulator",
       .name = {.en = "Parqués of the parques-simulator", .es = "Parqués de parques-simulator"},
       .country = colombia,
       .seed = "001_ccbcc1dd5cc40169",
       .notes = {},
       .colours = {"red", "green", "blue", "yellow"},
       .look = Look::colombian,
       .rules = simulator},
      {.id = "parchis4a",
       .base = "parchis4a",
       .name = {.en = "Parchís with one die (Parchís4A)", .es = "Parchís con un dado (Parchís4A)"},
       .country = spain,
       .seed = "002_86b0fab0c533df10",
       .notes = {},
       .colours = {"yellow", "blue", "red", "green"},
       .look = Look::spanish,
       .rules = parchis4a},
      {.id = "parchis2d",
       .base = "parchis2d",
       .name = {.en = "Parchís with two dice (Parchis 2D)", .es = "Parchís con dos dados (Parchis 2D)"},
       .country = spain,
       .seed = "003_05a051429d5ec307",
       .notes = {},
       .colours = {"yellow", "blue", "red", "green"},
       .look = Look::spanish,
       .rules = parchis2d},
      {.id = "parcheesi",
       .base = "parcheesi",
       .name = {.en = "Parcheesi", .es = "Parcheesi estadounidense"},
       .country = united_states,
       .seed = "004_31d22c1ccf223786",
       .notes = {},
       .colours = {"red", "blue", "yellow", "green"},
       .look = Look::american,
       .rules = parcheesi},
  };
}

// Those of the printed boards first: six arms add orange and purple, eight white and black.
constexpr std::array<std::string_view, 10> colours_in_order{"red",    "blue",  "yellow", "green", "orange",
                                                            "purple", "white", "black",  "brown", "pink"};

}  // namespace

std::span<const NamedRules> variants() {
  static const std::vector<NamedRules> all = make_variants();
  return all;
}

const NamedRules* find_rules(std::span<const NamedRules> known, std::string_view id) {
  const auto found = std::ranges::find(known, id, &NamedRules::id);
  return found == known.end() ? nullptr : &*found;
}

const NamedRules* find_variant(std::string_view id) { return find_rules(variants(), id); }

Error unknown_rules(std::span<const NamedRules> known, std::string_view id) {
  std::vector<std::string_view> ids;
  for (const NamedRules& named : known) ids.push_back(named.id);
  return {.where = {},
          .message = "expected the rule set " + any_of(ids) + "; found " + in_quotes(id) + did_you_mean(id, ids)};
}

std::span<const std::string_view> colour_names() { return colours_in_order; }

std::vector<std::string> colours_for(std::vector<std::string> colours, int arms) {
  const auto wanted = static_cast<std::size_t>(arms);
  if (colours.size() > wanted) colours.resize(wanted);
  for (const std::string_view colour : colours_in_order) {
    if (colours.size() == wanted) break;
    if (std::ranges::find(colours, colour) == colours.end()) colours.emplace_back(colour);
  }
  return colours;
}

}  // namespace salida

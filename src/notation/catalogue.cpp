#include "notation/catalogue.hpp"

#include <algorithm>
#include <array>

#include "core/variants.hpp"
#include "notation/phrases.hpp"

namespace salida {

namespace {

// A built-in rule set is one entry here, beside its rules in core/variants.hpp.
std::vector<NamedRules> make_variants() {
  const Bilingual colombia{.en = "Colombia", .es = "Colombia"};
  const Bilingual spain{.en = "Spain", .es = "España"};
  const Bilingual united_states{.en = "United States", .es = "Estados Unidos"};
  std::vector<NamedRules> all{
      {.id = "medellin",
       .letter = 'M',
       .name = {.en = "Parqués as played in Medellín", .es = "Parqués de Medellín"},
       .country = colombia,
       .seed = "000_826a9e40dd8c1ef1",
       .colours = {"red", "blue", "yellow", "green"},
       .tradition = Tradition::colombian,
       .look = Look::colombian,
       .networks = {2, 4},
       .lesson = "parques",
       .rules = medellin},
      {.id = "simulator",
       .letter = 'S',
       .name = {.en = "Parqués of the parques-simulator", .es = "Parqués de parques-simulator"},
       .country = colombia,
       .seed = "001_ccbcc1dd5cc40169",
       .colours = {"red", "green", "blue", "yellow"},
       .tradition = Tradition::colombian,
       .look = Look::colombian,
       .networks = {2, 4},
       .lesson = "parques",
       .rules = simulator},
      {.id = "parchis4a",
       .letter = 'P',
       .name = {.en = "Parchís with one die (Parchís4A)", .es = "Parchís con un dado (Parchís4A)"},
       .country = spain,
       .seed = "002_86b0fab0c533df10",
       .colours = {"yellow", "blue", "red", "green"},
       .tradition = Tradition::spanish,
       .look = Look::spanish,
       .networks = {2, 4},
       .lesson = "parchis",
       .rules = parchis4a},
      {.id = "parchis2d",
       .letter = 'D',
       .name = {.en = "Parchís with two dice (Parchis 2D)", .es = "Parchís con dos dados (Parchis 2D)"},
       .country = spain,
       .seed = "003_05a051429d5ec307",
       .colours = {"yellow", "blue", "red", "green"},
       .tradition = Tradition::spanish,
       .look = Look::spanish,
       .networks = {2, 4},
       .lesson = "parchis",
       .rules = parchis2d},
      {.id = "parcheesi",
       .letter = 'A',
       .name = {.en = "Parcheesi", .es = "Parcheesi estadounidense"},
       .country = united_states,
       .seed = "004_31d22c1ccf223786",
       .colours = {"red", "blue", "yellow", "green"},
       .tradition = Tradition::american,
       .look = Look::american,
       .networks = {2, 4},
       .lesson = "parcheesi",
       .rules = parcheesi},
  };
  for (NamedRules& named : all) named.base = named.id;
  return all;
}

// Those of the printed boards first: six arms add orange and purple, eight white and black.
constexpr std::array<std::string_view, 10> colours_in_order{"red",    "blue",  "yellow", "green", "orange",
                                                            "purple", "white", "black",  "brown", "pink"};

}  // namespace

std::span<const NamedRules> variants() {
  static const std::vector<NamedRules> all = make_variants();
  return all;
}

const std::string& default_rules() { return variants().front().id; }

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

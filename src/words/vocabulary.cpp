#include "words/vocabulary.hpp"

#include <array>
#include <utility>

#include "notation/squares.hpp"

namespace salida {

namespace {

struct Bi {
  std::string_view en, es;
};

struct Word {
  std::string_view gap;
  Bi parques, parchis, parcheesi;
};

// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns.
constexpr auto words = std::to_array<Word>({
    {"piece", {"piece", "ficha"}, {"pawn", "ficha"}, {"piece", "ficha"}},
    {"pieces", {"pieces", "fichas"}, {"pawns", "fichas"}, {"pieces", "fichas"}},
    {"nest", {"jail", "la cárcel"}, {"home", "la casa"}, {"the nest", "el nido"}},
    {"in_nest", {"in jail", "en la cárcel"}, {"at home", "en la casa"}, {"in the nest", "en el nido"}},
    {"goal", {"the center", "el cielo"}, {"the goal", "la meta"}, {"the home space", "la meta"}},
    {"start", {"the exit", "la salida"}, {"the start", "la salida"}, {"the start", "la salida"}},
    {"safe", {"safe space", "seguro"}, {"safe square", "seguro"}, {"safe space", "seguro"}},
    {"column", {"the home column", "el pasillo"}, {"the corridor", "el pasillo"}, {"the home row", "el pasillo"}},
    {"double", {"double", "par"}, {"double", "doble"}, {"double", "doble"}},
    {"doubles", {"doubles", "pares"}, {"doubles", "dobles"}, {"doubles", "dobles"}},
    {"a_blockade", {"a blockade", "un bloqueo"}, {"a blockade", "una barrera"}, {"a blockade", "un bloqueo"}},
    {"the_blockade", {"the blockade", "el bloqueo"}, {"the blockade", "la barrera"}, {"the blockade", "el bloqueo"}},
    {"the_blockades",
     {"the blockades", "los bloqueos"},
     {"the blockades", "las barreras"},
     {"the blockades", "los bloqueos"}},
    {"capture", {"capture", "comer"}, {"eat", "comer"}, {"capture", "capturar"}},
    {"captures", {"captures", "come"}, {"eats", "come"}, {"captures", "captura"}},
    {"captured", {"captured", "comida"}, {"eaten", "comida"}, {"captured", "capturada"}},
});

constexpr auto colours = std::to_array<Bi>({{"red", "Rojo"},
                                            {"blue", "Azul"},
                                            {"yellow", "Amarillo"},
                                            {"green", "Verde"},
                                            {"orange", "Naranja"},
                                            {"purple", "Morado"},
                                            {"white", "Blanco"},
                                            {"black", "Negro"},
                                            {"brown", "Marrón"},
                                            {"pink", "Rosa"}});

// NOLINTEND(modernize-use-designated-initializers)

[[nodiscard]] constexpr Bi said_in(Tradition tradition, const Word& word) {
  switch (tradition) {
    case Tradition::colombian: return word.parques;
    case Tradition::spanish: return word.parchis;
    case Tradition::american: return word.parcheesi;
  }
  return {};
}

[[nodiscard]] constexpr std::string_view in(Language language, Bi bi) {
  return language == Language::english ? bi.en : bi.es;
}

[[nodiscard]] std::string word(Language language, const NamedRules& named, std::string_view gap) {
  for (const Word& one : words) {
    if (one.gap == gap) return std::string(in(language, said_in(named.tradition, one)));
  }
  return {};
}

}  // namespace

std::vector<Gap> vocabulary(Language language, const NamedRules& named) {
  std::vector<Gap> gaps;
  gaps.reserve(words.size() + 2);
  for (const Word& one : words) gaps.push_back({.name = one.gap, .text = word(language, named, one.gap)});
  // What repeats a turn: with one die it is a six.
  const bool one_die = named.rules.dice.count == 1;
  const std::string six(in(language, {.en = "six", .es = "seis"}));
  gaps.push_back({.name = "repeat", .text = one_die ? six : word(language, named, "double")});
  gaps.push_back({.name = "repeats", .text = one_die ? six + "es" : word(language, named, "doubles")});
  return gaps;
}

std::string worded(Language language, std::string_view pattern, std::span<const Gap> gaps) {
  std::string text = filled(pattern, gaps);
  return language == Language::spanish ? contracted(std::move(text)) : text;
}

std::string colour_words(Language language, std::string_view colour) {
  for (const Bi& one : colours) {
    if (language == Language::spanish && one.en == colour) return std::string(one.es);
  }
  return capitalised(std::string(colour));
}

std::string seat_words(Language language, const NamedRules& named, Seat seat) {
  if (seat < named.colours.size()) return colour_words(language, named.colours[seat]);
  return std::string(in(language, {.en = "Seat ", .es = "Puesto "})) + std::to_string(seat + 1);
}

std::string place_words(Language language, const NamedRules& named, Seat seat, Place place) {
  const Board board{.arms = named.rules.board.arms};
  if (place == nest) return word(language, named, "nest");
  if (place >= board.goal()) return word(language, named, "goal");
  if (!board.in_column(place)) return std::to_string(square_of(named.rules, seat, place));
  constexpr Bi in_column{.en = "square {step} of {column}", .es = "la casilla {step} de {column}"};
  const std::array gaps{Gap{.name = "step", .text = std::to_string(place - board.door())},
                        Gap{.name = "column", .text = word(language, named, "column")}};
  return worded(language, in(language, in_column), gaps);
}

}  // namespace salida

// The words of each tradition: a piece that waits is in jail in Medellín, at home in Spain and in the nest in the
// United States; it ends in el cielo in Colombia and in la meta in Spain.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board.hpp"
#include "notation/catalogue.hpp"
#include "words/language.hpp"
#include "words/pattern.hpp"

namespace salida {

/// The texts for gaps about the game itself: {piece}, {nest}, {goal}, {double}... Nouns for things of which there is
/// only one include their article.
[[nodiscard]] std::vector<Gap> vocabulary(Language language, const NamedRules& named);

/// The pattern with its gaps filled and, in Spanish, contracted.
[[nodiscard]] std::string worded(Language language, std::string_view pattern, std::span<const Gap> gaps);

/// The player of a seat: "Red", "Rojo".
[[nodiscard]] std::string seat_words(Language language, const NamedRules& named, Seat seat);

/// Where a piece of that seat stands: "17", "square 3 of the corridor", "la casilla 3 del pasillo", "el cielo".
[[nodiscard]] std::string place_words(Language language, const NamedRules& named, Seat seat, Place place);

/// A colour of the catalogue with a capital letter. An unknown colour stays as it is.
[[nodiscard]] std::string colour_words(Language language, std::string_view colour);

}  // namespace salida

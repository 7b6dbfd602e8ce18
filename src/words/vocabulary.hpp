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

/// What fills the gaps that speak of the game itself: {piece}, {nest}, {goal}, {double}... for these rules. Nouns of
/// which there is one come with their article, where they have one.
[[nodiscard]] std::vector<Gap> vocabulary(Language language, const NamedRules& named);

/// A pattern with its gaps filled, and contracted where the language contracts.
[[nodiscard]] std::string worded(Language language, std::string_view pattern, std::span<const Gap> gaps);

/// The player of a seat: "Red", "Rojo".
[[nodiscard]] std::string seat_words(Language language, const NamedRules& named, Seat seat);

/// Where a piece of that seat stands: "17", "square 3 of the corridor", "la casilla 3 del pasillo", "el cielo".
[[nodiscard]] std::string place_words(Language language, const NamedRules& named, Seat seat, Place place);

/// A colour of the catalogue, with a capital; one that is not in it stays as it is.
[[nodiscard]] std::string colour_words(Language language, std::string_view colour);

}  // namespace salida

#include "words/sentences.hpp"

#include <array>
#include <cstddef>

namespace salida {

namespace {

template <class Key>
struct Entry {
  Key key;
  std::string_view en, es;
};

// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns.

using enum EventKind;

constexpr std::array<Entry<EventKind>, event_kinds> sentences{{
    {threw_for_first, "{who} throws {pips}.", "{who} tira {pips}."},
    {begins, "{who} begins.", "Empieza {who}."},
    {rolled, "{who} rolls {roll}.", "{who} saca {roll}."},
    {entered, "{who} brings {some_pieces} out of {nest}{captures_whom}.",
     "{who} saca {some_pieces} de {nest}{captures_whom}."},
    {walked, "{piece} from {from} to {to}{captures_whom}.", "{piece} de {from} a {to}{captures_whom}."},
    {reward_played, "{piece} from {from} to {to} by the reward of {pips}{captures_whom}.",
     "{piece} de {from} a {to} por el premio de {pips}{captures_whom}."},
    {crowned, "{piece} from {from} straight to {to}.", "{piece} de {from} directamente a {to}."},
    {blockade_formed, "{who} forms {a_blockade} on {to}.", "{who} forma {a_blockade} en {to}."},
    {blockade_opened, "{who} opens {the_blockade} on {from}.", "{who} abre {the_blockade} de {from}."},
    {reward_earned, "{who} earns {some_rewards}.", "{who} gana {some_rewards}."},
    {reward_lost, "{who} loses {some_rewards}.", "{who} pierde {some_rewards}."},
    {reward_declined, "{who} declines {some_rewards}.", "{who} renuncia a {some_rewards}."},
    {dice_lost, "{who} cannot play {dice}.", "{who} no puede jugar {dice}."},
    {stopped, "{who} stops.", "{who} se planta."},
    {stayed_in_nest, "{who} stays in {nest}, roll {count} of {tries}.",
     "{who} sigue en {nest}, tiro {count} de {tries}."},
    {could_not_move, "{who} cannot move.", "{who} no puede mover."},
    {repeated_too_often, "{count} {repeats} in one turn: the roll is not played.",
     "{count} {repeats} en un turno: la tirada no se juega."},
    {penalised, "The {piece} on {from} goes to {nest}.", "La {piece} de {from} va a {nest}."},
    {spared, "No {piece} goes to {nest}.", "Ninguna {piece} va a {nest}."},
    {called, "{who} calls {other}: a capture was missed.", "{who} sopla a {other}: no comió cuando podía."},
    {called_in_vain, "{who} calls, but no capture was missed.", "{who} sopla en vano: nadie dejó de comer."},
    {atoned, "{who} gives up the {piece} on {from}: it goes to {nest}.",
     "{who} entrega la {piece} de {from}: va a {nest}."},
    {rolls_again, "{who} rolls again.", "{who} tira otra vez."},
    {turn_passes, "{who} is next.", "Turno de {who}."},
    {finished, "{who} has every {piece} in {goal}: place {count}.",
     "{who} tiene todas sus {pieces} en {goal}: puesto {count}."},
    {came_last, "{who} is left: place {count}.", "Queda {who}: puesto {count}."},
    {won, "{who} wins.", "Gana {who}."},
    {left_unfinished, "The game is left unfinished.", "La partida queda sin terminar."},
    {bot_sits_in, "A bot plays for {who}.", "Un bot juega por {who}."},
    {person_back, "{who} plays again.", "{who} vuelve a jugar."},
    {resigned, "{who} resigns.", "{who} se rinde."},
    {won_by_resignation, "{who} wins by resignation.", "Gana {who} por abandono."},
}};

using enum Phrase;

constexpr std::array<Entry<Phrase>, phrases> parts{{
    {rolled_as, "{who} rolls {roll} and plays {dice}.", "{who} saca {roll} y cuenta {dice}."},
    {crowns_a_piece, "{count} {repeats} in one turn: a {piece} goes straight to {goal}.",
     "{count} {repeats} en un turno: una {piece} va directamente a {goal}."},
    {one_piece, "a {piece}", "una {piece}"},
    {many_pieces, "{count} {pieces}", "{count} {pieces}"},
    {one_reward, "a reward of {pips}", "un premio de {pips}"},
    {many_rewards, "{count} rewards of {pips}", "{count} premios de {pips}"},
    {captures_clause, ", {captures} {whom}", ", {captures} {whom}"},
    {one_of_seat, "{other}", "a {other}"},
    {many_of_seat, "{count} of {other}", "a {count} de {other}"},
    {both_dice, "{first}-{second}", "{first} y {second}"},
    {conjunction, "and", "y"},
}};

// NOLINTEND(modernize-use-designated-initializers)

/// Whether every entry stands at the place of its key.
template <class Key, std::size_t size>
[[nodiscard]] consteval bool is_in_order(const std::array<Entry<Key>, size>& entries) {
  for (std::size_t k = 0; k < size; ++k) {
    if (entries[k].key != static_cast<Key>(k)) return false;
  }
  return true;
}

static_assert(is_in_order(sentences));
static_assert(is_in_order(parts));

template <class Key, std::size_t size>
[[nodiscard]] std::string_view find(const std::array<Entry<Key>, size>& entries, Language language, Key key) {
  const Entry<Key>& entry = entries[static_cast<std::size_t>(key)];
  return language == Language::english ? entry.en : entry.es;
}

}  // namespace

std::string_view sentence(Language language, EventKind kind) { return find(sentences, language, kind); }

std::string_view phrase(Language language, Phrase phrase) { return find(parts, language, phrase); }

}  // namespace salida

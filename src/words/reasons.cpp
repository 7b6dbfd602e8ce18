#include "words/reasons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "notation/fields_text.hpp"
#include "notation/reading.hpp"

namespace salida {

namespace {

// What a seat does with its dice, and that it has to: no field says so, since no rule set does without.
constexpr std::string_view dice_numbers = "M5 S16 P1 D1 A3";
constexpr std::string_view duty_numbers = "M5 S17 P2 D1 A4";
constexpr std::string_view count_numbers = "M5 S7 P1 D1 A3";

using enum Reason;

constexpr std::array<ReasonWords, reasons> catalogue{{
    {no_action, "", "",
     "An action is written 10-13 (by a die), 10=17 (by both), 13+33 (by a reward), n-{start_square} (out of {nest}), "
     "10^g (straight to {goal}), call3, 13!n, or as a point to stop.",
     "Una jugada se escribe 10-13 (con un dado), 10=17 (con los dos), 13+33 (con un premio), n-{start_square} (al "
     "salir de {nest}), 10^g (directamente a {goal}), call3, 13!n, o con un punto para plantarse."},
    {needless_pips, "", "", "How many squares it is, is written only where two numbers lead to {to}.",
     "Cuántas casillas son se escribe solo si dos números llevan a {to}."},
    {no_die, "", "", "A die shows 1 to 6.", "Un dado marca de 1 a 6."},
    {unexplained, "", "", "The rules do not allow this here.", "Las reglas no permiten esto aquí."},

    {game_is_over, "goal.until", "", "The game is over.", "La partida terminó."},
    {awaits_dice, "", "B6", "No roll is being played: {who} has yet to throw.",
     "No hay tirada en juego: {who} todavía tiene que tirar."},
    {plays_a_roll, "", duty_numbers, "{who} has not played out the last roll.",
     "{who} no ha terminado de jugar la última tirada."},
    {atones_first, "capture.calling", "", "{who} was called, and first gives up a {piece} that missed a capture.",
     "A {who} lo soplaron: primero entrega una {piece} que dejó de comer."},
    {not_played, "repeat.limit", "", "{count} {repeats} in one turn: the roll is not played.",
     "{count} {repeats} en un turno: la tirada no se juega."},
    {crowns_first, "repeat.penalty", "", "{count} {repeats} in one turn: a {piece} goes straight to {goal}.",
     "{count} {repeats} en un turno: una {piece} va directamente a {goal}."},
    {no_crown, "repeat.penalty", "", "Nothing sends a {piece} straight to {goal} now.",
     "Ahora nada lleva una {piece} directamente a {goal}."},
    {nothing_left, "", duty_numbers, "{who} has nothing to play.", "{who} no tiene nada que jugar."},

    {no_calling, "capture.calling", "", "A missed capture is not called in this game.",
     "En este juego no se sopla a quien deja de comer."},
    {calls_too_late, "capture.calling", "", "Calls are made before the dice are thrown, not while a roll is played.",
     "Se sopla antes de tirar los dados, no mientras se juega una tirada."},
    {nothing_missed, "capture.calling", "", "No capture was missed: there is nothing to call.",
     "Nadie dejó de comer: no hay nada que soplar."},
    {own_miss, "capture.calling", "", "{who} missed the capture and cannot be the one who calls it.",
     "Fue {who} quien dejó de comer: no puede soplar."},
    {does_not_play, "", "B6", "Seat {count} does not play.", "El puesto {count} no juega."},
    {nobody_called, "capture.calling", "", "Nobody was called: no {piece} is given up.",
     "A nadie lo soplaron: no se entrega ninguna {piece}."},
    {not_guilty, "capture.calling", "", "The {piece} on {from} missed no capture.",
     "La {piece} de {from} no dejó de comer."},

    {nobody_there, "", "B4", "No {piece} of {who} stands on {from}.", "En {from} no hay ninguna {piece} de {who}."},
    {nobody_in_nest, "", "B4", "No {piece} of {who} is in {nest}.", "En {nest} no hay ninguna {piece} de {who}."},
    {too_few_there, "", "B4", "{who} does not have so many {pieces} on {from}.",
     "{who} no tiene tantas {pieces} en {from}."},
    {rivals_piece, "", "B6", "The {piece} on {from} belongs to {other}, and {who} is to play.",
     "La {piece} de {from} es de {other}, y juega {who}."},
    {is_home, "", "B7", "A {piece} in {goal} moves no more.", "Una {piece} que está en {goal} ya no se mueve."},

    {backwards, "", "B1", "No {piece} goes from {from} to {to}: all travel one way.",
     "Ninguna {piece} va de {from} a {to}: todas van en un solo sentido."},
    {other_pips, "", "B2", "From {from} to {to} it is {needed}, not {pips}.",
     "De {from} a {to} se cuentan {needed}, no {pips}."},
    {beyond_goal, "goal.overshoot", "M11 S24 P8 D10 A12",
     "Into {goal} by exact count only: from {from} it takes {needed}.",
     "Se llega a {goal} con el número exacto: desde {from} faltan {needed}."},
    {not_a_die, "dice.count", dice_numbers, "From {from} to {to} it takes {needed}; what is left is {dice}.",
     "De {from} a {to} se cuentan {needed}; lo que queda es {dice}."},
    {no_die_left, "dice.count", dice_numbers, "The dice are played; a reward is what is left.",
     "Los dados ya se jugaron; lo que queda es un premio."},
    {one_jump, "dice.together", "", "Both dice on one {piece} are a single move: {instead}.",
     "Los dos dados con una {piece} son una sola jugada: {instead}."},
    {in_steps, "dice.together", "", "A {piece} that takes more than one die goes in steps, and each step lands.",
     "Una {piece} que usa más de un dado va por pasos, y cada paso termina en una casilla."},
    {one_die, "dice.count", count_numbers, "There is one die, and no sum.", "Hay un solo dado, y no hay suma."},
    {one_die_left, "dice.together", "", "Both dice are not left to add up: what is left is {dice}.",
     "Ya no quedan los dos dados para sumar: lo que queda es {dice}."},
    {not_the_sum, "dice.together", "", "From {from} to {to} it takes {needed}; the dice add up to {sum}.",
     "De {from} a {to} se cuentan {needed}; los dados suman {sum}."},
    {is_reward, "reward.duty", "", "Those {needed} are a reward: {instead}.",
     "Esos {needed} son un premio: {instead}."},
    {six_is_seven, "dice.six_is_seven", "", "A six counts 7 while no {piece} is in {nest}.",
     "El seis cuenta 7 si no hay {pieces} en {nest}."},
    {six_is_six, "dice.six_is_seven", "", "A six counts 7 only while no {piece} is in {nest}.",
     "El seis cuenta 7 solo si no hay {pieces} en {nest}."},
    {no_undersides, "dice.undersides", "", "The undersides of a {double} count only while no {piece} is in {nest}.",
     "Las caras de abajo de un {double} cuentan solo si no hay {pieces} en {nest}."},
    {no_rewards, "reward.time", "", "There are no rewards in this game.", "En este juego no hay premios."},
    {no_reward_owed, "capture.reward", "", "No reward is left to play.", "No queda ningún premio por contar."},
    {reward_is_whole, "reward.duty", "",
     "From {from} to {to} it takes {needed}; the reward to play whole is {rewards}.",
     "De {from} a {to} se cuentan {needed}; el premio, que se cuenta entero, es {rewards}."},
    {captures_nobody, "", "M8 S20 P7 D7 A7", "Nothing is {captured} on {to}.", "En {to} no se {captures} nada."},

    {onto_start, "entry.on", "", "Out of {nest} a {piece} comes onto {start}: n-{start_square}.",
     "De {nest} se sale a {start}: n-{start_square}."},
    {reward_frees_nobody, "entry.on", "P9 D9 A2 M3 S14", "A reward brings no {piece} out of {nest}.",
     "Un premio no saca ninguna {piece} de {nest}."},
    {dice_free_nobody, "entry.on", "", "No {piece} comes out of {nest} by {dice}.",
     "Con {dice} no sale ninguna {piece} de {nest}."},
    {frees_no_more, "entry.most", "", "This {double} brings no more {pieces} out of {nest}.",
     "Este {double} no saca más {pieces} de {nest}."},
    {start_is_full, "crowd.limit", "M8 S20 P4 D8 A9", "Two {pieces} of {who} stand on {start_square} already.",
     "En {start_square} ya hay dos {pieces} de {who}."},
    {start_is_blocked, "entry.blockade_holds", "", "{a_blockade} of {other} stands on {start_square}.",
     "En {start_square} hay {a_blockade} de {other}."},
    {captures_nobody_on_start, "entry.on_start", "", "Nothing is {captured} on {start_square}.",
     "En {start_square} no se {captures} nada."},

    {must_turn_in, "goal.passing", "B3 M9 S23 A11", "A {piece} turns into {column} and does not go round again.",
     "Toda {piece} entra en {column}: no da otra vuelta."},
    {blockade_in_the_way, "crowd.blockades", "", "{a_blockade} of {other} on {square} stands in the way.",
     "{a_blockade} de {other} en {square} cierra el paso."},
    {blockade_there, "crowd.limit", "", "{a_blockade} of {other} stands on {square}.",
     "En {square} hay {a_blockade} de {other}."},
    {safe_with_rival, "crowd.share_safe", "", "{to} is a {safe}, and {other} stands there.",
     "{to} es un {safe}, y allí está {other}."},
    {square_is_full, "crowd.limit", "", "Two {pieces} stand on {to}: there is no room.",
     "En {to} ya hay dos {pieces}: no cabe otra."},
    {partners_meet, "crowd.keep_apart", "", "The two of {a_blockade} may not stand together again in this roll.",
     "Las dos de {a_blockade} no pueden volver a juntarse en esta tirada."},

    {must_come_out, "entry.duty", "", "A {piece} must come out of {nest} first.",
     "Primero tiene que salir una {piece} de {nest}."},
    {reward_first, "reward.time", "", "The reward comes first: {rewards}.", "Primero va el premio: {rewards}."},
    {dice_first, "reward.time", "", "Dice that can be played come before rewards: {dice}.",
     "Los dados que se pueden jugar van antes que los premios: {dice}."},
    {freed_and_moves_nothing, "entry.then_move", "", "{who} brought {some_pieces} out, and moves no die.",
     "{who} sacó {some_pieces}, y no mueve con los dados."},
    {freed_and_moves_one_die, "entry.then_move", "", "{who} brought {some_pieces} out, and moves one die, not both.",
     "{who} sacó {some_pieces}, y mueve con un dado, no con los dos."},
    {just_freed, "entry.then_move", "", "The {piece} that just came out does not take the die.",
     "La {piece} que acaba de salir no usa el dado."},
    {one_die_each, "dice.together", "", "The {piece} on {from} took its die: the other one is for another {piece}.",
     "La {piece} de {from} ya usó un dado: el otro es para otra."},
    {must_open, "crowd.repeat_opens", "", "On a {repeat} {a_blockade} must be opened.",
     "Con un {repeat} hay que abrir {a_blockade}."},
    {stood_too_long, "crowd.blockade_turns", "", "{a_blockade} of {who} has stood its turns and must be opened.",
     "{a_blockade} de {who} ya cumplió sus turnos: hay que abrir."},

    {must_win, "", "R", "Only a play that brings the last {piece} to {goal} is left.",
     "Solo queda jugar de modo que la última {piece} llegue a {goal}."},
    {frees_or_uses_both, "entry.on", "", "With {pieces} in {nest}, the dice alone are played only where both are used.",
     "Con {pieces} en {nest}, los dados se juegan solos únicamente si se usan los dos."},
    {most_dice, "", duty_numbers, "As many dice as can be used must be used, and another play uses more.",
     "Hay que usar todos los dados que se pueda, y otra jugada usa más."},
    {die_must_be_played, "", duty_numbers, "A die can be played, and must be: {dice}.",
     "Se puede jugar un dado, y hay que jugarlo: {dice}."},
    {die_after_freeing, "entry.then_move", "", "{who} brought {some_pieces} out, and must move one die.",
     "{who} sacó {some_pieces}, y tiene que mover con un dado."},
    {reward_must_be_played, "reward.duty", "", "A reward can be played, and must be: {rewards}.",
     "Se puede contar un premio, y hay que contarlo: {rewards}."},
    {writes_stop_for_rewards, "reward.duty", "", "A reward can still be played; to decline it is written as a point.",
     "Todavía se puede contar un premio; renunciar a él se escribe con un punto."},
    {writes_stop_for_nest, "entry.duty", "",
     "More can still be played after coming out; to stop is written as a point.",
     "Tras salir todavía se puede jugar; plantarse se escribe con un punto."},
    {writes_stop_for_door, "goal.passing", "", "A {piece} may still go round again; to stop is written as a point.",
     "Una {piece} todavía puede dar otra vuelta; plantarse se escribe con un punto."},

    {rolls_two_dice, "dice.count", count_numbers, "{who} throws two dice.", "{who} tira dos dados."},
    {rolls_one_die, "dice.count", count_numbers, "{who} throws one die.", "{who} tira un dado."},
    {rolls_one_die_at_the_end, "dice.one_at_the_end", "",
     "With the last {piece} within six squares of {goal}, {who} throws one die.",
     "Con la última {piece} a seis casillas o menos de {goal}, {who} tira un dado."},
}};

[[nodiscard]] consteval bool is_in_order() {
  for (std::size_t k = 0; k < catalogue.size(); ++k) {
    if (catalogue[k].reason != static_cast<Reason>(k)) return false;
  }
  return true;
}

static_assert(is_in_order());

[[nodiscard]] std::string_view numbers_of_field(std::string_view key) {
  const AnyField* const field = find_field(key);
  return field == nullptr ? std::string_view() : field->field.numbers;
}

}  // namespace

const ReasonWords& words_for(Reason reason) { return catalogue[static_cast<std::size_t>(reason)]; }

std::string_view rule_number(Reason reason, char letter) {
  const ReasonWords& words = words_for(reason);
  const std::string_view all = words.numbers.empty() ? numbers_of_field(words.field) : words.numbers;
  const std::vector<std::string_view> numbers = words_of(all);
  if (numbers.empty()) return {};
  for (const std::string_view number : numbers) {
    if (number.front() == letter) return number;
  }
  return numbers.front();
}

}  // namespace salida

#include "words/rule_words.hpp"

#include <algorithm>
#include <array>

#include "words/pattern.hpp"
#include "words/vocabulary.hpp"

namespace salida {

namespace {

struct Entry {
  std::string_view key;
  std::string_view value;  // empty: the question
  std::string_view en, es;
};

// Under a key, the question and the answers that are more than a number, yes or no.
// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns.
constexpr auto entries = std::to_array<Entry>({
    {"board.arms", "", "Arms of the board", "Brazos del tablero"},
    {"board.pieces", "", "Each player's {pieces}", "{pieces} de cada jugador"},
    {"board.turns", "", "Which way turns pass", "Hacia dónde pasan los turnos"},
    {"board.turns", "with_travel", "the way the {pieces} travel", "en el sentido en que corren las {pieces}"},
    {"board.turns", "against_travel", "against the way the {pieces} travel",
     "en contra del sentido en que corren las {pieces}"},
    {"board.first", "", "Who begins", "Quién empieza"},
    {"board.first", "seat_1", "the first seat that plays", "el primer puesto que juega"},
    {"board.first", "random", "a seat drawn at random", "un puesto sacado al azar"},
    {"board.first", "lowest_roll", "whoever throws lowest with one die; ties throw again",
     "quien saca menos con un dado; los empatados tiran otra vez"},
    {"board.first", "highest_roll", "whoever throws highest with one die; ties throw again",
     "quien saca más con un dado; los empatados tiran otra vez"},
    {"board.outside", "", "{pieces} that begin on {start}", "{pieces} que empiezan en {start}"},
    {"board.outside", "0", "none", "ninguna"},

    {"dice.count", "", "Dice", "Dados"},
    {"dice.together", "", "Both dice on one {piece}", "Los dos dados con una sola {piece}"},
    {"dice.together", "none", "there is one die", "hay un solo dado"},
    {"dice.together", "jump", "one jump of the sum", "un solo salto de la suma"},
    {"dice.together", "steps", "one step after the other, each of which lands",
     "un paso tras otro, y en cada uno se cae"},
    {"dice.six_is_seven", "", "A 6 counts 7 once nothing is in {nest}", "El 6 cuenta 7 cuando no queda nada en {nest}"},
    {"dice.undersides", "", "A {double} with nothing in {nest} plays the undersides too",
     "Un {double} sin nada en {nest} juega también las caras de abajo"},
    {"dice.one_at_the_end", "", "One die for the last {piece} within six of {goal}",
     "Un solo dado para la última {piece} a seis o menos de {goal}"},

    {"entry.on", "", "What brings a {piece} out of {nest}", "Con qué sale una {piece} de {nest}"},
    {"entry.on", "doubles", "a {double}", "un {double}"},
    {"entry.on", "five", "a 5 on a die", "un 5 en un dado"},
    {"entry.on", "five_or_sum", "a 5 on a die, or two dice that add up to 5",
     "un 5 en un dado, o dos dados que suman 5"},
    {"entry.five_six", "", "5-6 counts as a {double} to come out", "5 y 6 cuenta como {double} para salir"},
    {"entry.duty", "", "Whether a {piece} that can come out must", "Si la {piece} que puede salir tiene que salir"},
    {"entry.duty", "choice", "the player chooses", "el jugador elige"},
    {"entry.duty", "forced", "it must", "tiene que salir"},
    {"entry.tries", "", "Rolls while everything is in {nest}", "Tiros mientras todo está en {nest}"},
    {"entry.most", "", "{pieces} that a {double} frees at most", "{pieces} que saca un {double}, como mucho"},
    {"entry.most_high", "", "{pieces} that 1-1 and 6-6 free at most", "{pieces} que sacan 1 y 1 o 6 y 6, como mucho"},
    {"entry.then_move", "", "Who takes one die after exactly one came out", "Quién juega un dado cuando sale solo una"},
    {"entry.then_move", "nobody", "nobody", "ninguna"},
    {"entry.then_move", "another", "another {piece}", "otra {piece}"},
    {"entry.then_move", "anyone", "any {piece}, the one that came out too", "cualquier {piece}, también la que salió"},
    {"entry.first_five", "", "{pieces} that a player's first 5 brings out",
     "{pieces} que saca el primer 5 de cada jugador"},
    {"entry.on_start", "", "What happens to rivals on {start} when a {piece} comes out",
     "Qué pasa con los rivales en {start} cuando sale una {piece}"},
    {"entry.on_start", "all_captured", "every one is {captured}", "cada {piece} rival es {captured}"},
    {"entry.on_start", "captured_when_full", "one is {captured} where there is no room: the last to arrive",
     "si no hay sitio es {captured} una: la última que llegó"},
    {"entry.blockade_holds", "", "A rival's blockade on {start} keeps {pieces} in",
     "{a_blockade} rival en {start} no deja salir"},

    {"crowd.limit", "", "{pieces} that a square holds", "{pieces} que caben en una casilla"},
    {"crowd.limit", "0", "any number", "las que sean"},
    {"crowd.blockades", "", "Two {pieces} of one colour let nobody pass",
     "Dos {pieces} de un color no dejan pasar a nadie"},
    {"crowd.share_safe", "", "Two colours may share a {safe}", "Dos colores pueden compartir un {safe}"},
    {"crowd.repeat_opens", "", "A {repeat} must open {a_blockade}, if it can",
     "Con un {repeat} hay que abrir {a_blockade}, si se puede"},
    {"crowd.keep_apart", "", "On a {double} the two of {a_blockade} may not meet again",
     "Con un {double}, las dos {pieces} de {a_blockade} no pueden volver a juntarse"},
    {"crowd.one_one_breaks", "", "1-1 passes and breaks {the_blockades} of rivals",
     "1 y 1 pasa y rompe {the_blockades} de los rivales"},
    {"crowd.blockade_turns", "", "Turns that {a_blockade} may stand", "Turnos que puede durar {a_blockade}"},
    {"crowd.blockade_turns", "0", "any number", "los que sean"},

    {"capture.calling", "", "A missed capture may be called", "Se puede soplar a quien deja de comer"},
    {"capture.reward", "", "Squares to count for a capture", "Casillas que se cuentan al {capture}"},
    {"capture.reward", "0", "none", "ninguna"},
    {"capture.reward_each", "", "The reward is for each {piece} {captured}",
     "El premio es por cada {piece} {captured}"},

    {"goal.passing", "", "Whether a {piece} may go past {column} and round again",
     "Si una {piece} puede pasar de largo {column} y dar otra vuelta"},
    {"goal.passing", "never", "no: it must go in", "no: tiene que entrar"},
    {"goal.passing", "by_choice", "the player chooses, and no die forces it", "el jugador elige, y ningún dado obliga"},
    {"goal.passing", "by_duty", "the player chooses, but the dice must be used",
     "el jugador elige, pero hay que usar los dados"},
    {"goal.overshoot", "", "A number too large for {goal}", "Un número que se pasa de {goal}"},
    {"goal.overshoot", "stays", "cannot be moved", "no se puede mover"},
    {"goal.overshoot", "bounces", "bounces back", "rebota hacia atrás"},
    {"goal.reward", "", "Squares to count for a {piece} in {goal}",
     "Casillas que se cuentan al llegar a {goal} una {piece}"},
    {"goal.reward", "0", "none", "ninguna"},
    {"goal.until", "", "When the game ends", "Cuándo termina la partida"},
    {"goal.until", "first", "with the first player home", "cuando termina el primer jugador"},
    {"goal.until", "places", "when all but one are home", "cuando solo queda un jugador"},

    {"reward.time", "", "When rewards are played", "Cuándo se juegan los premios"},
    {"reward.time", "none", "there are none", "no hay premios"},
    {"reward.time", "at_once", "at once", "en el acto"},
    {"reward.time", "any_time", "in any order with the dice", "en cualquier orden con los dados"},
    {"reward.time", "after_dice", "after all dice", "después de todos los dados"},
    {"reward.duty", "", "Whether rewards must be played", "Si los premios se tienen que jugar"},
    {"reward.duty", "none", "there are none", "no hay premios"},
    {"reward.duty", "forced", "yes, if they can be", "sí, si se puede"},
    {"reward.duty", "choice", "they may be declined", "se puede renunciar a ellos"},

    {"repeat.limit", "", "Which {repeat} of one turn is not played", "Qué {repeat} de un mismo turno no se juega"},
    {"repeat.limit", "0", "all are played", "se juegan todos"},
    {"repeat.limit", "2", "the second", "el segundo"},
    {"repeat.limit", "3", "the third", "el tercero"},
    {"repeat.penalty", "", "What the {repeat} that is not played brings", "Qué trae el {repeat} que no se juega"},
    {"repeat.penalty", "none", "nothing", "nada"},
    {"repeat.penalty", "farthest_to_nest", "the farthest {piece} goes to {nest}",
     "la {piece} más adelantada va a {nest}"},
    {"repeat.penalty", "last_moved_to_nest", "the {piece} moved last goes to {nest}",
     "la última {piece} movida va a {nest}"},
    {"repeat.penalty", "piece_to_goal", "a {piece} of the player's choice goes to {goal}",
     "una {piece} que elige el jugador va a {goal}"},

    {"", "true", "yes", "sí"},
    {"", "false", "no", "no"},
});
// NOLINTEND(modernize-use-designated-initializers)

[[nodiscard]] const Entry* find(std::string_view key, std::string_view value) {
  for (const Entry& entry : entries) {
    if (entry.key == key && entry.value == value) return &entry;
  }
  return nullptr;
}

[[nodiscard]] std::string words_of(Language language, const NamedRules& named, const Entry* entry) {
  if (entry == nullptr) return {};
  return worded(language, language == Language::english ? entry->en : entry->es, vocabulary(language, named));
}

[[nodiscard]] bool is_number(std::string_view value) {
  return !value.empty() && std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string rule_question(Language language, const NamedRules& named, std::string_view key) {
  return key.empty() ? std::string{} : capitalised(words_of(language, named, find(key, "")));
}

std::string rule_answer(Language language, const NamedRules& named, std::string_view key, std::string_view value) {
  const Entry* const entry = value.empty() ? nullptr : find(key, value);
  if (entry != nullptr) return words_of(language, named, entry);
  if (is_number(value)) return std::string(value);
  return words_of(language, named, value.empty() ? nullptr : find("", value));
}

}  // namespace salida

#include "statistics/sim_words.hpp"

#include <array>
#include <cstddef>

#include "words/vocabulary.hpp"

namespace salida {
namespace {

struct Both {
  std::string_view en;
  std::string_view es;
  [[nodiscard]] std::string_view in(Language language) const { return language == Language::spanish ? es : en; }
};

// In the order of Statistic, with gaps for the words of the tradition.
constexpr std::array<Both, statistics> names{{
    {"turns", "turnos"},
    {"rolls", "tiradas"},
    {"captures by landing", "capturas al caer"},
    {"captures on leaving {nest}", "capturas al salir"},
    {"captures suffered", "capturas sufridas"},
    {"exits from {nest}", "salidas"},
    {"rewards played", "premios jugados"},
    {"{pieces} lost to {repeats}", "fichas perdidas por repetir"},
    {"missed captures", "capturas olvidadas"},
    {"calls", "llamadas"},
    {"rolls without a move", "tiradas sin jugada"},
    {"turns begun with all {in_nest}", "turnos con todo {in_nest}"},
}};

// In the order of SimWord.
constexpr std::array<Both, 41> words{{
    {"a game", "partida"},
    {"wins", "victorias"},
    {"place", "puesto"},
    {"changes of the lead", "cambios de líder"},
    {"the winner led from (share of turns)", "el ganador lideró desde (parte de los turnos)"},
    {"choices at a decision", "opciones por decisión"},
    {"length in turns", "duración en turnos"},
    {"Who rolls first wins {:.2f} % ({:.2f} to {:.2f}) of the games; by chance {:.2f} %; z = {:.2f}, p = {:.3g}.",
     "Quien tira primero gana el {:.2f} % ({:.2f} a {:.2f}) de las partidas; por azar el {:.2f} %; z = {:.2f}, p = "
     "{:.3g}."},
    {"{} games were left unfinished after 100,000 rolls.", "{} partidas quedaron sin terminar tras 100.000 tiradas."},
    {"Interrupted: {} of {} games were played.", "Interrumpido: se jugaron {} de {} partidas."},
    {"To see one of them:", "Para ver una de ellas:"},
    {"{} games in {:.1f} s ({:.0f} a second), seed {}", "{} partidas en {:.1f} s ({:.0f} por segundo), semilla {}"},
    {"{} players", "{} jugadores"},
    {"where pieces land", "dónde caen las fichas"},
    {"where pieces are captured", "dónde se capturan fichas"},
    {"square", "casilla"},
    {"statistic", "dato"},
    {"mean", "media"},
    {"95 % interval", "intervalo del 95 %"},
    {"standard deviation", "desviación típica"},
    {"seat", "puesto en la mesa"},
    {"share", "parte"},
    {"wins by order of the first rolls", "victorias por orden de salida"},
    {"seat by seat", "puesto por puesto"},
    {"everything that was counted", "todo lo que se contó"},
    {"rolls as number", "tira en el lugar"},
    {"share of the games", "parte de las partidas"},
    {"turns at the most", "turnos como máximo"},
    {"pieces a game", "fichas por partida"},
    {"square by square, pieces a game", "casilla por casilla, fichas por partida"},
    {"the rules", "las reglas"},
    {"field", "campo"},
    {"value", "valor"},
    {"in the rulebook", "en el reglamento"},
    {"Combinations of values: {}; games for each: {}; seed {}.",
     "Combinaciones de valores: {}; partidas para cada una: {}; semilla {}."},
    {"captures", "capturas"},
    {"choices", "opciones"},
    {"first", "primero"},
    {"Means with half of their 95 % intervals; wins by seat; wins of who rolls first, and how likely such a share is "
     "by chance.",
     "Medias con la mitad de su intervalo del 95 %; victorias por puesto; victorias de quien tira primero, y la "
     "probabilidad "
     "de tal parte por azar."},
    {"interrupted: the rows so far wait in {}.part, and the same command goes on",
     "interrumpido: las filas esperan en {}.part, y la misma orden sigue desde ahí"},
    {"Interrupted: {} of {} combinations were played.", "Interrumpido: se jugaron {} de {} combinaciones."},
}};

}  // namespace

std::string statistic_words(Language language, const NamedRules& named, Statistic statistic) {
  return worded(language, names[static_cast<std::size_t>(statistic)].in(language), vocabulary(language, named));
}

std::string_view sim_words(Language language, SimWord word) {
  return words[static_cast<std::size_t>(word)].in(language);
}

}  // namespace salida

#include "cli/advising/review_words.hpp"

#include <array>
#include <cstddef>

namespace salida::cli {
namespace {

struct Both {
  std::string_view en;
  std::string_view es;
  [[nodiscard]] std::string_view in(Language language) const { return language == Language::spanish ? es : en; }
};

// In the order of ReviewWord.
constexpr std::array<Both, 47> words{{
    {"{}: {} players, {} turns, {} rolls.", "{}: {} jugadores, {} turnos, {} tiradas."},
    {"{} wins.", "Gana {}."},
    {"{} is the likeliest to win.", "{} es quien más probabilidad tiene de ganar."},
    {"Chances to win by the network that was trained for these rules; rolls looked ahead: {}.",
     "Probabilidades de ganar según la red entrenada para estas reglas; tiradas miradas hacia adelante: {}."},
    {"No network was trained for these rules: chances are an expert's rough judgement; rolls looked ahead: {}.",
     "No hay red entrenada para estas reglas: las probabilidades son el juicio aproximado de un experto; tiradas "
     "miradas "
     "hacia adelante: {}."},
    {"It is the chance to win that is told: the game is reviewed until the first is home.",
     "Se cuenta la probabilidad de ganar: la partida se revisa hasta que llega el primero."},
    {"The record ends before its game: the result is the chance at its end.",
     "El registro acaba antes que la partida: el resultado es la probabilidad al final de lo escrito."},
    {"Mistakes", "Errores"},
    {"No play gave away 1 % or more.", "Ninguna jugada regaló un 1 % o más."},
    {"The luckiest rolls", "Las tiradas con más suerte"},
    {"The unluckiest rolls", "Las tiradas con menos suerte"},
    {"Every roll", "Todas las tiradas"},
    {"turn", "turno"},
    {"who", "quién"},
    {"dice", "dados"},
    {"before", "antes"},
    {"rolled", "tirada"},
    {"played", "jugada"},
    {"luck", "suerte"},
    {"loss", "pierde"},
    {"play", "jugada"},
    {"better", "mejor"},
    {"called, gives up {}", "llamado, entrega {}"},
    {"Luck and skill", "Suerte y juego"},
    {"skill", "juego"},
    {"result", "resultado"},
    {"Chances to win in per cent. Start, luck and skill add up to the result.",
     "Probabilidades de ganar en tanto por ciento. Inicio, suerte y juego suman el resultado."},
    {"seat", "puesto"},
    {"decisions", "decisiones"},
    {"{} games reviewed", "{} partidas revisadas"},
    {"reviewing {} rolls", "revisando {} tiradas"},
    {"{} games, {} rolls.", "{} partidas, {} tiradas."},
    {"Games that could not be read, and do not count: {}.", "Partidas que no se pudieron leer, y no cuentan: {}."},
    {"player", "jugador"},
    {"games", "partidas"},
    {"won", "ganó"},
    {"expected", "esperado"},
    {"without luck", "sin suerte"},
    {"loss", "pierde"},
    {"by seat", "por puesto"},
    {"All of a game, in per cent. Expected: the chance at the start. Without luck: what such play wins on average, "
     "with "
     "half of its 95 % interval. Loss: what a decision gives away, on average.",
     "Todo por partida, en tanto por ciento. Esperado: la probabilidad al inicio. Sin suerte: lo que gana tal juego en "
     "promedio, con la mitad de su intervalo del 95 %. Pierde: lo que regala una decisión en promedio."},
    {"{}: variance of a result {:.4f}, without luck {:.4f}, {:.1f} times less.",
     "{}: varianza de un resultado {:.4f}, sin suerte {:.4f}, {:.1f} veces menos."},
    {"Interrupted: this is what had been reviewed.", "Interrumpido: esto es lo que se había revisado."},
    {"The chance to win of each seat, roll by roll; mistakes are marked, and the luckiest and unluckiest rolls.",
     "La probabilidad de ganar de cada puesto, tirada a tirada; con los errores y las tiradas de más y menos suerte."},
    {"Solid arrow: the play made. Dashed arrow: the better one.",
     "Flecha continua: la jugada hecha. Flecha discontinua: la mejor."},
    {"file", "archivo"},
    {"game", "partida"},
}};

// In the order of Part.
constexpr std::array<Both, part_kinds> parts{{
    {"start", "inicio"},
    {"own rolls", "tiradas propias"},
    {"others' rolls", "tiradas de otros"},
    {"own plays", "jugadas propias"},
    {"others' plays", "jugadas de otros"},
    {"calls", "llamadas"},
    {"seen late", "visto tarde"},
}};

// In the order of Mark.
constexpr std::array<Both, mark_kinds> names{{
    {"", ""},
    {"inaccuracy", "imprecisión"},
    {"mistake", "error"},
    {"blunder", "error grave"},
}};

constexpr std::array<std::string_view, mark_kinds> signs{"", "?!", "?", "??"};

}  // namespace

std::string_view review_words(Language language, ReviewWord word) {
  return words[static_cast<std::size_t>(word)].in(language);
}

std::string_view part_words(Language language, Part part) { return parts[static_cast<std::size_t>(part)].in(language); }

std::string_view mark_words(Language language, Mark mark) { return names[static_cast<std::size_t>(mark)].in(language); }

std::string_view mark_sign(Mark mark) { return signs[static_cast<std::size_t>(mark)]; }

}  // namespace salida::cli

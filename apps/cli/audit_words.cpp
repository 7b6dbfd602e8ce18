#include "audit_words.hpp"

#include <array>

namespace salida::cli {
namespace {

struct Bilingual {
  std::string_view en, es;
};

// In the order of AuditWord.
// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns.
constexpr auto words = std::to_array<Bilingual>({
    {"{}: the game is sound.", "{}: la partida es limpia."},
    {"{}: game {} is not sound: {}", "{}: la partida {} no es limpia: {}"},
    {"The commitment holds; every die and every play is as the seed and the rules give it.",
     "El compromiso se cumple; cada dado y cada jugada son como los dan la semilla y las reglas."},
    {"Every die and every play is that of the simulator's game; there is no commitment.",
     "Cada dado y cada jugada son los de la partida del simulador; no hay compromiso."},
    {"Every play keeps the rules; the dice were thrown by hand and cannot be checked.",
     "Cada jugada cumple las reglas; los dados se tiraron a mano y no se pueden comprobar."},
    {"Every play keeps the rules; the seed is not shown yet, so the dice cannot be checked.",
     "Cada jugada cumple las reglas; aún no se muestra la semilla, así que los dados no se pueden comprobar."},
    {"Every play keeps the rules; the dice were drawn between choices that cannot be made again.",
     "Cada jugada cumple las reglas; los dados salieron entre decisiones que no se pueden repetir."},
    {"  {}, {} players, {} turns: {}.", "  {}, {} jugadores, {} turnos: {}."},
    {"{} wins", "gana {}"},
    {"unfinished", "sin terminar"},
    {"{} games: {} sound, {} not.", "{} partidas: {} limpias, {} no."},
    {"In {} of them the dice could not be made again.", "En {} de ellas no se pudieron repetir los dados."},
    {"{} games", "{} partidas"},
    {"luck", "suerte"},
    {"rolls", "tiradas"},
    {"pips", "puntos"},
    {"doubles or sixes", "pares o seises"},
    {"rolls to come out", "tiradas para salir"},
    {"seat", "puesto"},
    {"In brackets what was to be expected. Luck proves nothing.",
     "Entre paréntesis, lo que se podía esperar. La suerte no prueba nada."},
});
// NOLINTEND(modernize-use-designated-initializers)
static_assert(words.size() == static_cast<std::size_t>(AuditWord::luck_note) + 1);

}  // namespace

std::string_view audit_words(Language language, AuditWord word) {
  const Bilingual& both = words[static_cast<std::size_t>(word)];
  return language == Language::spanish ? both.es : both.en;
}

}  // namespace salida::cli

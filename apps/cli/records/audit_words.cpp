#include "cli/records/audit_words.hpp"

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

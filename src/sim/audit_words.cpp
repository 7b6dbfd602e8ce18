#include "sim/audit_words.hpp"

#include <array>
#include <vector>

#include "core/questions.hpp"
#include "words/pattern.hpp"
#include "words/sentences.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

struct Both {
  std::string_view en, es;
};

std::string said(Language language, Both words, const std::vector<Gap>& gaps = {}) {
  return filled(language == Language::spanish ? words.es : words.en, gaps);
}

std::string result_words(Language language, const ReadGame& game) {
  if (const std::optional<Seat> left = winner_by_resignation(game.record, game.position)) {
    return said(language, {.en = "{seat} wins by resignation", .es = "gana {seat} por abandono"},
                {{.name = "seat", .text = seat_words(language, game.record.named, *left)}});
  }
  if (game.position.phase != Phase::over) return said(language, {.en = "unfinished", .es = "sin terminar"});
  std::vector<std::string> names;
  for (const Seat seat : seats_in(winners(game.record.named.rules, game.position)))
    names.push_back(seat_words(language, game.record.named, seat));
  return said(language, {.en = "{seat} wins", .es = "gana {seat}"},
              {{.name = "seat", .text = joined(names, phrase(language, Phrase::conjunction))}});
}

}  // namespace

std::string dice_words(Language language, const Record& record, DiceMade dice) {
  switch (dice) {
    case DiceMade::again:
      if (record.dice.scheme == DiceScheme::hash) {
        return said(
            language,
            {.en = "The commitment holds; every die and every play is as the seed and the rules give it.",
             .es = "El compromiso se cumple; cada dado y cada jugada son como los dan la semilla y las reglas."});
      }
      return said(language, {.en = "Every die and every play is that of the simulator's game; there is no commitment.",
                             .es = "Cada dado y cada jugada son los de la partida del simulador; no hay compromiso."});
    case DiceMade::by_hand:
      return said(language, {.en = "Every play keeps the rules; the dice were thrown by hand and cannot be checked.",
                             .es = "Cada jugada cumple las reglas; los dados se tiraron a mano y no se pueden "
                                   "comprobar."});
    case DiceMade::seed_unknown:
      return said(language,
                  {.en = "Every play keeps the rules; the seed is not shown yet, so the dice cannot be checked.",
                   .es = "Cada jugada cumple las reglas; aún no se muestra la semilla, así que los dados no se pueden "
                         "comprobar."});
    case DiceMade::among_choices:
      return said(language,
                  {.en = "Every play keeps the rules; the dice were drawn between choices that cannot be made again.",
                   .es = "Cada jugada cumple las reglas; los dados salieron entre decisiones que no se pueden "
                         "repetir."});
  }
  return {};
}

std::string game_words(Language language, const ReadGame& game) {
  const Bilingual& name = game.record.named.name;
  return said(language,
              {.en = "{rules}, {players} players, {turns} turns: {result}.",
               .es = "{rules}, {players} jugadores, {turns} turnos: {result}."},
              {{.name = "rules", .text = language == Language::spanish ? name.es : name.en},
               {.name = "players", .text = std::to_string(game.record.seats.size())},
               {.name = "turns", .text = std::to_string(game.turns)},
               {.name = "result", .text = result_words(language, game)}});
}

std::string fault_words(Language language, std::string_view file, std::size_t number, const Error& fault) {
  return said(language,
              {.en = "{where}: game {number} is not sound: {fault}",
               .es = "{where}: la partida {number} no es limpia: {fault}"},
              {{.name = "where", .text = fault.where.empty() ? std::string(file) : fault.where},
               {.name = "number", .text = std::to_string(number)},
               {.name = "fault", .text = fault.message}});
}

}  // namespace salida

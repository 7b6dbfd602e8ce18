#include "words/bot_words.hpp"

namespace salida {

const std::array<Bilingual, 5>& level_words() {
  static const std::array<Bilingual, 5> words{{
      {.en = "Level 1: plays at random", .es = "Nivel 1: juega al azar"},
      {.en = "Level 2: takes what it sees, when it looks", .es = "Nivel 2: toma lo que ve, cuando mira"},
      {.en = "Level 3: takes what a roll offers", .es = "Nivel 3: toma lo que ofrece cada tirada"},
      {.en = "Level 4: knows what a position is worth, and slips now and then",
       .es = "Nivel 4: sabe cuánto vale una posición, y a veces se descuida"},
      {.en = "Level 5: looks a round ahead", .es = "Nivel 5: mira una vuelta adelante"},
  }};
  return words;
}

std::string no_network_words(Language language, std::string_view bot) {
  const std::string_view words = language == Language::english
                                     ? ": no network was trained for these rules; an expert's judgement stands in"
                                     : ": no se entrenó ninguna red para estas reglas; en su lugar juzga un experto";
  return std::string(bot).append(words);
}

}  // namespace salida

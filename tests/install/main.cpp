// A roll on an installed Salida: the position as text, played, and back as text.
#include <cstdio>

#include "core/play.hpp"
#include "core/version.hpp"
#include "notation/catalogue.hpp"
#include "notation/position_text.hpp"

int main() {
  const salida::NamedRules& parchis = *salida::find_variant("parchis4a");
  salida::Position position = salida::start(parchis.rules, salida::seats_for(parchis.rules, 4), 0);
  position = salida::after_roll(parchis.rules, position, {.first = 5});
  while (position.phase == salida::Phase::play) {
    position = salida::after(parchis.rules, position, salida::legal_actions(parchis.rules, position)[0]);
  }
  const auto text = salida::to_text(parchis, position);
  std::printf("Salida %s: %s\n", salida::version.data(), text.c_str());
  const auto again = salida::parse_position(parchis, text);
  return again && *again == position ? 0 : 1;
}

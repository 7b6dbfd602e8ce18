#include "tui/replay_words.hpp"

#include <string_view>

#include <fmt/core.h>

namespace salida {

std::string ReplayWords::turn(std::size_t turn, std::size_t turns) const {
  return fmt::format(fmt::runtime(spanish_ ? "Turno {} de {}" : "Turn {} of {}"), turn, turns);
}

std::string ReplayWords::dice(const std::string& roll) const { return (spanish_ ? "dados " : "dice ") + roll; }

std::string ReplayWords::game(const GameNumber& number) const {
  if (number.are_all && number.known == 1) return {};
  return fmt::format(fmt::runtime(spanish_ ? "partida {} de {}{}" : "game {} of {}{}"), number.number, number.known,
                     number.are_all ? "" : "+");
}

std::string ReplayWords::playing(double turns_a_second) const { return "▶ " + speed(turns_a_second); }

std::string ReplayWords::speed(double turns_a_second) const {
  const std::string_view many = turns_a_second == 1 ? "" : "s";
  return fmt::format(fmt::runtime(spanish_ ? "{} turno{}/s" : "{} turn{}/s"), turns_a_second, many);
}

std::string ReplayWords::keys() const {
  return spanish_ ? "←→ turno  ↑↓ paso  c captura  g ir  p ver  +- ritmo  n otra  ? ayuda  q salir"
                  : "←→ turn  ↑↓ step  c capture  g go to  p play  +- speed  n game  ? help  q quit";
}

std::string ReplayWords::ask_for_turn(std::size_t turns, const std::string& typed) const {
  return fmt::format(fmt::runtime(spanish_ ? "Ir al turno (1 a {}): {}_" : "Go to turn (1 to {}): {}_"), turns, typed);
}

std::string ReplayWords::no_such_turn(const std::string& typed, std::size_t turns) const {
  return fmt::format(fmt::runtime(spanish_ ? "No hay turno {}: son {}." : "There is no turn {}: they are {}."), typed,
                     turns);
}

std::string ReplayWords::no_capture(Direction direction) const {
  if (spanish_) return direction == Direction::on ? "No hay más capturas después." : "No hay capturas antes.";
  return direction == Direction::on ? "No capture after this." : "No capture before this.";
}

std::string ReplayWords::no_game(Direction direction) const {
  if (spanish_) return direction == Direction::on ? "Es la última partida." : "Es la primera partida.";
  return direction == Direction::on ? "This is the last game." : "This is the first game.";
}

std::string ReplayWords::faulty_game(std::size_t number, const std::string& fault) const {
  return fmt::format(fmt::runtime(spanish_ ? "Partida {}: {}" : "Game {}: {}"), number, fault);
}

std::vector<std::string> ReplayWords::help() const {
  if (spanish_) {
    return {"Teclas",
            "",
            "→ espacio Intro    al turno siguiente",
            "← retroceso        al turno anterior",
            "↓  ↑               una tirada o jugada adelante, atrás",
            "AvPág  RePág       diez turnos adelante, atrás",
            "Inicio  Fin        al principio, al final",
            "g                  ir a un turno: su número e Intro",
            "c  C               a la captura siguiente, anterior",
            "p                  que avance sola, o parar",
            "+  -               más rápido, más despacio",
            "n  N               a la partida siguiente, anterior del archivo",
            "?                  esta ayuda",
            "q                  salir",
            "",
            "R es una ficha, R2 son dos. ( ) es un seguro, [ ] una salida;",
            "las minúsculas son el pasillo de cada color; > va delante de",
            "quien tiene el turno.",
            "",
            "Cualquier tecla vuelve a la partida."};
  }
  return {"Keys",
          "",
          "→ space Enter      to the next turn",
          "← Backspace        to the turn before",
          "↓  ↑               a roll or a play on, back",
          "PgDn  PgUp         ten turns on, back",
          "Home  End          to the beginning, to the end",
          "g                  go to a turn: its number and Enter",
          "c  C               to the next capture, to the one before",
          "p                  play by itself, or stop",
          "+  -               faster, slower",
          "n  N               to the next game of the file, to the one before",
          "?                  this help",
          "q                  quit",
          "",
          "R is a piece, R2 are two. ( ) is a safe square, [ ] a start;",
          "small letters are a seat's column; > stands before whose turn",
          "it is.",
          "",
          "Any key goes back to the game."};
}

std::vector<std::string> ReplayWords::too_small(ScreenSize size) const {
  const ScreenSize least = smallest_screen;
  const std::string needed = fmt::format("{} x {}", least.columns, least.rows);
  const std::string here = fmt::format("{} x {}", size.columns, size.rows);
  if (spanish_) return {"La terminal es pequeña: " + here, "Hacen falta " + needed + ".", "q: salir"};
  return {"The terminal is too small: " + here, "It takes " + needed + ".", "q: quit"};
}

}  // namespace salida

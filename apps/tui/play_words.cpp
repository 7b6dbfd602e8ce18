#include "tui/play_words.hpp"

#include <array>
#include <cstddef>

namespace salida {
namespace {

struct Entry {
  PlayWord word;
  std::string_view en, es;
};

using enum PlayWord;

// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns.
constexpr auto entries = std::to_array<Entry>({
    {keys_roll, "r roll  b bot  p pause  ? help  q quit", "r tirar  b bot  p pausa  ? ayuda  q salir"},
    {keys_throw, "r tell the dice  p pause  ? help  q quit", "r decir los dados  p pausa  ? ayuda  q salir"},
    {keys_play, "←→ choose  Enter play  u undo  h hint  w why not?  ? help  q quit",
     "←→ elegir  Intro jugar  u deshacer  h consejo  w ¿por qué no?  ? ayuda  q salir"},
    {keys_watch, "p pause  +- speed  ? help  q quit", "p pausa  +- ritmo  ? ayuda  q salir"},
    {keys_over, "q quit", "q salir"},
    {keys_paused, "Paused: p goes on  ? help  q quit", "En pausa: p sigue  ? ayuda  q salir"},
    {keys_calls, "call: {}  ", "soplar: {}  "},
    {call_time, "{} s to call. ", "{} s para soplar. "},
    {ask_why, "Why not? Type a move, as in 13-18 or n-5: {}_",
     "¿Por qué no? Escriba una jugada, como 13-18 o n-5: {}_"},
    {ask_dice, "What was thrown, as in 53 (one die: 5)? {}_", "¿Qué salió, como 53 (un dado: 5)? {}_"},
    {ask_seat, "Whose seat goes to a bot, or back? {}", "¿Qué puesto pasa a un bot, o vuelve? {}"},
    {ask_resign, "{} gives up? y/n", "¿{} se rinde? s/n"},
    {is_legal, "{} is legal.", "{} es legal."},
    {why_rule, "{} (rule {})", "{} (regla {})"},
    {hint, "The strongest bot would play {}", "El bot más fuerte jugaría {}"},
    {nothing_to_undo, "Nothing to take back: a roll that is used up stays.",
     "No hay nada que deshacer: una tirada jugada se queda."},
    {call_in_vain, "{} calls, but no capture was missed. It costs nothing.",
     "{} sopla en vano: nadie dejó de comer. No cuesta nada."},
    {call_oneself, "Nobody calls himself.", "Nadie se sopla a sí mismo."},
    {dice_again, "A bot called first: tell the dice again when it is settled.",
     "Un bot sopló antes: diga los dados otra vez cuando esté resuelto."},
    {bad_dice, "Expected two dice from 1 to 6, as in 53.", "Se esperan dos dados de 1 a 6, como 53."},
    {bad_die, "Expected one die from 1 to 6.", "Se espera un dado de 1 a 6."},
    {bot_sits, "A bot of level {} plays for {}; b takes the seat back.",
     "Un bot de nivel {} juega por {}; b recupera el puesto."},
    {person_sits, "{} plays again.", "{} vuelve a jugar."},
    {resigned, "{} gives up.", "{} se rinde."},
    {forced_on, "What is forced plays itself.", "Lo forzado se juega solo."},
    {forced_off, "What is forced waits for you.", "Lo forzado le espera."},
    {speed, "Speed: {}", "Ritmo: {}"},
    {no_person, "No person plays here.", "Aquí no juega ninguna persona."},
    {saved, "The game is kept in {}\nTo go on: salida play --resume{}",
     "La partida está en {}\nPara seguir: salida play --resume{}"},
});
// NOLINTEND(modernize-use-designated-initializers)

[[nodiscard]] consteval bool is_in_order() {
  for (std::size_t k = 0; k < entries.size(); ++k) {
    if (entries[k].word != static_cast<PlayWord>(k)) return false;
  }
  return true;
}
static_assert(is_in_order());

}  // namespace

std::string_view play_word(Language language, PlayWord word) {
  const Entry& entry = entries[static_cast<std::size_t>(word)];
  return language == Language::spanish ? entry.es : entry.en;
}

std::vector<std::string> play_help(Language language, bool calling) {
  std::vector<std::string> lines =
      language == Language::spanish
          ? std::vector<std::string>{"Teclas",
                                     "",
                                     "r espacio Intro   tirar los dados, o decir qué salió",
                                     "1-9, 0            jugar la opción de ese número (0: la décima)",
                                     "← →               pasar de una opción a otra",
                                     "↑ ↓               pasar de una ficha a otra",
                                     "Intro espacio     jugar la opción elegida",
                                     "ratón             elegir una ficha o una opción; otra vez, jugarla",
                                     "u                 deshacer, hasta que se acaben los dados",
                                     "h                 qué jugaría el bot más fuerte",
                                     "w                 por qué no vale una jugada, y qué regla lo dice",
                                     "f                 lo forzado se juega solo, o no",
                                     "+ -               ritmo de los bots",
                                     "p                 pausa",
                                     "b                 dejar un puesto a un bot, o recuperarlo",
                                     "x                 rendirse",
                                     "q                 guardar y salir"}
          : std::vector<std::string>{"Keys",
                                     "",
                                     "r space Enter     roll, or tell what was thrown",
                                     "1-9, 0            play the choice of that number (0: the tenth)",
                                     "← →               from choice to choice",
                                     "↑ ↓               from piece to piece",
                                     "Enter space       play the choice that is taken up",
                                     "mouse             choose a piece or a choice; again, play it",
                                     "u                 undo, until the roll is used up",
                                     "h                 what the strongest bot would play",
                                     "w                 why a move is not legal, and which rule says so",
                                     "f                 what is forced plays itself, or not",
                                     "+ -               speed of the bots",
                                     "p                 pause",
                                     "b                 hand a seat to a bot, or take it back",
                                     "x                 resign",
                                     "q                 save and quit"};
  if (calling) {
    lines.emplace_back(language == Language::spanish
                           ? "1-8 entre tiradas soplar: el número es el del puesto de quien sopla"
                           : "1-8 between rolls call a missed capture: the number is the caller's seat");
  }
  return lines;
}

std::string_view pace_words(Language language, Pace pace) {
  constexpr std::array<std::array<std::string_view, 2>, paces> words{
      {{"slow", "lento"}, {"normal", "normal"}, {"fast", "rápido"}, {"at once", "inmediato"}}};
  return words[static_cast<std::size_t>(pace)][language == Language::spanish ? 1 : 0];
}

}  // namespace salida

#include "cli/advising/analyze_words.hpp"

#include <array>
#include <cstddef>

namespace salida::cli {
namespace {

struct Both {
  std::string_view en;
  std::string_view es;
};

// In the order of AnalyzeWord.
constexpr std::array<Both, 18> words{{
    {"play", "jugada"},
    {"behind", "peor por"},
    {"roll", "tirada"},
    {"share", "parte"},
    {"chance", "gana"},
    {"luck", "suerte"},
    {"best play", "mejor jugada"},
    {"Certain (!): the play wins.", "Seguro (!): la jugada gana."},
    {"Exact (=), from a table of solved endings, to within {:.4f} %.",
     "Exacto (=), de una tabla de finales resueltos, con un error de {:.4f} % como mucho."},
    {"By the network (*), looking one roll ahead; ± is what that look changed.",
     "Según la red (*), mirando una tirada más allá; ± es lo que cambió esa mirada."},
    {"By an expert's judgement (*), looking one roll ahead: an order, hardly chances.",
     "Según el juicio de un experto (*), mirando una tirada más allá: un orden, apenas probabilidades."},
    {"By {} trials of {} rolls with the same dice, luck taken off, in {:.1f} s; then the network judges. ± is the 95 % "
     "interval of the trials, without the network's own error.",
     "Con {} pruebas de {} tiradas con los mismos dados, descontada la suerte, en {:.1f} s; después juzga la red. ± es "
     "el intervalo del 95 % de las pruebas, sin el error propio de la red."},
    {"By {} trials with the same dice to the end of the game, experts playing, in {:.1f} s; ± is the 95 % interval.",
     "Con {} pruebas con los mismos dados hasta el final, jugadas por expertos, en {:.1f} s; ± es el intervalo del 95 "
     "%."},
    {"The missed capture is reckoned as called before the roll (--calls).",
     "Se cuenta con que la captura olvidada se sopla antes de la tirada (--calls)."},
    {"There is only one way to play.", "Solo hay una forma de jugar."},
    {"The first two are not told apart: give more --time.",
     "Las dos primeras no se distinguen: hace falta más tiempo (--time)."},
    {"Why {} rather than {}:", "Por qué {} antes que {}:"},
    {"In all that is counted here they are alike; the figures tell them apart.",
     "En todo lo que aquí se cuenta son iguales; las distinguen las cifras."},
}};

}  // namespace

std::string_view analyze_words(Language language, AnalyzeWord word) {
  const Both& both = words[static_cast<std::size_t>(word)];
  return language == Language::spanish ? both.es : both.en;
}

}  // namespace salida::cli

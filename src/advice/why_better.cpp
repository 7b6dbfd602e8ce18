#include "advice/why_better.hpp"

#include <array>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>

#include "words/pattern.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

enum class Speaks : std::uint8_t { for_more, for_less };

/// Something that is counted: its value, from which difference on it is told, and how.
struct Count {
  double (*value)(const PlayEffects&);
  double least;  // difference that is worth a word
  Speaks speaks;
  bool percent;
  std::string_view en, es;
};

// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns.
constexpr auto counts = std::to_array<Count>({
    {[](const PlayEffects& m) { return m.wins ? 1.0 : 0.0; }, 1, Speaks::for_more, false, "it wins", "gana la partida"},
    {[](const PlayEffects& m) { return static_cast<double>(m.captured); }, 1, Speaks::for_more, false,
     "{pieces} captured: {mine}, by the next best play {other}",
     "{pieces} capturadas: {mine}; con la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return static_cast<double>(m.home); }, 1, Speaks::for_more, false,
     "{pieces} brought into {goal}: {mine}, by the next best play {other}",
     "{pieces} llevadas a {goal}: {mine}; con la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return static_cast<double>(m.out); }, 1, Speaks::for_more, false,
     "{pieces} brought out of {nest}: {mine}, by the next best play {other}",
     "{pieces} sacadas de {nest}: {mine}; con la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return static_cast<double>(m.missed); }, 1, Speaks::for_less, false,
     "{pieces} that can be called for a missed capture: {mine}, after the next best play {other}",
     "{pieces} que se pueden soplar: {mine}; tras la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return m.exposed; }, 0.02, Speaks::for_less, true,
     "a rival can capture within the round in {mine} % of cases, after the next best play in {other} %",
     "un rival puede {capture} en la ronda en el {mine} % de los casos; tras la segunda mejor jugada, en el {other} %"},
    {[](const PlayEffects& m) { return m.threatens; }, 0.02, Speaks::for_more, true,
     "its own next roll could capture in {mine} % of cases, after the next best play in {other} %",
     "su próxima tirada podría {capture} en el {mine} % de los casos; tras la segunda mejor jugada, en el {other} %"},
    {[](const PlayEffects& m) { return static_cast<double>(m.blockades); }, 1, Speaks::for_more, false,
     "{the_blockades} that stand: {mine}, after the next best play {other}",
     "{the_blockades} que quedan: {mine}; tras la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return static_cast<double>(m.sheltered); }, 1, Speaks::for_more, false,
     "{pieces} on safe squares or in {column}: {mine}, after the next best play {other}",
     "{pieces} en seguro o en {column}: {mine}; tras la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return m.repeat_costs; }, 0.5, Speaks::for_less, false,
     "what one more {repeat} would cost, weighed with its chance: {mine} squares, after the next best play {other}",
     "lo que costaría otro {repeat}, por su probabilidad: {mine} casillas; tras la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return static_cast<double>(m.reward); }, 1, Speaks::for_more, false,
     "squares moved by rewards: {mine}, by the next best play {other}",
     "casillas movidas por premios: {mine}; con la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return static_cast<double>(m.to_go); }, 1, Speaks::for_less, false,
     "squares that its foremost {piece} still has to go: {mine}, after the next best play {other}",
     "casillas que le faltan a su {piece} más adelantada: {mine}; tras la segunda mejor jugada, {other}"},
    {[](const PlayEffects& m) { return static_cast<double>(m.squares); }, 1, Speaks::for_more, false,
     "squares that its {pieces} move in all: {mine}, by the next best play {other}",
     "casillas que avanzan en total sus {pieces}: {mine}; con la segunda mejor jugada, {other}"},
});
// NOLINTEND(modernize-use-designated-initializers)

std::string number_text(double value, bool percent) {
  const double shown = percent ? 100 * value : value;
  const long tenths = std::lround(10 * shown);
  std::string text = std::to_string(tenths / 10);
  if (tenths % 10 != 0 && !percent) text += '.' + std::to_string(std::abs(tenths % 10));
  return percent ? std::to_string(std::lround(shown)) : text;
}

}  // namespace

std::vector<std::string> why_better(Language language, const NamedRules& named, const PlayEffects& best,
                                    const PlayEffects& next) {
  std::vector<std::string> good;
  std::vector<std::string> bad;
  for (const Count& count : counts) {
    const double mine = count.value(best);
    const double other = count.value(next);
    if (std::abs(mine - other) < count.least) continue;
    std::vector<Gap> gaps = vocabulary(language, named);
    gaps.push_back({.name = "mine", .text = number_text(mine, count.percent)});
    gaps.push_back({.name = "other", .text = number_text(other, count.percent)});
    std::string told = worded(language, language == Language::english ? count.en : count.es, gaps) + '.';
    const bool is_good = (mine > other) == (count.speaks == Speaks::for_more);
    if (is_good) good.push_back(capitalised(std::move(told)));
    else bad.push_back((language == Language::english ? "But " : "Pero ") + std::move(told));
    if (best.wins && is_good) break;  // nothing else matters
  }
  good.insert(good.end(), std::make_move_iterator(bad.begin()), std::make_move_iterator(bad.end()));
  return good;
}

}  // namespace salida

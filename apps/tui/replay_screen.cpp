#include "tui/replay_screen.hpp"

#include <utility>

#include "tui/board_labels.hpp"
#include "tui/game_story.hpp"
#include "tui/styled_text.hpp"
#include "view/board_text.hpp"
#include "words/position_words.hpp"
#include "words/story.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

[[nodiscard]] std::string status_words(const GameReplay& replay, const ReplayWords& words, Language language,
                                       unsigned width) {
  const std::string turn = words.turn(replay.turn(), replay.turns()) + " · ";
  const std::string awaited = awaited_words(language, replay.record().named, replay.position());
  const std::optional<Roll> roll = replay.roll();
  if (!roll) return turn + awaited;
  const std::string dice = words.dice(roll_words(language, *roll)) + " · ";
  // Where there is no room for the dice the story tells them.
  return letters_in(turn) + letters_in(dice) + letters_in(awaited) > width ? turn + awaited : turn + dice + awaited;
}

}  // namespace

std::vector<std::string> replay_screen(const GameReplay& replay, const ReplayStatus& status, Language language,
                                       TextStyle style, ScreenSize size) {
  const ReplayWords words(language);
  if (!is_large_enough(size)) return lines_of(words.too_small(size), style, size);
  const NamedRules& named = replay.record().named;
  GameScreen screen;
  screen.status = status_words(replay, words, language, size.columns - 1);
  screen.title = harmless(language == Language::spanish ? named.name.es : named.name.en);
  for (std::string text : {words.game(status.game), status.turns_a_second ? words.playing(*status.turns_a_second) : ""})
    if (!text.empty()) screen.corner.push_back(std::move(text));
  screen.board = board_text(named.rules, replay.position(), marks_with_names(replay.record(), language),
                            board_words_of(named, language), style);
  screen.has_corners = named.rules.board.arms == 4;
  screen.story = story_of(replay, status.cut_off, language, size.rows);
  screen.keys = status.message.empty() ? words.keys() : status.message;
  return lines_of(screen, style, size);
}

}  // namespace salida

#include "tui/game_story.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

#include "record/record_events.hpp"
#include "tui/board_labels.hpp"
#include "tui/styled_text.hpp"
#include "words/position_words.hpp"
#include "words/story.hpp"
#include "words/vocabulary.hpp"

namespace salida {
namespace {

constexpr unsigned longest_name_in_cross = 21;
constexpr unsigned longest_name_in_list = 9;

/// What a player is called beside the colour: the name, or what kind of player it is.
[[nodiscard]] std::string player_name(const RecordedSeat& seat) {
  if (!seat.name.empty()) return harmless(seat.name);
  return seat.kind == "person" ? std::string{} : harmless(seat.kind);
}

/// The story so far, a line for each roll and what was played, or for a call: the newest last, and no more of them than
/// a screen could show.
class Story {
 public:
  Story(const GameReplay& replay, std::optional<std::string_view> cut_off, Language language)
      : replay_(replay), cut_off_(cut_off), language_(language) {}

  [[nodiscard]] std::vector<StoryLine> last(std::size_t most) {
    if (replay_.is_at_end()) add_end();
    std::size_t end = replay_.at();
    while (end > 0 && lines_.size() < most) {
      std::size_t begin = end - 1;
      while (begin > 0 && replay_.position_at(begin).phase != Phase::roll) --begin;
      for (std::size_t steps = end; steps > begin; --steps) add_notes(steps);
      add_roll(begin, end);
      end = begin;
    }
    if (end == 0) add_beginning();
    std::ranges::reverse(lines_);
    return lines_;
  }

 private:
  void add(std::string told) {
    if (!told.empty()) lines_.push_back({.number = {}, .told = std::move(told), .newest = {}});
  }

  void add_end() {
    const std::optional<Event> left = event_of_leaving(replay_.record(), replay_.position());
    if (!left || (!cut_off_ && left->kind == EventKind::left_unfinished)) return;
    if (cut_off_) add(harmless(*cut_off_));
    add(tell(language_, replay_.record().named, *left));
  }

  void add_beginning() {
    add_notes(0);
    add(beginning_words(language_, replay_.record()));
    add(opening_words(language_, replay_.record()));
  }

  /// What stands behind so many steps: remarks, and who sat in, came back or resigned.
  void add_notes(std::size_t steps) {
    add(told(language_, replay_.record().named, events_of_seats(replay_.record(), steps)));
    for (const RecordComment& comment : std::views::reverse(replay_.record().comments)) {
      if (comment.steps == steps) add("“" + harmless(comment.text) + "”");
    }
  }

  /// The steps from `begin` to before `end`.
  void add_roll(std::size_t begin, std::size_t end) {
    StoryLine line;
    const std::size_t turn = replay_.turn_at(begin);
    if (turn > 0 && replay_.start_of(turn) == begin) line.number = std::to_string(turn);
    for (std::size_t step = begin; step < end; ++step) {
      std::string& part = step + 1 == replay_.at() ? line.newest : line.told;
      if (!part.empty()) part += ' ';
      part += told(language_, replay_.record().named, replay_.events_of_step(step));
    }
    lines_.push_back(std::move(line));
  }

  const GameReplay& replay_;
  std::optional<std::string_view> cut_off_;
  Language language_;
  std::vector<StoryLine> lines_;  // the newest first
};

}  // namespace

std::vector<SeatMark> marks_with_names(const Record& record, Language language) {
  std::vector<SeatMark> marks = marks_of(record.named, language);
  const bool is_cross = record.named.rules.board.arms == 4;
  for (const RecordedSeat& seat : record.seats) {
    const std::string name = player_name(seat);
    if (name.empty() || seat.seat >= marks.size()) continue;
    std::string& label = marks[seat.seat].name;
    const std::string both = label + " (" + name + ")";
    if (is_cross) label = first_letters(both, longest_name_in_cross);
    else if (letters_in(both) <= longest_name_in_list) label = both;
  }
  return marks;
}

std::vector<StoryLine> story_of(const GameReplay& replay, std::optional<std::string_view> cut_off, Language language,
                                std::size_t most) {
  return Story(replay, cut_off, language).last(most);
}

std::string opening_words(Language language, const Record& record) {
  std::string text;
  const auto add = [&text](const std::string& sentence) {
    if (sentence.empty()) return;
    if (!text.empty()) text += ' ';
    text += sentence + '.';
  };
  add(harmless(record.event));
  add(harmless(record.date));
  for (const RecordedSeat& seat : record.seats) {
    const std::string name = player_name(seat);
    if (!name.empty()) add(seat_words(language, record.named, seat.seat) + ": " + name);
  }
  return text;
}

std::string beginning_words(Language language, const Record& record) {
  return told(language, record.named, events_of_beginning(record));
}

}  // namespace salida

#include "record/record_growth.hpp"

#include <utility>

#include "notation/play_text.hpp"
#include "record/record_headers.hpp"

namespace salida {

RecordGrowth::RecordGrowth(const Record& record) : position_(record.begins), turns_(record.named.rules, text_) {}

std::string RecordGrowth::opening(const Record& record) {
  std::string text;
  add_opening(text, terms_of(record), record);
  return text;
}

std::string RecordGrowth::added(const Record& record) {
  write_steps(record);
  if (position_.phase == Phase::play || position_.phase == Phase::atone) turns_.leave_roll_open();
  turns_.end();
  if (record.closed && !std::exchange(closed_, true)) add_closing(text_, record, position_);
  return std::exchange(text_, {});
}

void RecordGrowth::write_steps(const Record& record) {
  const Rules& rules = record.named.rules;
  write_notes(record);
  while (steps_ < record.steps.size()) {
    const Step& step = record.steps[steps_++];
    if (const Roll* const roll = std::get_if<Roll>(&step)) {
      turns_.roll(position_, *roll);
    } else {
      const Action action = *std::get_if<Action>(&step);
      turns_.move(position_, action);
      if (captures(rules, position_, action)) turns_.capture();
      if (needs_pips(rules, position_, action)) turns_.pips(action.pips);
    }
    position_ = after(rules, position_, step);
    write_notes(record);
  }
}

/// What stands behind the last step that was written.
void RecordGrowth::write_notes(const Record& record) {
  for (; changes_ < record.changes.size() && record.changes[changes_].steps <= steps_; ++changes_)
    turns_.change(record.changes[changes_]);
  for (; comments_ < record.comments.size() && record.comments[comments_].steps <= steps_; ++comments_)
    turns_.comment(record.comments[comments_].text);
}

}  // namespace salida

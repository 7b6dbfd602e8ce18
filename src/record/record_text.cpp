#include "record/record_text.hpp"

#include <charconv>

#include "notation/play_text.hpp"
#include "record/record_headers.hpp"

namespace salida {

void CountedText::rewrite() {
  std::array<char, sizeof text_> digits{};
  char* const first = digits.data();
  size_ = static_cast<std::size_t>(std::to_chars(first, first + digits.size(), number_).ptr - first);
  text_ = std::bit_cast<std::uint64_t>(digits);
  one_ = std::uint64_t{1} << (8U * (size_ - 1U));
}

void TurnsText::pips(unsigned pips) {
  flush();
  *text_ += ":" + std::to_string(pips);
}

void TurnsText::comment(std::string_view comment) {
  flush();
  if (line_begun_) *text_ += ' ';
  *text_ += '{';
  *text_ += comment;
  *text_ += '}';
  line_begun_ = true;
}

void TurnsText::end() {
  end_ = end_roll(make_room());
  if (line_begun_) *end_++ = '\n';
  line_begun_ = false;
  flush();
}

void TurnsText::flush() {
  text_->append(buffer_.data(), end_);
  end_ = buffer_.data();
}

void add_opening(std::string& text, std::string_view terms, const Record& record) {
  text += terms;
  for (const Header& header : other_headers(record)) add_header_line(text, header);
  text += "\n";
  if (!record.draw.empty()) text += draw_text(record.draw) + "\n";
  text += "begins " + std::to_string(record.begins.turn + 1) + "\n";
}

std::string draw_text(std::span<const DrawThrow> draw) {
  std::string text = "draw";
  for (const DrawThrow& thrown : draw) text += " " + std::to_string(thrown.seat + 1) + ":" + std::to_string(thrown.die);
  return text;
}

void add_closing(std::string& text, const Record& record, const Position& end) {
  text += '\n';
  for (const Header& header : closing_headers(record, end)) add_header_line(text, header);
  text += '\n';
}

std::string to_text(const Record& record) {
  const Rules& rules = record.named.rules;
  std::string text;
  add_opening(text, terms_of(record), record);
  TurnsText turns(rules, text);
  Position position = record.begins;
  auto comment = record.comments.begin();
  const auto add_comments = [&](std::size_t steps) {
    for (; comment != record.comments.end() && comment->steps <= steps; ++comment) turns.comment(comment->text);
  };
  add_comments(0);
  for (std::size_t k = 0; k < record.steps.size(); ++k) {
    if (const Roll* const roll = std::get_if<Roll>(&record.steps[k])) {
      turns.roll(position, *roll);
    } else {
      const Action action = *std::get_if<Action>(&record.steps[k]);
      turns.move(position, action);
      if (captures(rules, position, action)) turns.capture();
      if (needs_pips(rules, position, action)) turns.pips(action.pips);
    }
    position = after(rules, position, record.steps[k]);
    add_comments(k + 1);
  }
  if (position.phase == Phase::play || position.phase == Phase::atone) turns.leave_roll_open();
  turns.end();
  if (record.closed) add_closing(text, record, position);
  return text;
}

}  // namespace salida

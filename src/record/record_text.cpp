#include "record/record_text.hpp"

#include <charconv>

#include "record/record_growth.hpp"
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

void TurnsText::change(const SeatChange& change) {
  flush();
  if (line_begun_) *text_ += ' ';
  *text_ += to_text(change);
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

std::string to_text(const Record& record) { return RecordGrowth::opening(record) + RecordGrowth(record).added(record); }

}  // namespace salida

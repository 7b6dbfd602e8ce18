// Collects the parts of one game from the lines of its record, text or JSON, and puts the game together.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/reading.hpp"
#include "record/game_builder.hpp"
#include "record/record_headers.hpp"
#include "record/record_reader.hpp"

namespace salida {

class GameAssembly {
 public:
  using Problem = std::optional<Error>;

  explicit GameAssembly(std::string file) : file_(std::move(file)) {}

  /// Everything from now on is on this line; for messages.
  void at_line(std::size_t number) { where_ = file_ + ":" + std::to_string(number); }

  Problem header(Header header);
  Problem draw(DrawThrow thrown);
  Problem begins(Seat first);
  Problem comment(std::string_view text);
  Problem turn(std::optional<int> number, std::optional<int> seat);
  Problem roll(std::string_view text);
  Problem act(std::string_view text);
  Problem no_choice();
  Problem change(SeatChange change);

  /// Call it after the last line. `line_cut`: the last line had no end, and was dropped.
  Result<ReadGame> finish(bool line_cut, OpenTurn open_turn);

  [[nodiscard]] Error expected(std::string message) const { return {.where = where_, .message = std::move(message)}; }

 private:
  /// What is wrong with what stands here, or with its standing here.
  template <class Use>
  Problem in_a_turn(Use use);
  [[nodiscard]] Problem here(const Problem& problem) const;
  [[nodiscard]] static std::string what_is_there(const GameBuilder& builder, bool cut);

  std::string file_;
  std::string where_;
  std::vector<Header> headers_;
  std::vector<std::string> comments_;  // before the game begins
  std::vector<DrawThrow> draw_;
  std::optional<GameBuilder> builder_;
  std::vector<Header> closing_;
};

[[nodiscard]] std::string_view trimmed(std::string_view line);

/// Reads the lines of the next game; a Reader hands each of them to an assembly. A line with a fault is dropped if its
/// end is missing: at the end of the file, or before another game that was added later. Any other fault is an error.
template <class Reader>
std::optional<Result<ReadGame>> next_game(RecordLines& lines) {
  GameAssembly game(lines.file);
  Reader reader(game);
  std::optional<Error> fault;
  bool begun = false;
  bool line_cut = false;
  while (!lines.rest.empty()) {
    const std::size_t end = lines.rest.find('\n');
    const bool has_end = end != std::string_view::npos;
    std::string_view line = trimmed(lines.rest.substr(0, end));
    if (begun && Reader::begins_game(line)) break;
    lines.rest.remove_prefix(has_end ? end + 1 : lines.rest.size());
    game.at_line(lines.line++);
    if (fault || line.empty() || (!begun && line.starts_with(';'))) continue;
    begun = true;
    const bool mended = line.ends_with(cut_mark);
    if (mended) line.remove_suffix(1);
    std::optional<Error> problem = reader.read(line);
    if (problem && has_end && !mended) fault = std::move(problem);
    else line_cut = line_cut || problem;
  }
  if (!begun) return std::nullopt;
  if (fault) return Result<ReadGame>(*std::move(fault));
  return game.finish(line_cut, lines.open_turn);
}

}  // namespace salida

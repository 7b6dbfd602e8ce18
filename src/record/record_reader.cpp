#include "record/record_reader.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "record/game_assembly.hpp"

namespace salida {
namespace {

using Problem = std::optional<Error>;

/// [key "value"]: nothing where it is not so to the end.
std::optional<Header> read_header(std::string_view line) {
  const std::size_t quote = line.find('"');
  if (!line.ends_with("\"]") || quote + 2 >= line.size()) return std::nullopt;
  Header header{.key = std::string(trimmed(line.substr(1, quote - 1))), .value = {}};
  line = line.substr(quote + 1, line.size() - quote - 3);
  for (std::size_t k = 0; k < line.size(); ++k) {
    if (line[k] == '"') return std::nullopt;
    if (line[k] != '\\') {
      header.value += line[k];
      continue;
    }
    if (++k == line.size()) return std::nullopt;
    switch (line[k]) {
      case 'n': header.value += '\n'; break;
      case 't': header.value += '\t'; break;
      case '"':
      case '\\': header.value += line[k]; break;
      default: return std::nullopt;
    }
  }
  return header;
}

class TextLineReader {
 public:
  explicit TextLineReader(GameAssembly& game) : game_(&game) {}

  static bool begins_game(std::string_view line) { return line.starts_with("[record "); }

  Problem read(std::string_view line) {
    if (line.starts_with('[')) return read_header_line(line);
    if (line.starts_with("draw ")) return read_draw(line.substr(5));
    if (line.starts_with("begins ")) return read_begins(trimmed(line.substr(7)));
    return read_turn(line);
  }

 private:
  Problem read_header_line(std::string_view line) {
    std::optional<Header> header = read_header(line);
    if (!header) return game_->expected("expected [key \"value\"]; found " + in_quotes(line));
    return game_->header(*std::move(header));
  }

  Problem read_draw(std::string_view rest) {
    for (const std::string_view word : words_of(rest)) {
      const std::vector<std::string_view> parts = parts_of(word, ':');
      const std::optional<int> seat = number_in(parts[0], 1, max_seats);
      const std::optional<int> die = parts.size() == 2 ? number_in(parts[1], 1, 6) : std::nullopt;
      if (!seat || !die)
        return game_->expected("draw: expected a seat and its throw, as in 1:6; found " + in_quotes(word));
      const DrawThrow thrown{.seat = static_cast<Seat>(*seat - 1), .die = static_cast<std::uint8_t>(*die)};
      if (Problem problem = game_->draw(thrown)) return problem;
    }
    return {};
  }

  Problem read_begins(std::string_view rest) {
    const std::optional<int> seat = number_in(rest, 1, max_seats);
    if (!seat) return game_->expected("begins: expected a seat; found " + in_quotes(rest));
    return game_->begins(static_cast<Seat>(*seat - 1));
  }

  /// Words and comments: {...} within the line, ; to its end.
  Problem read_turn(std::string_view line) {
    while (!(line = trimmed(line)).empty()) {
      if (line.front() == ';') return game_->comment(trimmed(line.substr(1)));
      std::size_t end = 0;
      Problem problem;
      if (line.front() == '{') {
        end = line.find('}');
        if (end == std::string_view::npos) return game_->expected("expected } before the end of the line");
        problem = game_->comment(line.substr(1, end++ - 1));
      } else {
        end = std::min(line.find_first_of(" \t{;"), line.size());
        problem = read_word(line.substr(0, end));
      }
      if (problem) return problem;
      line.remove_prefix(end);
    }
    return {};
  }

  Problem read_word(std::string_view word) {
    const std::string_view but_last = word.substr(0, word.size() - 1);
    if (word == "-") return game_->no_choice();
    if (word.ends_with(':')) return game_->roll(but_last);
    if (word.ends_with('.') && word.size() > 1) {
      const std::optional<int> number = number_in(but_last, 1, most_turns);
      if (!number) return game_->expected("expected the number of a turn; found " + in_quotes(word));
      return game_->turn(number, std::nullopt);
    }
    if (word.starts_with('t')) {
      const std::optional<int> seat = number_in(word.substr(1), 1, max_seats);
      if (!seat) return game_->expected("expected t and a seat, as in t3; found " + in_quotes(word));
      return game_->turn(std::nullopt, seat);
    }
    if (std::optional<SeatChange> change = parse_seat_change(word)) return game_->change(*std::move(change));
    return game_->act(word);
  }

  static constexpr int most_turns = 1'000'000'000;
  GameAssembly* game_;
};

}  // namespace

RecordReader::RecordReader(std::string_view text, std::string file, OpenTurn open_turn)
    : lines_{.rest = text, .file = std::move(file), .open_turn = open_turn} {
  if (text.starts_with("\xEF\xBB\xBF")) lines_.rest.remove_prefix(3);  // the mark that some editors put before UTF-8
}

std::optional<Result<ReadGame>> RecordReader::next() { return next_game<TextLineReader>(lines_); }

}  // namespace salida

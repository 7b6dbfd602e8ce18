#include "sim/checkpoint.hpp"

#include <array>
#include <bit>
#include <charconv>
#include <system_error>
#include <vector>

#include "notation/reading.hpp"
#include "sim/fingerprint.hpp"

namespace salida {
namespace {

constexpr std::string_view heading = "salida checkpoint 1";

Error damaged(const std::string& file) {
  return {file, "expected a whole checkpoint; this one was damaged: remove it to begin again"};
}

bool read_number(std::string_view text, std::uint64_t& number) {
  const char* const end = text.data() + text.size();
  const auto [read, problem] = std::from_chars(text.data(), end, number);
  return !text.empty() && problem == std::errc() && read == end;
}

/// What follows a word and a blank, on a line of its own.
bool read_field(std::string_view line, std::string_view word, std::string_view& rest) {
  if (!line.starts_with(word) || line.size() <= word.size() || line[word.size()] != ' ') return false;
  rest = line.substr(word.size() + 1);
  return true;
}

bool read_number_field(std::string_view line, std::string_view word, std::uint64_t& number) {
  std::string_view rest;
  return read_field(line, word, rest) && read_number(rest, number);
}

bool read_totals(std::string_view line, Totals& totals) {
  std::string_view rest;
  if (!read_field(line, "totals", rest)) return false;
  const std::vector<std::string_view> numbers = parts_of(rest, ' ');
  Totals::Words words{};
  if (numbers.size() != words.size()) return false;
  for (std::size_t k = 0; k < words.size(); ++k) {
    if (!read_number(numbers[k], words[k])) return false;
  }
  totals = std::bit_cast<Totals>(words);
  return true;
}

}  // namespace

std::string checkpoint_hash(std::string_view text) {
  Fingerprint fingerprint;
  for (const char letter : text) fingerprint.add(static_cast<unsigned char>(letter));
  std::array<char, 16> digits{};
  const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), fingerprint.value(), 16);
  return {digits.data(), end};
}

std::string to_text(const Checkpoint& checkpoint) {
  std::string text(heading);
  text += "\nrun " + checkpoint.run;
  text += "\ngames " + std::to_string(checkpoint.games);
  text += "\nmilliseconds " + std::to_string(checkpoint.milliseconds);
  text += "\nrows " + std::to_string(checkpoint.row_bytes);
  text += "\ntotals";
  for (const std::uint64_t sum : checkpoint.totals.words()) text += ' ' + std::to_string(sum);
  text += '\n';
  return text + "end " + checkpoint_hash(text) + "\n";
}

Result<Checkpoint> read_checkpoint(std::string_view text, std::string_view run, const std::string& file) {
  if (!text.starts_with(heading)) return Error{file, "expected a checkpoint of salida sim; found another file"};
  const std::vector<std::string_view> lines = parts_of(text, '\n');
  constexpr std::size_t ends = 6;  // six lines and the one that ends them, which ends in turn
  if (lines.size() != ends + 2 || !lines.back().empty() || lines[0] != heading) return damaged(file);
  const std::string_view counted = text.substr(0, static_cast<std::size_t>(lines[ends].data() - text.data()));
  std::string_view hash;
  if (!read_field(lines[ends], "end", hash) || hash != checkpoint_hash(counted)) return damaged(file);
  std::string_view its_run;
  if (!read_field(lines[1], "run", its_run)) return damaged(file);
  if (its_run != run) {
    return Error{file, "is of another run (" + std::string(its_run) + "); expected " + std::string(run) +
                           ". Name another file, or ask for the same run"};
  }
  Checkpoint checkpoint{.run = std::string(run)};
  const bool whole = read_number_field(lines[2], "games", checkpoint.games) &&
                     read_number_field(lines[3], "milliseconds", checkpoint.milliseconds) &&
                     read_number_field(lines[4], "rows", checkpoint.row_bytes) &&
                     read_totals(lines[5], checkpoint.totals) && checkpoint.totals.games == checkpoint.games;
  if (!whole) return damaged(file);
  return checkpoint;
}

}  // namespace salida

#include "checkpoint.hpp"

#include <bit>
#include <filesystem>
#include <sstream>
#include <string_view>

#include <fmt/core.h>

#include "load_rules.hpp"
#include "output_file.hpp"
#include "sim/fingerprint.hpp"

namespace salida::cli {
namespace {

constexpr std::string_view heading = "salida checkpoint 1";
constexpr std::size_t largest = std::size_t{1} << 20U;

std::string hash_of(std::string_view text) {
  Fingerprint fingerprint;
  for (const char letter : text) fingerprint.add(static_cast<unsigned char>(letter));
  return fmt::format("{:016x}", fingerprint.value());
}

Error damaged(const std::string& path) {
  return {path, "expected a whole checkpoint; this one was damaged: remove it to begin again"};
}

/// What follows a word at the beginning of the next line.
std::optional<std::string> field(std::istream& text, std::string_view word) {
  std::string line;
  if (!std::getline(text, line) || !line.starts_with(word) || line.size() <= word.size()) return std::nullopt;
  return line.substr(word.size() + 1);
}

}  // namespace

Result<std::optional<Checkpoint>> read_checkpoint(const std::string& path, const std::string& run) {
  if (!std::filesystem::exists(path)) return std::optional<Checkpoint>{};
  const Result<std::string> text = read_file(path, largest);
  if (!text) return text.error();
  if (!text->starts_with(heading)) return Error{path, "expected a checkpoint of salida sim; found another file"};
  const std::size_t end = text->rfind("end ");
  if (end == std::string::npos || text->substr(end) != "end " + hash_of(text->substr(0, end)) + "\n")
    return damaged(path);
  std::istringstream lines(*text);
  std::string line;
  std::getline(lines, line);
  const auto its_run = field(lines, "run");
  if (!its_run) return damaged(path);
  if (*its_run != run) {
    return Error{path, fmt::format("is of another run ({}); expected {}. Name another file, or ask for the same run",
                                   *its_run, run)};
  }
  Checkpoint checkpoint{.run = run};
  std::string word;
  Totals::Words words{};
  lines >> word >> checkpoint.games >> word >> checkpoint.seconds >> word >> checkpoint.row_bytes >> word;
  for (std::uint64_t& sum : words) lines >> sum;
  if (!lines) return damaged(path);
  checkpoint.totals = std::bit_cast<Totals>(words);
  return std::optional<Checkpoint>(checkpoint);
}

void write_checkpoint(const std::string& path, const Checkpoint& checkpoint) {
  std::string text = fmt::format("{}\nrun {}\ngames {}\nseconds {}\nrows {}\ntotals", heading, checkpoint.run,
                                 checkpoint.games, checkpoint.seconds, checkpoint.row_bytes);
  for (const std::uint64_t sum : checkpoint.totals.words()) text += fmt::format(" {}", sum);
  text += '\n';
  write_file(path, text + "end " + hash_of(text) + "\n");
}

}  // namespace salida::cli

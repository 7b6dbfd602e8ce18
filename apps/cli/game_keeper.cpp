#include "game_keeper.hpp"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <utility>
#include <variant>

#include <fmt/chrono.h>
#include <fmt/core.h>

#include "dice/hex.hpp"
#include "game_file.hpp"
#include "load_rules.hpp"
#include "notation/play_text.hpp"
#include "output.hpp"
#include "output_file.hpp"
#include "record/record_headers.hpp"
#include "record/record_reader.hpp"

namespace salida::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_record = std::size_t{1} << 24U;
constexpr std::string_view by_hand = "hand";

/// What lies beside a record that is not closed: the seed of its dice.
std::string secret_path(const std::string& record) { return record + ".secret"; }

void write_secret(const std::string& record, const Table& table) {
  const std::string path = secret_path(record);
  const std::optional<DiceSeed>& seed = table.seed();
  write_file(path, (seed ? hex_text(*seed) : std::string(by_hand)) + "\n");
  std::error_code ignored;  // where permissions cannot be set, the file is there all the same
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write, ignored);
}

Result<std::optional<DiceSeed>> read_secret(const std::string& record) {
  const std::string path = secret_path(record);
  const Result<std::string> text = read_file(path, 1000);
  if (!text) return text.error();
  std::string_view word = *text;
  while (word.ends_with('\n') || word.ends_with('\r')) word.remove_suffix(1);
  if (word == by_hand) return std::optional<DiceSeed>{};
  const auto seed = from_hex(word);
  if (!seed) return Error{path, "expected the seed of the game's dice, 64 hexadecimal digits, or hand; it is damaged"};
  return seed;
}

std::string from_environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string{} : std::string(value);
}

}  // namespace

GameKeeper::GameKeeper(std::string path, const Table& table)
    : path_(std::move(path)), position_(table.record().begins), turns_(table.named().rules, text_) {
  write_secret(path_, table);
  add_opening(text_, terms_of(table.record()), table.record());
  write_steps(table.record());
  write_file(path_, text_);
}

Result<Table> GameKeeper::reopen(const std::string& path) {
  const Result<std::string> text = read_file(path, largest_record);
  if (!text) return text.error();
  RecordReader reader(*text, path, OpenTurn::kept);
  std::optional<Result<ReadGame>> game = reader.next();
  if (!game) return Error{path, "expected a recorded game; found none"};
  if (!*game) return game->error();
  if ((*game)->record.closed || (*game)->position.phase == Phase::over)
    return Error{path, "expected a game that goes on; this one is over"};
  const Result<std::optional<DiceSeed>> seed = read_secret(path);
  if (!seed) return seed.error();
  Result<Table> table = Table::go_on((*game)->record, *seed);
  if (!table) return Error{path, table.error().message};
  return table;
}

void GameKeeper::keep(const Session& session) {
  const Record& record = session.record();
  const Phase phase = session.position().phase;
  if (closed_ || ((phase == Phase::play || phase == Phase::atone) && !record.closed)) return;
  text_.clear();
  write_steps(record);
  closed_ = record.closed;
  if (closed_) add_closing(text_, record, position_);
  if (text_.empty()) return;
  append_to_file(path_, text_);
  if (closed_) fs::remove(secret_path(path_));
}

void GameKeeper::write_steps(const Record& record) {
  const Rules& rules = record.named.rules;
  const auto add_comments = [&] {
    for (; comments_ < record.comments.size() && record.comments[comments_].steps <= kept_; ++comments_)
      turns_.comment(record.comments[comments_].text);
  };
  add_comments();
  for (; kept_ < record.steps.size(); add_comments()) {
    const Step& step = record.steps[kept_];
    if (const Roll* const roll = std::get_if<Roll>(&step)) {
      turns_.roll(position_, *roll);
    } else {
      const Action action = *std::get_if<Action>(&step);
      turns_.move(position_, action);
      if (captures(rules, position_, action)) turns_.capture();
      if (needs_pips(rules, position_, action)) turns_.pips(action.pips);
    }
    position_ = after(rules, position_, step);
    ++kept_;
  }
  turns_.end();
}

std::string games_folder() {
  std::string data = from_environment("XDG_DATA_HOME");
  if (data.empty()) data = from_environment("HOME") + "/.local/share";
  return data + "/salida/games";
}

std::string new_game_path(const std::string& folder, const std::string& rules) {
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) throw MachineError(fmt::format("{}: cannot be made: {}", folder, problem.message()));
  const std::string base =
      fmt::format("{}/{:%Y-%m-%d-%H%M%S}-{}", folder,
                  fmt::localtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())), rules);
  std::string path = base + ".salida";
  for (int k = 2; fs::exists(path); ++k) path = fmt::format("{}-{}.salida", base, k);
  return path;
}

std::optional<std::string> last_left_game(const std::string& folder) {
  std::optional<std::string> last;
  fs::file_time_type when{};
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
    if (entry.path().extension() != ".secret") continue;
    const fs::path record = fs::path(entry.path()).replace_extension();
    const fs::file_time_type written = fs::last_write_time(record, ignored);
    if (ignored || (last && written <= when)) continue;
    last = record.string();
    when = written;
  }
  return last;
}

}  // namespace salida::cli

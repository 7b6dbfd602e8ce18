#include "cli/playing/game_keeper.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>
#include <variant>

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/core.h>
#include <unistd.h>

#include "cli/machine/output.hpp"
#include "cli/records/game_file.hpp"
#include "cli/rules/load_rules.hpp"
#include "dice/hex.hpp"
#include "record/record_headers.hpp"
#include "record/record_reader.hpp"

namespace salida::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_record = std::size_t{1} << 24U;
constexpr std::string_view by_hand = "hand";

/// What lies beside a record that is not closed: the seed of its dice.
std::string secret_path(const std::string& record) { return record + ".secret"; }

/// For the player's eyes alone, and on the disk before anything hangs on it.
std::optional<Error> write_secret(const std::string& record, const Table& table) {
  const std::string path = secret_path(record);
  const std::optional<DiceSeed>& seed = table.seed();
  const std::string text = (seed ? hex_text(*seed) : std::string(by_hand)) + "\n";
  constexpr int owner_only = 0600;
  // NOLINTNEXTLINE(*-vararg): that is how it is declared
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owner_only);
  if (file < 0) return Error{path, std::string("cannot be written: ") + std::strerror(errno)};
  const bool written = ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  const bool safe = ::fsync(file) == 0;
  ::close(file);
  if (written && safe) return std::nullopt;
  fs::remove(path);
  return Error{path, "cannot be written whole"};
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

GameKeeper::GameKeeper(std::string path, const Table& table, GameLock lock)
    : path_(std::move(path)), lock_(std::move(lock)), growth_(table.record()) {
  // Whole or not at all, and on the disk before it takes the place of what was there.
  const std::string beside = path_ + ".part";
  fs::remove(beside);
  append_to_file(beside, RecordGrowth::opening(table.record()) + growth_.added(table.record()));
  fs::rename(beside, path_);
}

Result<std::unique_ptr<GameKeeper>> GameKeeper::begin(std::string path, const Table& table) {
  if (fs::exists(path)) return Error{path, "expected a file that is not there yet; --resume goes on with a game"};
  if (std::optional<Error> error = write_secret(path, table)) return *std::move(error);
  Result<GameLock> lock = GameLock::take(secret_path(path));
  if (!lock) return lock.error();
  return std::make_unique<GameKeeper>(std::move(path), table, *std::move(lock));
}

Result<LeftGame> GameKeeper::reopen(const std::string& path) {
  Result<GameLock> lock = GameLock::take(secret_path(path));
  if (!lock) return lock.error();
  const Result<std::string> text = read_file(path, largest_record);
  if (!text) return text.error();
  RecordReader reader(*text, path, OpenTurn::kept);
  std::optional<Result<ReadGame>> game = reader.next();
  if (!game) return Error{path, "expected a recorded game; found none"};
  if (!*game) return game->error();
  if (reader.next()) return Error{path, "expected one game in the file, which it goes on with; found more"};
  if ((*game)->record.closed) return Error{path, "expected a game that goes on; this one is over"};
  const Result<std::optional<DiceSeed>> seed = read_secret(path);
  if (!seed) return seed.error();
  Result<Table> table = Table::go_on((*game)->record, *seed);
  if (!table) return Error{path, table.error().message};
  return LeftGame{.table = *std::move(table), .lock = *std::move(lock)};
}

void GameKeeper::keep(const Session& session) {
  const Record& record = session.record();
  const Phase phase = session.position().phase;
  if (closed_ || ((phase == Phase::play || phase == Phase::atone) && !record.closed)) return;
  closed_ = record.closed;
  const std::string added = growth_.added(record);
  if (!added.empty()) append_to_file(path_, added);
  if (closed_) fs::remove(secret_path(path_));
}

std::string games_folder() {
  std::string data = from_environment("XDG_DATA_HOME");
  const std::string home = from_environment("HOME");
  if (data.empty() && home.empty())
    throw MachineError("neither XDG_DATA_HOME nor HOME is set: say with --record where the game is kept");
  if (data.empty()) data = home + "/.local/share";
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

std::vector<std::string> left_games(const std::string& folder) {
  std::vector<std::pair<fs::file_time_type, std::string>> found;
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
    if (entry.path().extension() != ".secret") continue;
    const fs::path record = fs::path(entry.path()).replace_extension();
    const fs::file_time_type written = fs::last_write_time(record, ignored);
    if (!ignored) found.emplace_back(written, record.string());
  }
  std::ranges::sort(found, std::ranges::greater{});
  std::vector<std::string> games;
  for (auto& [written, path] : found) games.push_back(std::move(path));
  return games;
}

}  // namespace salida::cli

#include "cli/endings/ending_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/core.h>

#include "cli/rules/load_rules.hpp"
#include "shipped_endings/shipped_endings.hpp"

namespace salida::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_table = 2'000'000'000;

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string{} : std::string(value);
}

std::string ending_of_names(const Rules& rules) { return fmt::format("-{:016x}.ending", ending_rules_hash(rules)); }

}  // namespace

std::string words_of(const Ending& ending) {
  std::string words = fmt::format(
      "{}, {} players with {}{} left", ending.kind == EndingKind::board ? "board" : "columns", ending.players,
      ending.pieces == 1 ? "1 piece" : "up to ", ending.pieces == 1 ? "" : fmt::format("{} pieces", ending.pieces));
  if (ending.kind == EndingKind::board)
    words += fmt::format(", {} arm{} apart", ending.apart, ending.apart == 1 ? "" : "s");
  return words;
}

std::string name_of(const Ending& ending) {
  if (ending.kind == EndingKind::columns) return fmt::format("columns-{}-{}", ending.players, ending.pieces);
  return fmt::format("board-{}-{}-{}", ending.players, ending.pieces, ending.apart);
}

std::string cache_folder() {
  if (const std::string own = environment("SALIDA_CACHE"); !own.empty()) return own;
  if (const std::string caches = environment("XDG_CACHE_HOME"); !caches.empty()) return caches + "/salida";
  const std::string home = environment("HOME");
  return home.empty() ? std::string(".salida-cache") : home + "/.cache/salida";
}

std::string cached_path(const Rules& rules, const Ending& ending) {
  return cache_folder() + "/" + name_of(ending) + ending_of_names(rules);
}

Result<EndingTable> load_table(const Rules& rules, const std::string& path) {
  const Result<std::string> bytes = read_file(path, largest_table);
  if (!bytes) return bytes.error();
  ReadTable read = read_table(rules, *bytes);
  if (!read.table) return Error{path, std::string(read.problem) + "; remove it, and salida solve makes it again"};
  return *std::move(read.table);
}

std::vector<std::string> cached_tables(const Rules& rules) {
  std::vector<std::string> paths;
  std::error_code problem;
  for (const fs::directory_entry& entry : fs::directory_iterator(cache_folder(), problem)) {
    if (entry.path().filename().string().ends_with(ending_of_names(rules))) paths.push_back(entry.path().string());
  }
  std::ranges::sort(paths);
  return paths;
}

Result<std::shared_ptr<const Endings>> endings_at_hand(const Rules& rules) {
  auto endings = std::make_shared<Endings>(*shipped_endings(rules));
  for (const std::string& path : cached_tables(rules)) {
    Result<EndingTable> table = load_table(rules, path);
    if (!table) return table.error();
    endings->add(*std::move(table));
  }
  return std::shared_ptr<const Endings>(std::move(endings));
}

Result<std::shared_ptr<const EndingTable>> table_at_hand(const Rules& rules, const Ending& ending) {
  using Found = std::shared_ptr<const EndingTable>;
  const std::shared_ptr<const Endings> shipped = shipped_endings(rules);
  for (const EndingTable& table : shipped->tables()) {
    if (table.space().ending() == ending) return Found(std::make_shared<EndingTable>(table));
  }
  const std::string path = cached_path(rules, ending);
  std::error_code problem;
  if (!fs::exists(path, problem)) return Found{};
  Result<EndingTable> table = load_table(rules, path);
  if (!table) return table.error();
  if (table->space().ending() != ending) return Error{path, "expected a table of the ending that its name says"};
  return Found(std::make_shared<EndingTable>(*std::move(table)));
}

}  // namespace salida::cli

#include "cli/records/game_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "record/record_text.hpp"

namespace salida::cli {
namespace {

constexpr std::size_t largest_file = std::size_t{1} << 30U;

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

File open_to_append(const std::string& path) { return {std::fopen(path.c_str(), "ab+"), &std::fclose}; }

/// What must stand before the next game: the mark of a line that was cut off.
std::string mended_end(std::FILE* file) {
  if (std::fseek(file, -1, SEEK_END) != 0) return {};  // it is empty
  return std::fgetc(file) == '\n' ? std::string() : std::string(1, cut_mark) + "\n";
}

}  // namespace

GameFile::GameFile(std::string text, const std::string& path)
    : text_(std::make_unique<std::string>(std::move(text))), reader_(*text_, path) {}

Result<GameFile> GameFile::open(const std::string& path) {
  Result<std::string> text = read_file(path, largest_file);
  if (!text) return text.error();
  return GameFile(*std::move(text), path);
}

std::string record_text_for(const std::string& path, const Record& record) {
  return path.ends_with(".jsonl") ? to_json_lines(record) : to_text(record);
}

std::optional<Error> cannot_append(const std::string& path) {
  if (open_to_append(path)) return std::nullopt;
  return Error{path, fmt::format("cannot be written: {}", std::strerror(errno))};
}

void append_to_file(const std::string& path, std::string_view text) {
  const File file = open_to_append(path);
  const auto fail = [&path] {
    throw MachineError(fmt::format("{}: cannot be written: {}", path, std::strerror(errno)));
  };
  if (!file) fail();
  const std::string all = mended_end(file.get()) + std::string(text);
  std::fseek(file.get(), 0, SEEK_END);
  const bool written = std::fwrite(all.data(), 1, all.size(), file.get()) == all.size();
  if (!written || std::fflush(file.get()) != 0 || fsync(fileno(file.get())) != 0) fail();
}

}  // namespace salida::cli

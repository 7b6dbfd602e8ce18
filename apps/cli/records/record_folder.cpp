#include "cli/records/record_folder.hpp"

#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/core.h>

#include "cli/machine/output.hpp"

namespace salida::cli {
namespace {

constexpr std::uint64_t games_a_file = 1000;
constexpr std::uint64_t most_apart = 1'000'000'000;

}  // namespace

RecordFolder::RecordFolder(std::string path, std::string run, std::uint64_t every)
    : path_(std::move(path)), run_(std::move(run)), every_(every) {}

Result<RecordFolder> RecordFolder::open(const std::string& path, std::string run, std::uint64_t every) {
  if (every < 1 || every > most_apart)
    return Error{"--every", fmt::format("expected 1 to {}; found {}", most_apart, every)};
  std::error_code problem;
  std::filesystem::create_directories(path, problem);
  if (!std::filesystem::is_directory(path))
    return Error{path, fmt::format("expected a folder: {}", problem ? problem.message() : "it is a file")};
  RecordFolder folder(path, std::move(run), every);
  folder.begin_file(0);  // better now than after the first games
  return folder;
}

void RecordFolder::begin_file(std::uint64_t first_game) {
  finish();
  Result<OutputFile> file = OutputFile::begin(fmt::format("{}/{}-game-{}.salida", path_, run_, first_game));
  if (!file) throw MachineError(file.error().text());
  file_ = *std::move(file);
  number_ = first_game / (every_ * games_a_file);
}

void RecordFolder::write(const RecordedGames& games) {
  const std::string_view text = games.text;
  for (std::size_t k = 0; k < games.games.size();) {
    const std::uint64_t number = games.games[k].game / (every_ * games_a_file);
    if (number != number_) begin_file(games.games[k].game);
    std::size_t last = k + 1;
    while (last < games.games.size() && games.games[last].game / (every_ * games_a_file) == number) ++last;
    const std::size_t end = last < games.games.size() ? games.games[last].at : text.size();
    if (file_) file_->write(text.substr(games.games[k].at, end - games.games[k].at));
    k = last;
  }
}

void RecordFolder::finish() {
  if (file_) file_->finish();
  file_.reset();
}

}  // namespace salida::cli

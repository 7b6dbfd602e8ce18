#include "cli/machine/output_file.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/machine/output.hpp"

namespace salida::cli {
namespace {

namespace fs = std::filesystem;

Error cannot_write(const std::string& path, int problem) {
  return {path, fmt::format("cannot be written: {}", std::strerror(problem))};
}

[[noreturn]] void fail(const std::string& path) { throw MachineError(cannot_write(path, errno).text()); }

std::string rows_of(const std::string& path) { return path + ".part"; }

/// Where a path leads, links followed, also one that leads to nothing yet.
std::string place_of(const std::string& path, std::error_code& problem) {
  constexpr int most_links = 40;
  fs::path place = fs::absolute(path, problem);
  for (int links = 0; !problem && fs::is_symlink(fs::symlink_status(place, problem)); ++links) {
    if (links == most_links) problem = std::make_error_code(std::errc::too_many_symbolic_link_levels);
    else place = place.parent_path() / fs::read_symlink(place, problem);
  }
  if (problem == std::errc::no_such_file_or_directory) problem.clear();
  if (!problem) place = fs::weakly_canonical(place, problem);
  return problem ? path : place.string();
}

}  // namespace

OutputFile::OutputFile(std::string path, std::string part, std::FILE* file, std::uint64_t bytes)
    : path_(std::move(path)), part_(std::move(part)), file_(file), bytes_(bytes) {}

OutputFile::~OutputFile() {
  if (file_ == nullptr || keep_part_ || part_.empty()) return;
  file_.reset();
  std::remove(part_.c_str());
}

Result<OutputFile> OutputFile::begin(const std::string& path, Part part) {
  if (path == "-") return OutputFile(path, "", nullptr, 0);
  std::error_code problem;
  const std::string place = place_of(path, problem);
  if (problem) return cannot_write(path, problem.value());
  const fs::file_status status = fs::status(place, problem);
  if (fs::is_directory(status)) return cannot_write(path, EISDIR);
  const bool in_place = fs::exists(status) && !fs::is_regular_file(status);
  std::string beside;
  if (!in_place) beside = part == Part::to_go_on_with ? rows_of(place) : fmt::format("{}.{}.part", place, getpid());
  OutputFile output(place, beside, std::fopen((in_place ? place : beside).c_str(), "wb"), 0);
  if (output.file_ == nullptr) return cannot_write(path, errno);
  return output;
}

Result<OutputFile> OutputFile::go_on(const std::string& path, std::uint64_t bytes) {
  std::error_code problem;
  const std::string place = place_of(path, problem);
  const std::string part = rows_of(place);
  if (!fs::exists(part, problem) && fs::file_size(place, problem) == bytes) fs::rename(place, part, problem);
  const std::uintmax_t size = fs::file_size(part, problem);
  if (problem || size < bytes) {
    return Error{part, "expected the rows of the run that the checkpoint is of; remove the checkpoint to begin again"};
  }
  fs::resize_file(part, bytes, problem);
  std::FILE* const file = problem ? nullptr : std::fopen(part.c_str(), "ab");
  if (file == nullptr) return cannot_write(part, problem ? problem.value() : errno);
  return OutputFile(place, part, file, bytes);
}

void OutputFile::write(std::string_view text) {
  bytes_ += text.size();
  if (is_standard_output()) {
    print(text);
  } else if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size()) {
    fail(path_);
  }
}

void OutputFile::flush() {
  if (is_standard_output()) cli::flush();
  else if (std::fflush(file_.get()) != 0) fail(path_);
}

void OutputFile::finish() {
  if (is_standard_output()) return;
  const bool written = std::fflush(file_.get()) == 0;
  file_.reset();
  if (written && (part_.empty() || std::rename(part_.c_str(), path_.c_str()) == 0)) return;
  const int problem = errno;
  if (!part_.empty()) std::remove(part_.c_str());
  throw MachineError(cannot_write(path_, problem).text());
}

std::optional<Error> begin_if_asked(const std::string& path, std::optional<OutputFile>& file) {
  if (path.empty()) return std::nullopt;
  Result<OutputFile> begun = OutputFile::begin(path);
  if (!begun) return begun.error();
  file = *std::move(begun);
  return std::nullopt;
}

std::optional<Error> clash_of(const std::vector<NamedOutput>& outputs) {
  struct Taken {
    std::string place;
    std::string_view option;
  };
  std::vector<Taken> taken;
  for (const NamedOutput& output : outputs) {
    if (output.path.empty()) continue;
    std::error_code problem;
    const std::string place = output.path == "-" ? "-" : place_of(output.path, problem);
    for (const Taken& other : taken) {
      if (other.place != place && other.place != rows_of(place) && rows_of(other.place) != place) continue;
      return Error{std::string(output.option), fmt::format("expected another place than that of {}", other.option)};
    }
    taken.push_back({.place = place, .option = output.option});
  }
  return std::nullopt;
}

void write_file(const std::string& path, std::string_view text) {
  Result<OutputFile> file = OutputFile::begin(path);
  if (!file) throw MachineError(file.error().text());
  OutputFile output = *std::move(file);
  output.write(text);
  output.finish();
}

}  // namespace salida::cli

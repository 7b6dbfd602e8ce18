#include "output_file.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/core.h>

#include "output.hpp"

namespace salida::cli {
namespace {

Error cannot_write(const std::string& path, int problem) {
  return {path, fmt::format("cannot be written: {}", std::strerror(problem))};
}

[[noreturn]] void fail(const std::string& path) { throw MachineError(cannot_write(path, errno).text()); }

}  // namespace

OutputFile::OutputFile(std::string path, std::FILE* file, std::uint64_t bytes)
    : path_(std::move(path)), file_(file), bytes_(bytes) {}

OutputFile::~OutputFile() {
  if (file_ == nullptr || keep_part_) return;
  file_.reset();
  std::remove(part().c_str());
}

Result<OutputFile> OutputFile::begin(const std::string& path) {
  if (path == "-") return OutputFile(path, nullptr, 0);
  if (path.empty()) return Error{"an output file", "expected a name; found none"};
  if (std::filesystem::is_directory(path)) return cannot_write(path, EISDIR);
  std::FILE* const file = std::fopen((path + ".part").c_str(), "wb");
  if (file == nullptr) return cannot_write(path, errno);
  return OutputFile(path, file, 0);
}

Result<OutputFile> OutputFile::go_on(const std::string& path, std::uint64_t bytes) {
  const std::string part = path + ".part";
  std::error_code problem;
  const std::uintmax_t size = std::filesystem::file_size(part, problem);
  if (problem || size < bytes) {
    return Error{part, "expected the rows of the run that the checkpoint is of; remove the checkpoint to begin again"};
  }
  std::filesystem::resize_file(part, bytes, problem);
  std::FILE* const file = problem ? nullptr : std::fopen(part.c_str(), "ab");
  if (file == nullptr) return cannot_write(part, problem ? problem.value() : errno);
  return OutputFile(path, file, bytes);
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
  if (!written || std::rename(part().c_str(), path_.c_str()) != 0) {
    const int problem = errno;
    std::remove(part().c_str());
    throw MachineError(cannot_write(path_, problem).text());
  }
}

void write_file(const std::string& path, std::string_view text) {
  Result<OutputFile> file = OutputFile::begin(path);
  if (!file) throw MachineError(file.error().text());
  OutputFile output = *std::move(file);
  output.write(text);
  output.finish();
}

}  // namespace salida::cli

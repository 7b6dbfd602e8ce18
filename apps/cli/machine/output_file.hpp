// A file that is either whole or not there: it is written beside its place, and then moved into it.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/result.hpp"

namespace salida::cli {

/// What the part of a file is good for if the program is killed: nothing, or a later run goes on with it.
enum class Part : std::uint8_t { of_this_run, to_go_on_with };

class OutputFile {
 public:
  /// Begins a file beside its place, so that an error is known before any game is played. "-" is standard output; links
  /// are followed; what is not an ordinary file (a device, a pipe) is written to directly.
  static Result<OutputFile> begin(const std::string& path, Part part = Part::of_this_run);

  /// Goes on with the first `bytes` of what an earlier run left in FILE.part, or with the file itself if that run came
  /// to its end.
  static Result<OutputFile> go_on(const std::string& path, std::uint64_t bytes);

  /// Throws MachineError if that fails.
  void write(std::string_view text);

  /// Hands everything that was written to the system.
  void flush();

  /// Moves the file into its place.
  void finish();

  /// Leaves FILE.part for a later run to go on with.
  void leave_part() { keep_part_ = true; }

  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  OutputFile(OutputFile&&) = default;
  OutputFile& operator=(OutputFile&&) = default;
  ~OutputFile();

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }  // NOLINT(*-owning-memory): it is the owner's
  };

  OutputFile(std::string path, std::string part, std::FILE* file, std::uint64_t bytes);
  [[nodiscard]] bool is_standard_output() const { return path_ == "-"; }

  std::string path_;
  std::string part_;  // empty if the file is written in its place
  std::unique_ptr<std::FILE, Close> file_;
  std::uint64_t bytes_ = 0;
  bool keep_part_ = false;
};

/// Begins a file, unless the path is empty.
std::optional<Error> begin_if_asked(const std::string& path, std::optional<OutputFile>& file);

/// An option that names a file to write.
struct NamedOutput {
  std::string_view option;
  std::string path;
};
/// Returns an error if two of them name the same file.
std::optional<Error> clash_of(const std::vector<NamedOutput>& outputs);

/// Writes a whole file. Throws MachineError if that fails.
void write_file(const std::string& path, std::string_view text);

}  // namespace salida::cli

// A file that is there whole or not at all: written beside its place, then put into it.
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

/// What is at stake when a run is killed: nothing, or rows that a later run goes on with.
enum class Part : std::uint8_t { of_this_run, to_go_on_with };

class OutputFile {
 public:
  /// Begins a file beside its place, so that a place that cannot be written to is known before any game is played. "-"
  /// is standard output; a link leads to what it names; what is no ordinary file (a device, a pipe) is written to as it
  /// is.
  static Result<OutputFile> begin(const std::string& path, Part part = Part::of_this_run);

  /// Goes on with what an earlier run left in FILE.part, of which the first `bytes` count; or with the file itself,
  /// where that run came to its end.
  static Result<OutputFile> go_on(const std::string& path, std::uint64_t bytes);

  /// Throws MachineError where it cannot be written.
  void write(std::string_view text);

  /// Everything that was written is on its way to the disk.
  void flush();

  /// Puts the file into its place.
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
  std::string part_;  // empty where it is written in its place
  std::unique_ptr<std::FILE, Close> file_;
  std::uint64_t bytes_ = 0;
  bool keep_part_ = false;
};

/// Begins a file where a path was given, and leaves it alone where none was.
std::optional<Error> begin_if_asked(const std::string& path, std::optional<OutputFile>& file);

/// Two outputs in one place, if there are such: each is a name and what is written there.
struct NamedOutput {
  std::string_view option;
  std::string path;
};
std::optional<Error> clash_of(const std::vector<NamedOutput>& outputs);

/// One text, whole, into a file.
void write_file(const std::string& path, std::string_view text);

}  // namespace salida::cli

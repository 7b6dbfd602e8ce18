// A file that is there whole or not at all: written beside its place, then put into it.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "notation/result.hpp"

namespace salida::cli {

class OutputFile {
 public:
  /// Begins FILE.part, so that a place that cannot be written to is known before any game is played. "-" is standard
  /// output.
  static Result<OutputFile> begin(const std::string& path);

  /// Goes on with the FILE.part of an earlier run, of which the first `bytes` count.
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

  OutputFile(std::string path, std::FILE* file, std::uint64_t bytes);
  [[nodiscard]] std::string part() const { return path_ + ".part"; }
  [[nodiscard]] bool is_standard_output() const { return path_ == "-"; }

  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
  std::uint64_t bytes_ = 0;
  bool keep_part_ = false;
};

/// One text, whole, into a file.
void write_file(const std::string& path, std::string_view text);

}  // namespace salida::cli

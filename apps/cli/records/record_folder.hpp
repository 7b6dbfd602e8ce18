// The folder in which a run keeps its games, a fixed number in each file, whatever the number of threads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/machine/output_file.hpp"
#include "notation/result.hpp"
#include "sim/simulate.hpp"

namespace salida::cli {

class RecordFolder {
 public:
  /// Makes the folder if it is not there. One of every `every` games of the run is kept.
  static Result<RecordFolder> open(const std::string& path, std::string run, std::uint64_t every);

  /// Adds games, in the order of their numbers. Throws MachineError if that fails.
  void write(const RecordedGames& games);

  /// Moves the last file into its place.
  void finish();

 private:
  RecordFolder(std::string path, std::string run, std::uint64_t every);
  void begin_file(std::uint64_t first_game);

  std::string path_;
  std::string run_;
  std::uint64_t every_;
  std::optional<std::uint64_t> number_;  // of the file that is open
  std::optional<OutputFile> file_;
};

}  // namespace salida::cli

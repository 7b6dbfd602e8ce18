// A record's text while its game is played: only what was added since the last time is written, so that a step costs
// the same at the end of a long game as at its beginning. The parts, one behind the other, are the record.
#pragma once

#include <cstddef>
#include <string>

#include "record/record.hpp"
#include "record/record_text.hpp"

namespace salida {

class RecordGrowth {
 public:
  /// Of a record that begins with these rules from this position; what it holds already counts as not yet written.
  explicit RecordGrowth(const Record& record);
  RecordGrowth(const RecordGrowth&) = delete;
  RecordGrowth& operator=(const RecordGrowth&) = delete;
  RecordGrowth(RecordGrowth&&) = delete;
  RecordGrowth& operator=(RecordGrowth&&) = delete;
  ~RecordGrowth() = default;

  /// Everything before the first turn.
  [[nodiscard]] static std::string opening(const Record& record);

  /// What was added since the last time, and how the game ended once it is closed. A roll that is still open is written
  /// as far as it was played: whoever keeps the parts of a game in which moves are taken back asks between rolls alone.
  [[nodiscard]] std::string added(const Record& record);

  /// How many steps have been written, in all parts together.
  [[nodiscard]] std::size_t steps() const { return steps_; }

 private:
  void write_steps(const Record& record);
  void write_notes(const Record& record);

  Position position_;  // after the steps that were written
  std::size_t steps_ = 0;
  std::size_t comments_ = 0;
  std::size_t changes_ = 0;
  bool closed_ = false;
  std::string text_;  // the part that is being written
  TurnsText turns_;
};

}  // namespace salida

// The chances of every position of an ending, and the file that holds them.
#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "endings/ending_space.hpp"

namespace salida {

/// A chance in 65535ths.
[[nodiscard]] inline std::uint16_t rounded_chance(double chance) {
  return static_cast<std::uint16_t>(std::lround(chance * 65535));
}
inline constexpr double rounding_of_chances = 0.5 / 65535;

struct EndingValues {
  std::uint64_t rules = 0;  // ending_rules_hash
  Ending ending{};
  double error = 0;                      // the most by which any chance may be wrong
  std::vector<std::uint16_t> chances{};  // by position number: the mover's, then those after it without the last
  friend bool operator==(const EndingValues&, const EndingValues&) = default;
};

/// The chances of each seat still in the race, the mover's first.
struct RaceChances {
  std::array<double, most_racing> of{};
};

/// Copies share the space and the values.
class EndingTable {
 public:
  /// The values must belong to these rules, and cover all positions of the ending.
  EndingTable(const Rules& rules, EndingValues values);

  [[nodiscard]] const EndingSpace& space() const { return *space_; }
  [[nodiscard]] double error() const { return values_->error; }
  [[nodiscard]] const EndingValues& values() const { return *values_; }
  [[nodiscard]] RaceChances chances(std::uint64_t number) const;

 private:
  std::shared_ptr<const EndingSpace> space_;
  std::shared_ptr<const EndingValues> values_;
};

/// The contents of a file: a line that says what it is, the ending, the numbers with the low byte first, a checksum.
[[nodiscard]] std::string to_bytes(const EndingValues& values);

/// Returns the hash of the rules that a table says it belongs to, or std::nullopt if it is not a table.
[[nodiscard]] std::optional<std::uint64_t> rules_hash_in(std::string_view bytes);

struct ReadTable {
  std::optional<EndingTable> table{};
  std::string_view problem{};  // what was expected, if there is no table
};
/// Checks that the file is whole and belongs to these rules before it uses anything in it.
[[nodiscard]] ReadTable read_table(const Rules& rules, std::string_view bytes);

}  // namespace salida

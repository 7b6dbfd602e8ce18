// Loads the rules that the command line names: the id of a built-in rule set, or a house-rules file.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/catalogue.hpp"
#include "notation/position_text.hpp"
#include "notation/result.hpp"

namespace salida::cli {

Result<NamedRules> load_rules(const std::string& id_or_file);

/// Reads a file. It is an error if it has more than `largest` bytes.
Result<std::string> read_file(const std::string& path, std::size_t largest);

/// The rule sets whose positions can be read: the built-in ones, and the house rules that were named, if any.
class KnownRules {
 public:
  /// If the name is empty, only the built-in ones.
  static Result<KnownRules> with(const std::string& id_or_file);
  Result<FoundPosition> position(std::string_view text) const { return parse_position(known_, text); }
  [[nodiscard]] std::span<const NamedRules> all() const { return known_; }

 private:
  std::vector<NamedRules> known_;
};

}  // namespace salida::cli

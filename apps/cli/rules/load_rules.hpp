// Rules as people name them on the command line: a built-in rule set's id, or a house-rules file.
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

/// A file's text, at most `largest` bytes of it.
Result<std::string> read_file(const std::string& path, std::size_t largest);

/// The rule sets that a position may be of: the five, and the house rules that were named, if any.
class KnownRules {
 public:
  /// Empty: the five alone.
  static Result<KnownRules> with(const std::string& id_or_file);
  Result<FoundPosition> position(std::string_view text) const { return parse_position(known_, text); }
  [[nodiscard]] std::span<const NamedRules> all() const { return known_; }

 private:
  std::vector<NamedRules> known_;
};

}  // namespace salida::cli

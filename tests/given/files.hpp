// The files that tests read: whole texts, and the house rules of rules/.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "notation/catalogue.hpp"
#include "notation/house_rules.hpp"

namespace salida {

/// A path within the repository.
[[nodiscard]] inline std::filesystem::path in_repository(const std::string& path) {
  return std::filesystem::path(SALIDA_SOURCE_DIR) / path;
}

[[nodiscard]] inline std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

/// The names, without their ending, of a folder's files of that kind, in order.
[[nodiscard]] inline std::vector<std::string> names_in(const std::string& folder, const std::string& ending) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(in_repository(folder))) {
    if (entry.path().extension() == ending) names.push_back(entry.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

/// A built-in rule set, or a file of rules/.
[[nodiscard]] inline NamedRules rules_called(const std::string& id) {
  if (const NamedRules* const built_in = find_variant(id)) return *built_in;
  const std::filesystem::path file = in_repository("rules/" + id + ".toml");
  const Result<NamedRules> house = read_house_rules(text_of(file), file.string());
  if (!house) throw std::runtime_error(house.error().text());
  return *house;
}

/// Every file of rules/.
[[nodiscard]] inline const std::vector<NamedRules>& house_rules() {
  static const std::vector<NamedRules> all = [] {
    std::vector<NamedRules> found;
    for (const std::string& id : names_in("rules", ".toml")) found.push_back(rules_called(id));
    return found;
  }();
  return all;
}

}  // namespace salida

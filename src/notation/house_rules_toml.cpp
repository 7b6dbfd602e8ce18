// toml++ appears here and nowhere else. It throws nothing, and is not needed in the browser, where the page reads TOML.
#define TOML_EXCEPTIONS 0         // NOLINT(cppcoreguidelines-macro-usage)
#define TOML_ENABLE_FORMATTERS 0  // NOLINT(cppcoreguidelines-macro-usage)
#include <algorithm>
#include <utility>
#include <vector>

#include <toml++/toml.h>

#include "notation/house_rules.hpp"
#include "notation/house_rules_lines.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida {

namespace {

std::optional<Error> check_lines(std::string_view text, std::string_view file) {
  const std::string name(file);
  if (text.size() > house_rules_largest) {
    return Error{.where = name,
                 .message = "expected a file of at most " + std::to_string(house_rules_largest / 1024) + " KB"};
  }
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);  // the mark that some editors put before UTF-8
  HouseRulesLines lines;
  int number = 0;
  for (const std::string_view line : parts_of(text, '\n')) {
    ++number;
    const std::string_view fault = lines.fault_of(line);
    if (fault.empty()) continue;
    return Error{.where = name + ":" + std::to_string(number),
                 .message = std::string(fault) + "; found " + in_quotes(line)};
  }
  return std::nullopt;
}

HouseEntry entry_of(std::string key, const toml::node& node, std::string where) {
  HouseEntry entry{.key = std::move(key), .value = "a group", .kind = ValueKind::group, .where = std::move(where)};
  if (const auto* const text = node.as_string()) {
    entry.kind = ValueKind::text;
    entry.value = text->get();
  } else if (const auto* const number = node.as_integer()) {
    entry.kind = ValueKind::number;
    entry.value = std::to_string(number->get());
  } else if (const auto* const truth = node.as_boolean()) {
    entry.kind = ValueKind::truth;
    entry.value = truth->get() ? "true" : "false";
  } else if (const auto* const list = node.as_array()) {
    entry.kind = ValueKind::list;
    entry.value.clear();
    for (const toml::node& item : *list) {
      entry.value += (entry.value.empty() ? "" : ",") + item.value_or(std::string());
    }
  }
  return entry;
}

struct Line {
  toml::source_index number;
  HouseEntry entry;
};

void add_entries(const toml::table& table, const std::string& group, std::string_view file, std::vector<Line>& lines) {
  for (const auto& [key, node] : table) {
    const std::string name = group + std::string(key.str());
    const toml::table* const inner = node.as_table();
    if (inner != nullptr && group.empty()) {
      add_entries(*inner, name + ".", file, lines);
      if (!inner->empty()) continue;  // without fields it says nothing, but its name may be wrong
    }
    const toml::source_index number = key.source().begin.line;
    const std::string where = std::string(file) + ":" + std::to_string(number);
    lines.push_back({.number = number, .entry = entry_of(name, node, where)});
  }
}

}  // namespace

Result<NamedRules> read_house_rules(std::string_view toml, std::string_view file) {
  if (const std::optional<Error> problem = check_lines(toml, file)) return *problem;
  const toml::parse_result parsed = toml::parse(toml, file);
  if (!parsed) {
    return Error{.where = std::string(file) + ":" + std::to_string(parsed.error().source().begin.line),
                 .message = std::string(parsed.error().description())};
  }
  std::vector<Line> lines;
  add_entries(parsed.table(), "", file, lines);
  std::ranges::sort(lines, {}, &Line::number);  // toml++ keeps keys by name: people read by line
  std::vector<HouseEntry> entries;
  entries.reserve(lines.size());
  for (Line& line : lines) entries.push_back(std::move(line.entry));
  return house_rules_from(entries, file);
}

}  // namespace salida

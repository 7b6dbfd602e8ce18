// toml++ appears here and nowhere else. It throws nothing, and is not needed in the browser, where the page reads TOML.
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <algorithm>
#include <utility>
#include <vector>

#include <toml++/toml.h>

#include "notation/house_rules.hpp"
#include "notation/phrases.hpp"

namespace salida {

namespace {

constexpr std::size_t longest_line = 1200;
constexpr std::ptrdiff_t most_braces = 4;

/// Dotted keys and inline tables nest; a file that nests thousands deep would run out of stack. Ours nest two deep.
std::optional<Error> check_size(std::string_view text, std::string_view file) {
  if (text.size() > house_rules_largest) {
    return Error{.where = std::string(file),
                 .message = "expected a file of at most " + std::to_string(house_rules_largest / 1024) + " KB"};
  }
  if (std::ranges::count(text, '{') > most_braces) {
    return Error{.where = std::string(file), .message = "expected groups as [group], not in braces"};
  }
  std::size_t line = 1;
  while (true) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > longest_line) {
      return Error{.where = std::string(file) + ":" + std::to_string(line),
                   .message = "expected a line of at most " + std::to_string(longest_line) + " bytes"};
    }
    if (end == text.size()) return std::nullopt;
    text.remove_prefix(end + 1);
    ++line;
  }
}

std::string_view kind_text(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::table: return "a group";
    case toml::node_type::array: return "a list";
    case toml::node_type::floating_point: return "a number with a point";
    default: return "a date or a time";
  }
}

HouseEntry entry_of(std::string key, const toml::node& node, std::string where) {
  HouseEntry entry{.key = std::move(key),
                   .value = std::string(kind_text(node)),
                   .kind = ValueKind::other,
                   .where = std::move(where)};
  if (const auto* const text = node.as_string()) {
    entry.kind = ValueKind::text;
    entry.value = text->get();
  } else if (const auto* const number = node.as_integer()) {
    entry.kind = ValueKind::number;
    entry.value = std::to_string(number->get());
  } else if (const auto* const truth = node.as_boolean()) {
    entry.kind = ValueKind::truth;
    entry.value = truth->get() ? "true" : "false";
  } else if (node.is_table()) {
    entry.kind = ValueKind::group;
  } else if (const auto* const list = node.as_array()) {
    std::string joined;
    for (const toml::node& item : *list) {
      if (!item.is_string()) return entry;
      joined += (joined.empty() ? "" : ",") + item.as_string()->get();
    }
    entry.kind = ValueKind::list;
    entry.value = joined;
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
  if (const std::optional<Error> problem = check_size(toml, file)) return *problem;
  const toml::parse_result parsed = toml::parse(toml, file);
  if (!parsed) {
    return Error{.where = std::string(file) + ":" + std::to_string(parsed.error().source().begin.line),
                 .message = std::string(parsed.error().description())};
  }
  std::vector<Line> lines;
  add_entries(parsed.table(), "", file, lines);
  std::ranges::stable_sort(lines, {}, &Line::number);  // toml++ keeps keys by name: people read by line
  std::vector<HouseEntry> entries;
  for (Line& line : lines) entries.push_back(std::move(line.entry));
  return house_rules_from(entries, file);
}

}  // namespace salida

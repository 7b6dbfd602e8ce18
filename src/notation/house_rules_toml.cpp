// toml++ appears here and nowhere else. It throws nothing, and is not needed in the browser, where the page reads TOML.
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <algorithm>
#include <utility>
#include <vector>

#include <toml++/toml.h>

#include "notation/house_rules.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida {

namespace {

std::string_view without_blanks(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

bool is_key_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

bool is_heading(std::string_view line) {
  line.remove_prefix(line.starts_with("[[") ? 2 : 1);
  line = without_blanks(line);
  return !line.empty() && (is_key_letter(line[0]) || line[0] == '"' || line[0] == '\'' || line[0] == ']');
}

/// The line without its comment, and without the text that is its whole value.
std::string bare(std::string_view line) {
  std::string code;
  char quote = 0;
  for (std::size_t k = 0; k < line.size(); ++k) {
    const char c = line[k];
    if (quote == 0 && c == '#') break;
    if (quote == 0) {
      const bool is_value = code.find_last_not_of(" \t") == code.find('=') && code.find('=') != std::string::npos;
      if ((c == '"' || c == '\'') && is_value) quote = c;
      code += c;
    } else if (c == quote) {
      quote = 0;
    } else if (quote == '"' && c == '\\') {
      ++k;
    }
  }
  return code;
}

/// toml++ 3.3 answers some faults with a failed assertion, or with undefined behaviour where there are none: headings
/// that begin like no name, letters beyond ASCII, stray braces. Deep nesting would run out of stack. So it sees only
/// lines that look like ours.
std::string_view fault_of(std::string_view line) {
  const std::string_view text = without_blanks(line);
  if (text.starts_with('[') && !is_heading(text)) return "expected a heading as in [entry]";
  if (line.find(R"(""")") != std::string_view::npos || line.find("'''") != std::string_view::npos) {
    return "expected text on one line, in one pair of quotation marks";
  }
  const std::string code = bare(line);
  const auto is_ours = [](char c) {
    return is_key_letter(c) || std::string_view("=.,[]\"' \t\r").find(c) != std::string_view::npos;
  };
  if (!std::ranges::all_of(code, is_ours) || std::ranges::count(code, '.') > 2 || std::ranges::count(code, '[') > 2) {
    return "expected a heading as in [entry], a line as in tries = 3, or a comment";
  }
  return {};
}

std::optional<Error> check_lines(std::string_view text, std::string_view file) {
  const std::string name(file);
  if (text.size() > house_rules_largest) {
    return Error{.where = name,
                 .message = "expected a file of at most " + std::to_string(house_rules_largest / 1024) + " KB"};
  }
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);  // the mark that some editors put before UTF-8
  int number = 0;
  for (const std::string_view line : parts_of(text, '\n')) {
    ++number;
    const std::string_view fault = fault_of(line);
    if (fault.empty()) continue;
    return Error{.where = name + ":" + std::to_string(number),
                 .message = std::string(fault) + "; found " + in_quotes(line)};
  }
  return std::nullopt;
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
  if (const std::optional<Error> problem = check_lines(toml, file)) return *problem;
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

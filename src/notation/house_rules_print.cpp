#include <string>
#include <utility>
#include <vector>

#include "core/check.hpp"
#include "notation/house_rules.hpp"
#include "notation/reading.hpp"

namespace salida {

namespace {

std::string toml_string(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    switch (c) {
      case '"': quoted += "\\\""; break;
      case '\\': quoted += "\\\\"; break;
      case '\n': quoted += "\\n"; break;
      case '\t': quoted += "\\t"; break;
      default: quoted += c; break;
    }
  }
  return quoted + '"';
}

/// A value as TOML writes it: 3, true, "five", ["red", "blue"].
std::string toml_value(const HouseEntry& entry) {
  if (entry.kind == ValueKind::text) return toml_string(entry.value);
  if (entry.kind != ValueKind::list) return entry.value;
  std::string list;
  for (const std::string_view part : parts_of(entry.value, ',')) list += (list.empty() ? "" : ", ") + toml_string(part);
  return "[" + list + "]";
}

HouseEntry text_entry(std::string_view key, std::string value) {
  return {.key = std::string(key), .value = std::move(value), .kind = ValueKind::text, .where = {}};
}

HouseEntry field_entry(const FieldText& field) {
  return {.key = std::string(field.key), .value = field.value, .kind = field_kind(field.key), .where = {}};
}

/// Adds what is said; a field comes under its group's heading.
void add_entry(std::string& text, std::string& group, const HouseEntry& entry, std::string_view before) {
  const std::size_t dot = entry.key.find('.');
  if (dot != std::string::npos && group != entry.key.substr(0, dot)) {
    group = entry.key.substr(0, dot);
    text += "\n[" + group + "]\n";
  }
  const std::string name = dot == std::string::npos ? entry.key : entry.key.substr(dot + 1);
  text += std::string(before) + name + " = " + toml_value(entry) + "\n";
}

/// The fields that a file must name: where the rules differ from the base, and where settling would change them.
std::vector<FieldText> fields_to_name(const Rules& base, const Rules& rules) {
  std::vector<FieldText> named;
  for (const FieldText& field : all_fields(rules)) {
    const bool as_base = *get_field(base, field.key) == field.value;
    const bool as_settled = *get_field(settled(rules), field.key) == field.value;
    if (!as_base || !as_settled) named.push_back(field);
  }
  return named;
}

}  // namespace

std::vector<HouseEntry> house_entries(const NamedRules& named) {
  const NamedRules& base = *find_variant(named.base);
  std::vector<HouseEntry> entries{
      {.key = "format", .value = std::to_string(house_rules_format), .kind = ValueKind::number, .where = {}},
      text_entry("id", named.id),
      text_entry("name", named.name.en),
      text_entry("name_es", named.name.es),
      text_entry("base", named.base)};
  if (named.colours != colours_for(base.colours, named.rules.board.arms)) {
    std::string list;
    for (const std::string& colour : named.colours) list += (list.empty() ? "" : ",") + colour;
    entries.push_back({.key = "colours", .value = std::move(list), .kind = ValueKind::list, .where = {}});
  }
  if (!named.notes.empty()) entries.push_back(text_entry("notes", named.notes));
  for (const FieldText& field : fields_to_name(base.rules, named.rules)) entries.push_back(field_entry(field));
  return entries;
}

std::string to_toml(const NamedRules& named) {
  NamedRules mine = named;
  if (named.is_built_in()) {
    mine.id = "my_" + named.id;
    mine.name.en = "My " + named.name.en;
  }
  std::string text;
  std::string group;
  for (const HouseEntry& entry : house_entries(mine)) add_entry(text, group, entry, "");
  if (named.is_built_in()) {
    text += "\n# Every field as it stands: take the # away from those that your table plays otherwise.\n";
    for (const FieldText& field : all_fields(named.rules)) add_entry(text, group, field_entry(field), "# ");
  }
  return text;
}

}  // namespace salida

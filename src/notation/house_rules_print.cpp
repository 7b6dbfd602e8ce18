#include <vector>

#include "core/check.hpp"
#include "notation/house_rules.hpp"

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

std::string line(std::string_view key, const std::string& value) { return std::string(key) + " = " + value + "\n"; }

/// Adds a field under its group's heading.
void add_field(std::string& text, std::string& group, const FieldText& field, std::string_view before) {
  const std::size_t dot = field.key.find('.');
  if (group != field.key.substr(0, dot)) {
    group = field.key.substr(0, dot);
    text += "\n[" + group + "]\n";
  }
  const bool is_name = field_kind(field.key) == ValueKind::text;
  text += std::string(before) + line(field.key.substr(dot + 1), is_name ? toml_string(field.value) : field.value);
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

std::string to_toml(const NamedRules& named) {
  const NamedRules* const base = find_variant(named.base);
  const bool begins = named.is_built_in();
  std::string text = line("format", std::to_string(house_rules_format));
  text += line("id", toml_string(begins ? "my_" + named.id : named.id));
  text += line("name", toml_string(begins ? "My " + named.name.en : named.name.en));
  text += line("name_es", toml_string(named.name.es));
  text += line("base", toml_string(named.base));
  if (named.colours != colours_for(base->colours, named.rules.board.arms)) {
    std::string list;
    for (const std::string& colour : named.colours) list += (list.empty() ? "" : ", ") + toml_string(colour);
    text += line("colours", "[" + list + "]");
  }
  if (!named.notes.empty()) text += line("notes", toml_string(named.notes));

  std::string group;
  if (begins) {
    text += "\n# Every field as it stands: take the # away from those that your table plays otherwise.\n";
    for (const FieldText& field : all_fields(named.rules)) add_field(text, group, field, "# ");
  } else {
    for (const FieldText& field : fields_to_name(base->rules, named.rules)) add_field(text, group, field, "");
  }
  return text;
}

}  // namespace salida

#include <string>
#include <utility>

#include "notation/house_rules.hpp"
#include "notation/json.hpp"

namespace salida {
namespace {

/// Numbers and truths as such: their text is JSON already.
Json value_json(std::string_view key, const std::string& text) {
  const ValueKind kind = field_kind(key);
  return kind == ValueKind::truth || kind == ValueKind::number ? Json{text} : json_of(text);
}

/// The fields by their groups, as in a house-rules file.
Json groups_json(const Rules& rules) {
  JsonObject groups;
  JsonObject group;
  std::string_view name;
  for (const FieldText& field : all_fields(rules)) {
    const std::size_t dot = field.key.find('.');
    if (const std::string_view next = field.key.substr(0, dot); next != name) {
      if (!name.empty()) groups.add(name, std::exchange(group, JsonObject()));
      name = next;
    }
    group.add(field.key.substr(dot + 1), value_json(field.key, field.value));
  }
  return groups.add(name, group).done();
}

}  // namespace

Json rules_json(const NamedRules& named) {
  JsonObject json;
  json.add("format", house_rules_format)  // this is house rules, and read as such
      .add("id", named.id)
      .add("base", named.base)
      .add("name", named.name.en)
      .add("name_es", named.name.es)
      .add("country", named.country.en)
      .add("country_es", named.country.es);
  if (!named.seed.empty()) json.add("seed", named.seed);
  if (!named.notes.empty()) json.add("notes", named.notes);
  return json.add("colours", named.colours)
      .add("hash", rules_hash(named.rules))
      .add("rules", groups_json(named.rules))
      .done();
}

Json rules_list_json(std::span<const NamedRules> all) {
  JsonArray rule_sets;
  for (const NamedRules& named : all) rule_sets.add(rules_json(named));
  return JsonObject().add("format", json_format).add("rule_sets", rule_sets).done();
}

Json diff_json(const NamedRules& a, const NamedRules& b) {
  JsonArray differences;
  for (const FieldDifference& difference : diff(a.rules, b.rules)) {
    differences.add(JsonObject()
                        .add("field", difference.key)
                        .add("a", value_json(difference.key, difference.a))
                        .add("b", value_json(difference.key, difference.b))
                        .done());
  }
  return JsonObject().add("format", json_format).add("a", a.id).add("b", b.id).add("differences", differences).done();
}

}  // namespace salida

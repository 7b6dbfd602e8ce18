#include <charconv>
#include <utility>

#include "notation/house_rules.hpp"
#include "notation/json_text.hpp"
#include "notation/phrases.hpp"

namespace salida {

namespace {

using detail::Json;

Json value_of(const FieldText& field) {
  switch (field_kind(field.key)) {
    case ValueKind::truth: return field.value == "true";
    case ValueKind::number: {
      int number = 0;
      std::from_chars(field.value.data(), field.value.data() + field.value.size(), number);
      return number;
    }
    default: return field.value;
  }
}

Json object_of(const NamedRules& named) {
  Json json;
  json["format"] = json_format;
  json["id"] = named.id;
  json["base"] = named.base;
  json["name"] = named.name.en;
  json["name_es"] = named.name.es;
  json["country"] = named.country.en;
  json["country_es"] = named.country.es;
  if (!named.seed.empty()) json["seed"] = named.seed;
  if (!named.notes.empty()) json["notes"] = named.notes;
  json["colours"] = named.colours;
  json["hash"] = rules_hash(named.rules);
  for (const FieldText& field : all_fields(named.rules)) {
    const std::size_t dot = field.key.find('.');
    json["rules"][std::string(field.key.substr(0, dot))][std::string(field.key.substr(dot + 1))] = value_of(field);
  }
  return json;
}

HouseEntry entry_of(std::string key, const Json& value, std::string_view where) {
  HouseEntry entry{
      .key = std::move(key), .value = value.type_name(), .kind = ValueKind::other, .where = std::string(where)};
  if (value.is_string()) {
    entry.kind = ValueKind::text;
    entry.value = value.get<std::string>();
  } else if (value.is_number_integer() || value.is_boolean()) {
    entry.kind = value.is_boolean() ? ValueKind::truth : ValueKind::number;
    entry.value = value.dump();
  } else if (value.is_object()) {
    entry.kind = ValueKind::group;
  } else if (value.is_array()) {
    std::string joined;
    for (const Json& item : value) {
      if (!item.is_string()) return entry;
      joined += (joined.empty() ? "" : ",") + item.get<std::string>();
    }
    entry.kind = ValueKind::list;
    entry.value = joined;
  }
  return entry;
}

// What a program adds to describe the rules and what does not change them.
bool is_description(std::string_view key) {
  return key == "country" || key == "country_es" || key == "seed" || key == "hash";
}

}  // namespace

std::string rules_json(const NamedRules& named, Layout layout) { return detail::text_of(object_of(named), layout); }

std::string rules_list_json(std::span<const NamedRules> all, Layout layout) {
  Json json;
  json["format"] = json_format;
  json["rule_sets"] = Json::array();
  for (const NamedRules& named : all) json["rule_sets"].push_back(object_of(named));
  return detail::text_of(json, layout);
}

std::string diff_json(const NamedRules& a, const NamedRules& b, Layout layout) {
  Json json;
  json["format"] = json_format;
  json["a"] = a.id;
  json["b"] = b.id;
  json["differences"] = Json::array();
  for (const FieldDifference& difference : diff(a.rules, b.rules)) {
    const auto value = [&](const std::string& text) {
      return value_of({.key = difference.key, .numbers = {}, .value = text});
    };
    Json one;
    one["field"] = std::string(difference.key);
    one["a"] = value(difference.a);
    one["b"] = value(difference.b);
    json["differences"].push_back(std::move(one));
  }
  return detail::text_of(json, layout);
}

Result<NamedRules> read_rules_json(std::string_view json, std::string_view where) {
  const std::string place(where);
  if (json.size() > house_rules_largest) {
    return Error{.where = place, .message = "expected at most " + std::to_string(house_rules_largest / 1024) + " KB"};
  }
  const Json parsed = Json::parse(json, nullptr, false);
  if (!parsed.is_object()) return Error{.where = place, .message = "expected a JSON object"};
  std::vector<HouseEntry> entries;
  for (const auto& [key, value] : parsed.items()) {
    if (is_description(key)) continue;
    if (key != "rules") {
      entries.push_back(entry_of(key, value, where));
      continue;
    }
    for (const auto& [group, fields] : value.items()) {
      if (!fields.is_object()) {
        return Error{.where = place, .message = "rules: expected groups of fields; found " + in_quotes(group)};
      }
      const std::string before = group + ".";
      for (const auto& [field, held] : fields.items()) {
        entries.push_back(entry_of(std::string(before).append(field), held, where));
      }
    }
  }
  return house_rules_from(entries, where);
}

}  // namespace salida

// Reads house rules and positions from JSON, also from what 0.1.0 wrote.
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "notation/house_rules.hpp"
#include "notation/json.hpp"
#include "notation/phrases.hpp"
#include "notation/position_text.hpp"

namespace salida {
namespace {

using ParsedJson = nlohmann::ordered_json;

HouseEntry entry_of(std::string key, const ParsedJson& value, std::string_view where) {
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
    for (const ParsedJson& item : value) {
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

Result<Position> read_position_json(const NamedRules& named, std::string_view json) {
  const ParsedJson parsed = ParsedJson::parse(json, nullptr, false);
  const auto text = parsed.is_object() ? parsed.find("text") : parsed.end();
  if (text == parsed.end() || !text->is_string()) {
    return Error{.where = {}, .message = "expected a JSON object with a \"text\""};
  }
  return parse_position(named, text->get_ref<const std::string&>());
}

Result<NamedRules> read_rules_json(std::string_view json, std::string_view where) {
  const std::string place(where);
  if (json.size() > house_rules_largest) {
    return Error{.where = place, .message = "expected at most " + std::to_string(house_rules_largest / 1024) + " KB"};
  }
  const ParsedJson parsed = ParsedJson::parse(json, nullptr, false);
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

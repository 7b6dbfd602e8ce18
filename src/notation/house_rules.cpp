#include "notation/house_rules.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "core/check.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"

namespace salida {

namespace {

using Problem = std::optional<Error>;

constexpr std::array<std::string_view, 7> words_about{"format", "id", "name", "name_es", "base", "colours", "notes"};
constexpr std::array<std::string_view, 8> groups{"board",   "dice", "entry",  "crowd",
                                                 "capture", "goal", "reward", "repeat"};

Error wrong(const HouseEntry& entry, const std::string& expected, std::span<const std::string_view> names = {}) {
  const std::string found = entry.kind == ValueKind::text ? in_quotes(entry.value) : entry.value;
  return {.where = entry.where,
          .message = entry.key + ": " + expected + "; found " + found + did_you_mean(entry.value, names)};
}

bool has_controls(std::string_view text) {
  return std::ranges::any_of(
      text, [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7F; });
}

bool is_field_key(std::string_view key) { return key.find('.') != std::string_view::npos; }

class HouseReader {
 public:
  HouseReader(std::span<const HouseEntry> entries, std::string_view where) : entries_(entries), where_(where) {}

  Result<NamedRules> read() {
    if (Problem problem = check_keys()) return *problem;
    if (Problem problem = read_format()) return *problem;
    if (Problem problem = read_base()) return *problem;
    if (Problem problem = read_id()) return *problem;
    if (Problem problem = read_names()) return *problem;
    if (Problem problem = read_differences()) return *problem;
    if (Problem problem = read_colours()) return *problem;
    return std::move(named_);
  }

 private:
  [[nodiscard]] const HouseEntry* find(std::string_view key) const {
    const auto found = std::ranges::find(entries_, key, &HouseEntry::key);
    return found == entries_.end() ? nullptr : &*found;
  }

  [[nodiscard]] Error missing(std::string message) const {
    return {.where = std::string(where_), .message = std::move(message)};
  }

  [[nodiscard]] Problem check_keys() const {
    for (const HouseEntry& entry : entries_) {
      if (std::ranges::find(words_about, entry.key) != words_about.end()) continue;
      if (std::ranges::find(groups, entry.key) != groups.end()) {
        if (entry.kind == ValueKind::group) continue;
        return wrong(entry, "expected a group of fields");
      }
      if (!is_field_key(entry.key)) {
        std::vector<std::string_view> names(words_about.begin(), words_about.end());
        names.insert(names.end(), groups.begin(), groups.end());
        return Error{.where = entry.where,
                     .message = "expected " + any_of(words_about) + ", or a group of fields: " + any_of(groups) +
                                "; found " + in_quotes(entry.key) + did_you_mean(entry.key, names)};
      }
      if (field_expects(entry.key).empty())
        return Error{.where = entry.where, .message = unknown_field(entry.key).message};
    }
    return {};
  }

  [[nodiscard]] Problem read_format() const {
    const HouseEntry* const format = find("format");
    const std::string expected = std::to_string(house_rules_format);
    if (format == nullptr) return missing("expected format = " + expected);
    if (format->kind != ValueKind::number || format->value != expected) {
      return wrong(*format, "expected " + expected + ", the format that this program reads");
    }
    return {};
  }

  Problem read_base() {
    const HouseEntry* const base = find("base");
    std::vector<std::string_view> ids;
    for (const NamedRules& known : variants()) ids.push_back(known.id);
    if (base == nullptr) return missing("expected base = the rule set that these rules depart from: " + any_of(ids));
    const NamedRules* const known = base->kind == ValueKind::text ? find_variant(base->value) : nullptr;
    if (known == nullptr) return wrong(*base, "expected " + any_of(ids), ids);
    base_ = known;
    named_ = *known;
    named_.seed.clear();
    named_.networks.clear();  // trained for the rules of the base
    return {};
  }

  Problem read_id() {
    const HouseEntry* const id = find("id");
    if (id == nullptr) return missing("expected id = a name for these rules");
    const auto is_plain = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    const bool fits = id->kind == ValueKind::text && !id->value.empty() && id->value.size() <= 32;
    if (!fits || !std::ranges::all_of(id->value, is_plain)) {
      return wrong(*id, "expected 1 to 32 lower-case letters, digits, _ or -");
    }
    if (find_variant(id->value) != nullptr) return wrong(*id, "expected an id that is not a built-in rule set's");
    named_.id = id->value;
    named_.name = {.en = id->value, .es = id->value};
    return {};
  }

  Problem read_names() {
    for (const std::string_view key : {"name", "name_es"}) {
      const HouseEntry* const name = find(key);
      if (name == nullptr) continue;
      const bool fits = name->kind == ValueKind::text && !name->value.empty() && name->value.size() <= 100;
      if (!fits || name->value.find_first_of("\n\t") != std::string::npos || has_controls(name->value))
        return wrong(*name, "expected a line of 1 to 100 bytes");
      if (key == "name") named_.name = {.en = name->value, .es = name->value};
      if (key == "name_es") named_.name.es = name->value;
    }
    if (const HouseEntry* const notes = find("notes")) {
      const bool fits = notes->kind == ValueKind::text && notes->value.size() <= 500 && !has_controls(notes->value);
      if (!fits) return wrong(*notes, "expected text of at most 500 bytes");
      named_.notes = notes->value;
    }
    return {};
  }

  /// B6: one for each arm, each once. Where none are named, those of the base and further ones.
  Problem read_colours() {
    const int arms = named_.rules.board.arms;
    named_.colours = colours_for(base_->colours, arms);
    const HouseEntry* const colours = find("colours");
    if (colours == nullptr) return {};
    if (colours->kind != ValueKind::list)
      return wrong(*colours, "expected a list of " + std::to_string(arms) + " colours");
    named_.colours.clear();
    for (const std::string_view name : parts_of(colours->value, ',')) {
      const HouseEntry one{.key = "colours", .value = std::string(name), .where = colours->where};
      if (std::ranges::find(colour_names(), name) == colour_names().end()) {
        return wrong(one, "expected " + any_of(colour_names()), colour_names());
      }
      if (std::ranges::find(named_.colours, name) != named_.colours.end())
        return wrong(one, "expected each colour once");
      named_.colours.emplace_back(name);
    }
    if (named_.colours.size() == static_cast<std::size_t>(arms)) return {};
    return Error{.where = colours->where,
                 .message = "colours: expected one for each of " + std::to_string(arms) + " seats; found " +
                            std::to_string(named_.colours.size())};
  }

  // --- The differences

  /// The base with the differences, but for one of them; fields that nobody mentions are settled.
  [[nodiscard]] Rules rules_without(const HouseEntry* left_out) const {
    Rules rules = base_->rules;
    const auto apply = [&] {
      for (const HouseEntry& entry : entries_) {
        if (&entry != left_out && is_field_key(entry.key)) (void)set_field(rules, entry.key, entry.value);
      }
    };
    apply();
    rules = settled(rules);
    apply();  // what is said stands, even where it has lost its meaning: the check tells
    return rules;
  }

  Problem read_differences() {
    for (const HouseEntry& entry : entries_) {
      if (!is_field_key(entry.key)) continue;
      if (entry.kind != field_kind(entry.key)) return wrong(entry, field_expects(entry.key));
      Rules rules;
      if (const Problem problem = set_field(rules, entry.key, entry.value)) {
        return Error{.where = entry.where, .message = problem->text()};
      }
    }
    named_.rules = rules_without(nullptr);
    const Contradiction contradiction = check(named_.rules);
    return contradiction ? Problem(blamed(contradiction)) : Problem();
  }

  /// A contradiction at the line of its field, or, where no line names that field, of the first that brings it about.
  [[nodiscard]] Error blamed(const Contradiction& contradiction) const {
    const std::string message = std::string(contradiction.field) + ": " + std::string(contradiction.problem);
    const HouseEntry* const named = find(contradiction.field);
    if (named != nullptr) return {.where = named->where, .message = message + "; found " + named->value};
    for (const HouseEntry& entry : entries_) {
      if (!is_field_key(entry.key) || check(rules_without(&entry)).field == contradiction.field) continue;
      return {.where = entry.where, .message = message + " (because of " + entry.key + ")"};
    }
    return missing(message);
  }

  std::span<const HouseEntry> entries_;
  std::string_view where_;
  const NamedRules* base_ = nullptr;
  NamedRules named_;
};

}  // namespace

Result<NamedRules> house_rules_from(std::span<const HouseEntry> entries, std::string_view where) {
  return HouseReader(entries, where).read();
}

}  // namespace salida

// The rule sets: what there is, what they say, and house rules that the page hands in.
#include <algorithm>
#include <array>
#include <string>

#include "answers.hpp"
#include "bots/bots.hpp"
#include "core/version.hpp"
#include "nets/network_choice.hpp"
#include "notation/fields_text.hpp"
#include "notation/house_rules.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "requested.hpp"
#include "view/look_style.hpp"
#include "words/bot_words.hpp"
#include "words/rule_words.hpp"
#include "words/vocabulary.hpp"

namespace salida::wasm {
namespace {

Json json_of_names(const Bilingual& names) { return JsonObject().add("en", names.en).add("es", names.es).done(); }

Json json_of_rules(const NamedRules& named) {
  JsonArray colours;
  for (const std::string& colour : named.colours) {
    colours.add(JsonObject()
                    .add("id", colour)
                    .add("en", colour_words(Language::english, colour))
                    .add("es", colour_words(Language::spanish, colour))
                    .done());
  }
  return JsonObject()
      .add("id", named.id)
      .add("base", named.base)
      .add("name", json_of_names(named.name))
      .add("country", json_of_names(named.country))
      .add("notes", named.notes)
      .add("hash", rules_hash(named.rules))
      .add("look", style_of(named.look).name)
      .add("lesson", named.lesson)
      .add("arms", named.rules.board.arms)
      .add("pieces", named.rules.board.pieces)
      .add("dice", named.rules.dice.count)
      .add("calling", named.rules.capture.calling)
      .add("until", name_of(named.rules.goal.until))
      .add("colours", colours.done())
      .done();
}

Json json_of_levels() {
  JsonArray levels;
  for (std::size_t k = 0; k < level_names.size(); ++k)
    levels.add(JsonObject().add("level", level_names[k]).add("name", json_of_names(level_words()[k])).done());
  return levels.done();
}

/// Every word that a field can hold, and what it means.
Json json_of_options(Language language, const NamedRules& named, const AnyField& field) {
  JsonArray options;
  for (const std::string_view word : field.words) {
    options.add(
        JsonObject().add("value", word).add("answer", rule_answer(language, named, field.field.key, word)).done());
  }
  return options.done();
}

std::string_view kind_of(const AnyField& field) {
  switch (field.kind) {
    case ValueKind::truth: return "truth";
    case ValueKind::text: return "choice";
    default: return "number";
  }
}

Json json_of_field(Language language, const NamedRules& named, const FieldText& text, std::string_view base) {
  const AnyField& field = *find_field(text.key);
  const bool is_number = field.kind == ValueKind::number;
  return JsonObject()
      .add("key", text.key)
      .add("group", text.key.substr(0, text.key.find('.')))
      .add("numbers", text.numbers)
      .add("value", text.value)
      .add("base", base)
      .add("kind", kind_of(field))
      .add("options", json_of_options(language, named, field))
      .add("low", is_number ? json_of(field.field.low) : Json())
      .add("high", is_number ? json_of(field.field.high) : Json())
      .add("question", rule_question(language, named, text.key))
      .add("answer", rule_answer(language, named, text.key, text.value))
      .done();
}

/// "number entry.tries": the kind of value, as the page's reader of TOML found it, and the key.
Result<HouseEntry> entry_of(const Request::Field& field) {
  const std::size_t blank = field.name.find(' ');
  const std::optional<ValueKind> kind = find_named<ValueKind>(field.name.substr(0, blank));
  if (blank == std::string_view::npos || !kind) {
    return Error{
        .where = "request",
        .message = "expected " + any_of(names_of<ValueKind>) + ", a blank and a key; found " + in_quotes(field.name)};
  }
  const std::string key(field.name.substr(blank + 1));
  return HouseEntry{.key = key, .value = std::string(field.value), .kind = *kind, .where = key};
}

/// Who is to play by which rules, as far as a network is concerned.
struct BotTable {
  Rules rules;
  std::vector<std::string> seats;
  bool uses_network;
};

/// Of a record, or of "rules" and "seats": names with commas between.
Result<BotTable> requested_bot_table(const Registry& registry, const Request& request) {
  if (request.has("record")) {
    const Result<ReadGame> game = requested_record(request, OpenTurn::kept);
    if (!game) return game.error();
    // Bots may sit in for people, and a review judges by the network, whoever played.
    BotTable table{.rules = game->record.named.rules, .seats = {}, .uses_network = true};
    for (const RecordedSeat& seat : game->record.seats) table.seats.push_back(seat.kind);
    return table;
  }
  const Result<const NamedRules*> named = requested_rules(registry, request);
  if (!named) return named.error();
  BotTable table{.rules = (*named)->rules, .seats = {}, .uses_network = false};
  for (const std::string_view seat : parts_of(request.text("seats"), ',')) table.seats.emplace_back(seat);
  table.uses_network = std::ranges::any_of(table.seats, wants_network);
  const unsigned arms = table.rules.board.arms;
  if (table.seats.size() >= 2 && table.seats.size() <= arms) return table;
  return Error{.where = "seats", .message = "expected 2 to " + std::to_string(arms) + " players, with commas between"};
}

}  // namespace

Answer catalogue(Registry& /*registry*/, const Request& /*request*/) {
  JsonArray rules;
  for (const NamedRules& named : variants()) rules.add(json_of_rules(named));
  return JsonObject()
      .add("version", version)
      .add("rules", rules.done())
      .add("bots", bot_names)
      .add("levels", level_names)
      .add("level_words", json_of_levels())
      .done();
}

Answer rules_text(Registry& registry, const Request& request) {
  const Result<const NamedRules*> named = requested_rules(registry, request);
  if (!named) return named.error();
  const Rules& base = find_variant((*named)->base)->rules;
  const std::vector<FieldText> of_base = all_fields(base);
  const std::vector<FieldText> of_these = all_fields((*named)->rules);
  JsonArray fields;
  for (std::size_t k = 0; k < of_these.size(); ++k)
    fields.add(json_of_field(request.language(), **named, of_these[k], of_base[k].value));
  JsonArray differences;
  for (const FieldDifference& difference : diff(base, (*named)->rules)) differences.add(difference.key);
  return JsonObject()
      .add("rules", json_of_rules(**named))
      .add("fields", fields.done())
      .add("differences", differences.done())
      .add("toml", to_toml(**named))
      .done();
}

Answer take_house_rules(Registry& registry, const Request& request) {
  std::vector<HouseEntry> entries;
  for (const Request::Field& field : request.fields()) {
    Result<HouseEntry> entry = entry_of(field);
    if (!entry) return entry.error();
    entries.push_back(*std::move(entry));
  }
  const Result<NamedRules> named = house_rules_from(entries, "house rules");
  if (!named) return named.error();
  if (!registry.keep(*named)) return Error{.where = "house rules", .message = "expected fewer: too many are kept"};
  return json_of_rules(*named);
}

Answer choose_network(Registry& registry, const Request& request) {
  const Result<BotTable> table = requested_bot_table(registry, request);
  if (!table) return table.error();
  const std::string name = network_for(table->rules, static_cast<int>(table->seats.size()));
  std::vector<std::string> remarks = bots_without_network(table->rules, table->seats);
  for (std::string& bot : remarks) bot = no_network_words(request.language(), bot);
  return JsonObject()
      .add("network", name.empty() || !table->uses_network ? Json() : json_of(name))
      .add("remarks", remarks)
      .done();
}

Answer take_network(Registry& registry, const Request& request) {
  const std::string_view name = request.text("network");
  if (rules_of_network(name) == nullptr) {
    return Error{.where = "network",
                 .message = "expected a network's name, as in parchis4a-4; found " + in_quotes(name)};
  }
  std::optional<NetworkWeights> weights = read_network(request.text("bytes"));
  if (!weights) return Error{.where = "bytes", .message = "expected a network, as nets/*.net hold them"};
  registry.keep_network(name, *std::move(weights));
  return JsonObject().add("network", name).done();
}

}  // namespace salida::wasm

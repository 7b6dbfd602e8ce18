// salida rules: list, show, check and compare rule sets.
#include <algorithm>

#include <fmt/core.h>

#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "core/fields.hpp"
#include "notation/fields_text.hpp"
#include "notation/house_rules.hpp"
#include "notation/json.hpp"
#include "words/rule_words.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

const std::string& in(Language language, const Bilingual& text) {
  return language == Language::spanish ? text.es : text.en;
}

}  // namespace

int list_rules(const RulesOptions& options) {
  if (options.json) {
    print_line(rules_list_json(variants(), Layout::indented));
    return ExitCode::success;
  }
  for (const NamedRules& named : variants()) {
    print_line(fmt::format("{:<10}  {}  {}", named.id, rules_hash(named.rules), in(options.language, named.name)));
  }
  return ExitCode::success;
}

int show_rules(const RulesOptions& options) {
  const Result<NamedRules> named = load_rules(options.names.front());
  if (!named) return refuse(named.error());
  if (options.json) {
    print_line(rules_json(*named, Layout::indented));
    return ExitCode::success;
  }
  if (options.toml) {
    print(to_toml(*named));
    return ExitCode::success;
  }
  const Language language = options.language;
  print_line(fmt::format("{}: {}", named->id, in(language, named->name)));
  std::string seats;
  for (std::size_t seat = 0; seat < named->rules.board.arms; ++seat) {
    seats += fmt::format("{}{} {}", seats.empty() ? "" : ", ", seat + 1,
                         seat_words(language, *named, static_cast<Seat>(seat)));
  }
  print_line(fmt::format("  {}  {}", seats, rules_hash(named->rules)));
  for (const FieldText& field : all_fields(named->rules)) {
    const std::string answer = rule_answer(language, *named, field.key, field.value);
    print_line(fmt::format("  {:<22} {:<20} {}", field.key, field.value, rule_question(language, *named, field.key)));
    if (!answer.empty() && answer != field.value) print_line(fmt::format("  {:<22} {:<20}   {}", "", "", answer));
  }
  return ExitCode::success;
}

int check_rules(const RulesOptions& options) {
  int status = ExitCode::success;
  for (const std::string& name : options.names) {
    const Result<NamedRules> named = load_rules(name);
    if (!named) {
      status = refuse(named.error());
      continue;
    }
    const std::size_t differences = diff(find_variant(named->base)->rules, named->rules).size();
    print_line(fmt::format("{}: good: {}, {} field{} away from {}", name, named->id, differences,
                           differences == 1 ? "" : "s", named->base));
  }
  return status;
}

int diff_rules(const RulesOptions& options) {
  const Result<NamedRules> a = load_rules(options.names.at(0));
  if (!a) return refuse(a.error());
  const Result<NamedRules> b = load_rules(options.names.at(1));
  if (!b) return refuse(b.error());
  const std::vector<FieldDifference> differences = diff(a->rules, b->rules);
  const int status = differences.empty() ? ExitCode::success : ExitCode::differs;
  if (options.json) {
    print_line(diff_json(*a, *b, Layout::indented));
    return status;
  }
  std::size_t width = a->id.size();
  for (const FieldDifference& field : differences) width = std::max(width, field.a.size());
  print_line(fmt::format("{:<22}  {:<{}}  {}", "", a->id, width, b->id));
  for (const FieldDifference& field : differences) {
    print_line(fmt::format("{:<22}  {:<{}}  {}", field.key, field.a, width, field.b));
  }
  if (differences.empty()) print_line("the same rules");
  return status;
}

}  // namespace salida::cli

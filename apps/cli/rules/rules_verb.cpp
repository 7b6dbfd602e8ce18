// salida rules: list, show, check and compare rule sets.
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "core/fields.hpp"
#include "notation/fields_text.hpp"
#include "notation/house_rules.hpp"
#include "notation/json.hpp"
#include "words/language.hpp"
#include "words/rule_words.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

struct RulesOptions {
  std::vector<std::string> names;  // ids or files
  Language language = Language::english;
  bool json = false;
  bool toml = false;
};

const std::string& in(Language language, const Bilingual& text) {
  return language == Language::spanish ? text.es : text.en;
}

int list_rules(const RulesOptions& options) {
  if (options.json) {
    print_line(indented(rules_list_json(variants())));
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
    print_line(indented(rules_json(*named)));
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
    print_line(indented(diff_json(*a, *b)));
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

}  // namespace

void add_rules_verb(const Verb& program) {
  const Verb rules = program.add_verb("rules", "list, show, check and compare rule sets",
                                      "  salida rules list\n"
                                      "  salida rules show medellin --lang es\n"
                                      "  salida rules check rules/five_six_pair.toml\n"
                                      "  salida rules diff medellin rules/five_six_pair.toml");
  rules.needs_a_verb();
  const Verb list = rules.add_verb("list", "the built-in rule sets", "  salida rules list --json");
  auto& for_list = list.does(&list_rules);
  list.flag("--json", for_list.json, "as JSON");
  add_language(list, for_list.language);
  const Verb show = rules.add_verb("show", "every field of a rule set and what it means",
                                   "  salida rules show parcheesi\n  salida rules show parchis2d --toml > mine.toml");
  auto& for_show = show.does(&show_rules);
  show.option("rules", for_show.names, "ID|FILE", rules_help).required().takes(1);
  const Option json = show.flag("--json", for_show.json, "as JSON");
  show.flag("--toml", for_show.toml, "as a house-rules file, to begin one with").excludes(json);
  add_language(show, for_show.language);
  const Verb check =
      rules.add_verb("check", "whether house-rules files make a game", "  salida rules check rules/*.toml");
  auto& for_check = check.does(&check_rules);
  check.option("files", for_check.names, "FILE...", "house-rules files").required();
  const Verb diff = rules.add_verb("diff", "the fields in which two rule sets differ; the status is 1 where they do",
                                   "  salida rules diff simulator medellin");
  auto& for_diff = diff.does(&diff_rules);
  diff.option("rules", for_diff.names, "A B", rules_help).required().takes(2);
  diff.flag("--json", for_diff.json, "as JSON");
}

}  // namespace salida::cli

// salida legal: every distinct outcome of a roll.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/positions/typed_roll.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "core/play.hpp"
#include "notation/json.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "sim/outcomes.hpp"

namespace salida::cli {
namespace {

struct LegalOptions {
  std::string rules;  // house rules that the position may be of
  std::string position;
  std::string roll;
  bool batch = false;
  bool json = false;
};

/// The outcomes of what is asked: a roll, a call, or nothing, for a position inside a turn.
Result<std::vector<Outcome>> outcomes_asked(const FoundPosition& found, const std::string& asked) {
  const Rules& rules = found.named->rules;
  switch (found.position.phase) {
    case Phase::over: return Error{"position", "expected a game that goes on; this one is over"};
    case Phase::play:
    case Phase::atone:
      if (!asked.empty()) return Error{"roll", "expected none: the position is inside a turn, its dice are thrown"};
      return outcomes_inside_turn(rules, found.position);
    case Phase::roll: break;
  }
  if (asked.empty()) return Error{"roll", "expected a roll, as in 4-2 (one die: 4), or call"};
  if (asked == "call") {
    if (!rules.capture.calling) return Error{"roll", "expected a roll: these rules have no calls"};
    return outcomes_of_call(rules, found.position);
  }
  const Result<Roll> roll = read_typed_roll(rules, found.position, asked);
  if (!roll) return roll.error();
  return outcomes_of_roll(rules, found.position, *roll);
}

/// The position from which an outcome's play is told.
Position before_play(const FoundPosition& found, const std::string& asked) {
  const Rules& rules = found.named->rules;
  if (found.position.phase != Phase::roll) return found.position;
  if (asked == "call") return after(rules, found.position, legal_actions(rules, found.position)[0]);
  return after_roll(rules, found.position, *parse_roll(asked));
}

enum class Plays { none, told };

Result<Outcomes> answer(const KnownRules& known, const std::string& text, const std::string& asked, Plays plays) {
  const Result<FoundPosition> found = known.position(text);
  if (!found) return found.error();
  const Result<std::vector<Outcome>> outcomes = outcomes_asked(*found, asked);
  if (!outcomes) return outcomes.error();

  std::vector<std::pair<std::string, std::string>> rows;
  for (const Outcome& outcome : *outcomes) {
    rows.emplace_back(to_text(*found->named, outcome.position),
                      plays == Plays::told ? play_text(found->named->rules, before_play(*found, asked), outcome.play)
                                           : std::string{});
  }
  std::ranges::sort(rows);
  Outcomes answer{.position = text, .roll = asked, .outcomes = {}, .plays = {}};
  for (auto& [position, play] : rows) {
    answer.outcomes.push_back(std::move(position));
    if (plays == Plays::told) answer.plays.push_back(std::move(play));
  }
  return answer;
}

int list_legal(const LegalOptions& options) {
  if (options.position.empty())
    return refuse({"legal", "expected --position TEXT or --batch; salida legal --help has examples"});
  const Result<KnownRules> known = KnownRules::with(options.rules);
  if (!known) return refuse(known.error());
  const Result<Outcomes> found = answer(*known, options.position, options.roll, Plays::told);
  if (!found) return refuse(found.error());
  if (options.json) {
    print_line(indented(outcomes_json(*found)));
    return ExitCode::success;
  }
  std::size_t width = 4;
  for (const std::string& play : found->plays) width = std::max(width, play.size());
  for (std::size_t k = 0; k < found->outcomes.size(); ++k) {
    print_line(fmt::format("{:<{}}  {}", found->plays[k], width, found->outcomes[k]));
  }
  if (found->outcomes.empty()) print_line("nothing was missed: there is nothing to call");
  return ExitCode::success;
}

int answer_batch(const LegalOptions& options) {
  const Result<KnownRules> known = KnownRules::with(options.rules);
  if (!known) return refuse(known.error());
  int status = ExitCode::success;
  std::size_t number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++number;
    if (line.ends_with('\r')) line.pop_back();
    const std::size_t tab = line.find('\t');
    const std::string position = line.substr(0, tab);
    const std::string roll = tab == std::string::npos ? std::string{} : line.substr(tab + 1);
    const Result<Outcomes> found = answer(*known, position, roll, Plays::none);
    if (found) {
      print_line(outcomes_json(*found).text);
    } else {
      print_line(error_json({fmt::format("line {}", number), found.error().text()}).text);
      status = ExitCode::bad_input;
    }
    flush();  // whoever asks may wait for the answer before the next question
  }
  if (std::cin.bad()) throw MachineError("cannot read standard input");
  return status;
}

int tell_legal(const LegalOptions& options) { return options.batch ? answer_batch(options) : list_legal(options); }

}  // namespace

void add_legal_verb(const Verb& program) {
  const Verb legal = program.add_verb(
      "legal", "every distinct outcome of a roll, and a play that leads to it",
      "  salida legal --position 'parchis4a t1 1:n,n,10,30 2:n,n,n,13 3:n,n,n,n 4:n,n,n,n f5=12' --roll 3\n"
      "  salida legal --position 'medellin t2 1:13,24,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n off=1:13' --roll call\n"
      "  printf 'simulator t1 1:10,g,g,g 3:n,n,n,n\\t1-2\\n' | salida legal --batch");
  auto& options = legal.does(tell_legal);
  const Option position = legal.option("--position", options.position, "TEXT", "a position, as docs/notation.md says");
  const Option roll = legal.option("--roll", options.roll, "A-B|A|call", "A-B, or A for one die, or call");
  legal.option("--rules", options.rules, "ID|FILE", "the house-rules file that the position is of");
  legal.flag("--json", options.json, "as JSON");
  legal.flag("--batch", options.batch, "answer lines 'position<TAB>roll' of standard input, a JSON object each")
      .excludes(position)
      .excludes(roll);
}

}  // namespace salida::cli

// salida show: a position as people see it, drawn in the terminal or as a picture, and told in words.
#include <optional>
#include <string>
#include <utility>

#include "cli/command_line/checks.hpp"
#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/playing/board_drawer.hpp"
#include "cli/rules/load_rules.hpp"
#include "cli/verbs.hpp"
#include "core/play.hpp"
#include "notation/json.hpp"
#include "tui/board_labels.hpp"
#include "view/board_svg.hpp"
#include "words/language.hpp"
#include "words/situation.hpp"

namespace salida::cli {
namespace {

struct ShowOptions {
  std::string rules;                    // house rules that the position may be of
  std::optional<std::string> position;  // none: the beginning of a game
  std::string svg;                      // empty: the terminal
  Language language = Language::english;
  bool json = false;
};

struct Shown {
  NamedRules named;
  Position position;
};

/// The position that was given, or the beginning of a game by the rules that were.
Result<Shown> position_asked(const ShowOptions& options) {
  if (options.position) {
    const Result<KnownRules> known = KnownRules::with(options.rules);
    if (!known) return known.error();
    const Result<FoundPosition> found = known->position(*options.position);
    if (!found) return found.error();
    return Shown{.named = *found->named, .position = found->position};
  }
  if (options.rules.empty())
    return Error{"show", "expected --position TEXT, or --rules ID|FILE alone; salida show --help has examples"};
  const Result<NamedRules> named = load_rules(options.rules);
  if (!named) return named.error();
  return Shown{.named = *named, .position = start(named->rules, seats_for(named->rules, named->rules.board.arms), 0)};
}

std::string name_in(Language language, const NamedRules& named) {
  return language == Language::spanish ? named.name.es : named.name.en;
}

std::string picture_of(const Shown& shown, Language language) {
  BoardDrawing drawing;
  drawing.title = name_in(language, shown.named);
  for (const std::string& sentence : situation_words(language, shown.named, shown.position))
    drawing.description += sentence + ' ';
  for (const std::string& sentence : pieces_words(language, shown.named, shown.position))
    drawing.description += sentence + ' ';
  drawing.description.pop_back();
  drawing.look = shown.named.look;
  drawing.seats = marks_of(shown.named, language);
  drawing.seat_legend = true;
  drawing.position = shown.position;
  return board_svg(shown.named.rules, drawing);
}

int show_position(const ShowOptions& options) {
  const Result<Shown> shown = position_asked(options);
  if (!shown) return refuse(shown.error());
  if (options.json) {
    print_line(indented(position_json(shown->named, shown->position)));
    return ExitCode::success;
  }
  if (!options.svg.empty()) {
    Result<OutputFile> begun = OutputFile::begin(options.svg);
    if (!begun) return refuse(begun.error());
    OutputFile file = *std::move(begun);
    file.write(picture_of(*shown, options.language));
    file.finish();
    return ExitCode::success;
  }
  print_line(name_in(options.language, shown->named));
  BoardDrawer(shown->named, options.language).draw(shown->position);
  for (const std::string& sentence : situation_words(options.language, shown->named, shown->position))
    print_line(sentence);
  return ExitCode::success;
}

}  // namespace

void add_show_verb(const Verb& program) {
  const Verb show =
      program.add_verb("show", "a position as people see it: drawn in the terminal, or as a picture",
                       "  salida show --position 'medellin t2 1:13,24,g,g 2:n,n,n,14 3:n,n,n,n 4:n,n,n,n off=1:13'\n"
                       "  salida show --position 'parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3' --lang es\n"
                       "  salida show --rules rules/six_arm_parques.toml\n"
                       "  salida show --rules parchis4a --svg board.svg");
  auto& options = show.does(show_position);
  show.option("--position", options.position, "TEXT", "a position, as docs/notation.md says; by default the beginning");
  show.option("--rules", options.rules, "ID|FILE",
              "the house-rules file that the position is of, or whose beginning to show");
  add_language(show, options.language);
  const Option svg =
      show.option("--svg", options.svg, "FILE", "draw it as a picture; - for standard output").check(not_empty());
  show.flag("--json", options.json, "as JSON").excludes(svg);
}

}  // namespace salida::cli

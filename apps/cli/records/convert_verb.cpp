// salida convert: recorded games in the other form, or in the one that this program writes.
#include <optional>
#include <string>

#include "cli/command_line/checks.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/machine/output_file.hpp"
#include "cli/records/game_file.hpp"
#include "cli/verbs.hpp"
#include "record/record_text.hpp"

namespace salida::cli {
namespace {

struct ConvertOptions {
  std::string file;
  std::string output = "-";
  bool json = false;
};

int convert_games(const ConvertOptions& options) {
  Result<GameFile> opened = GameFile::open(options.file);
  if (!opened) return refuse(opened.error());
  GameFile file = *std::move(opened);
  std::string text;
  bool any = false;
  while (const std::optional<Result<ReadGame>> game = file.next()) {
    if (!*game) return refuse(game->error());
    any = true;
    const ReadGame& read = **game;
    if (read.cut_off) note(*read.cut_off);
    text += options.json ? to_json_lines(read.record) : to_text(read.record);
  }
  if (!any) return refuse({options.file, "expected a recorded game; found none"});
  Result<OutputFile> output = OutputFile::begin(options.output);
  if (!output) return refuse(output.error());
  OutputFile out = *std::move(output);
  out.write(text);
  out.finish();
  return ExitCode::success;
}

}  // namespace

void add_convert_verb(const Verb& program) {
  const Verb convert = program.add_verb("convert", "recorded games as text or as JSON lines",
                                        "  salida convert game.salida --json\n"
                                        "  salida convert game.jsonl --output game.salida");
  auto& options = convert.does(convert_games);
  convert.option("file", options.file, "FILE", "recorded games in either form").required();
  convert.option("--output", options.output, "FILE", "where to; by default standard output").check(not_empty());
  convert.flag("--json", options.json, "as JSON lines; by default as text");
}

}  // namespace salida::cli

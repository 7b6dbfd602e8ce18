// salida solve --compare: what a bot's decisions lose against exact play.
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "bots/bots.hpp"
#include "cli/endings/ending_compare.hpp"
#include "cli/endings/ending_files.hpp"
#include "cli/endings/solve_options.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/interrupts.hpp"
#include "cli/machine/output.hpp"
#include "cli/players/players.hpp"
#include "nets/network_choice.hpp"
#include "notation/json.hpp"
#include "words/bot_words.hpp"

namespace salida::cli {

int compare_bot(const SolveOptions& options) {
  const Result<ChosenEnding> asked = chosen_ending(options);
  if (!asked) return refuse(asked.error());
  constexpr std::uint64_t most_decisions = 10'000'000;
  if (options.decisions < 1 || options.decisions > most_decisions)
    return refuse({"--decisions", fmt::format("expected 1 to {}; found {}", most_decisions, options.decisions)});
  const Result<std::shared_ptr<const EndingTable>> table = table_for(options, *asked);
  if (!table) return refuse(table.error());
  if (!*table) return ExitCode::differs;
  if (wants_network(options.compare) && network_for(asked->named.rules, asked->ending.players).empty())
    note(no_network_words(Language::english, options.compare));
  catch_interrupts();
  const std::optional<Comparison> found = compare_with_exact_play({.named = asked->named,
                                                                   .table = **table,
                                                                   .bot = options.compare,
                                                                   .decisions = options.decisions,
                                                                   .seed = options.seed,
                                                                   .threads = options.threads});
  if (options.json) {
    JsonObject json;
    json.add("format", json_format)
        .add("rules", asked->named.id)
        .add("ending", name_of(asked->ending))
        .add("bot", options.compare)
        .add("seed", options.seed)
        .add("decisions", found ? found->decisions : 0);
    if (found && found->decisions > 0) {
      json.add("loss", JsonObject()
                           .add("mean", found->mean)
                           .add("low", found->low)
                           .add("high", found->high)
                           .add("largest", found->largest))
          .add("lose_nothing", static_cast<double>(found->free) / static_cast<double>(found->decisions))
          .add("worst", JsonObject()
                            .add("position", found->position)
                            .add("roll", found->roll)
                            .add("played", found->played)
                            .add("best", found->best))
          .add("seconds", found->seconds);
    }
    print_line(json.done().text);
    return ExitCode::success;
  }
  print_line(fmt::format("{}, {}", asked->named.id, words_of(asked->ending)));
  if (!found || found->decisions == 0) {
    print_line(found ? "interrupted: nothing was decided"
                     : "nothing to decide: every roll can be played to one end only");
    return ExitCode::success;
  }
  print_line(fmt::format("{} without tables: {} decisions, seed {}, {:.1f} s", options.compare, found->decisions,
                         options.seed, found->seconds));
  print_line(
      fmt::format("loses {:.4f} % of its chance to win a decision (95 %: {:.4f} - {:.4f} %); {:.1f} % of decisions "
                  "lose nothing",
                  100 * found->mean, 100 * found->low, 100 * found->high,
                  100 * static_cast<double>(found->free) / static_cast<double>(found->decisions)));
  print_line(fmt::format("the largest loss is {:.3f} %: {}  roll {}: played {}, best {}", 100 * found->largest,
                         found->position, found->roll, found->played, found->best));
  return ExitCode::success;
}

}  // namespace salida::cli

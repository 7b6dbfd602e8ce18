// salida audit: whether recorded games are sound, and how lucky each seat was.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "cli/command_line/common_options.hpp"
#include "cli/command_line/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/machine/output.hpp"
#include "cli/records/game_file.hpp"
#include "cli/verbs.hpp"
#include "record/luck.hpp"
#include "sim/audit.hpp"
#include "sim/audit_json.hpp"
#include "sim/audit_words.hpp"
#include "words/language.hpp"
#include "words/vocabulary.hpp"

namespace salida::cli {
namespace {

/// What is said of files; what is said of a game is in sim/audit_words.hpp.
enum class AuditWord : std::uint8_t {
  sound,
  sum,
  not_made_again,
  so_far,
  luck,
  rolls,
  pips,
  repeats,
  exits,
  seat,
  luck_note,
};

struct InBoth {
  std::string_view en, es;
};

// In the order of AuditWord.
// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns.
constexpr auto words = std::to_array<InBoth>({
    {"{}: the game is sound.", "{}: la partida es limpia."},
    {"{} games: {} sound, {} not.", "{} partidas: {} limpias, {} no."},
    {"In {} of them the dice could not be made again.", "En {} de ellas no se pudieron repetir los dados."},
    {"{} games", "{} partidas"},
    {"luck", "suerte"},
    {"rolls", "tiradas"},
    {"pips", "puntos"},
    {"doubles or sixes", "pares o seises"},
    {"rolls to come out", "tiradas para salir"},
    {"seat", "puesto"},
    {"In brackets what was to be expected. Luck proves nothing.",
     "Entre paréntesis, lo que se podía esperar. La suerte no prueba nada."},
});
// NOLINTEND(modernize-use-designated-initializers)
static_assert(words.size() == static_cast<std::size_t>(AuditWord::luck_note) + 1);

std::string_view audit_words(Language language, AuditWord word) {
  const InBoth& both = words[static_cast<std::size_t>(word)];
  return language == Language::spanish ? both.es : both.en;
}

struct AuditOptions {
  std::vector<std::string> files;
  Language language = Language::english;
  bool json = false;
};

/// One game and what was found, which may be what kept it from being read.
struct AuditedGame {
  std::string file;
  std::size_t number = 0;  // in its file
  bool is_read = false;
  ReadGame game{};
  Audit audit{};
};

/// What all games came to.
struct AuditSum {
  std::size_t games = 0;
  std::size_t unsound = 0;
  std::size_t not_made_again = 0;
  LuckOfSeats luck{};
};

class Auditor {
 public:
  explicit Auditor(const AuditOptions& options) : options_(options) {}

  /// Nothing where it could be read, whatever is in it.
  std::optional<Error> read(const std::string& path) {
    Result<GameFile> opened = GameFile::open(path);
    if (!opened) return opened.error();
    GameFile file = *std::move(opened);
    std::size_t number = 0;
    while (std::optional<Result<ReadGame>> game = file.next())
      take({.file = path, .number = ++number}, *std::move(game));
    if (number == 0) return Error{path, "expected a recorded game; found none"};
    return std::nullopt;
  }

  int finish() {
    progress_.reset();
    if (!options_.json) {
      if (sum_.games == 1) print_one();
      else print_sum();
    }
    return sum_.unsound == 0 ? ExitCode::success : ExitCode::differs;
  }

 private:
  void take(AuditedGame one, Result<ReadGame> read) {
    one.is_read = static_cast<bool>(read);
    if (one.is_read) {
      one.audit = audit(read->record);
      one.game = *std::move(read);
    } else {
      one.audit.fault = read.error();
    }
    ++sum_.games;
    for (unsigned seat = 0; seat < max_seats; ++seat) sum_.luck[seat].add(one.audit.luck[seat]);
    const std::optional<Error>& fault = one.audit.fault;
    if (fault) ++sum_.unsound;
    else if (one.audit.dice != DiceMade::again) ++sum_.not_made_again;
    if (options_.json) print_line(json_of(one));
    else if (fault) print_fault(one, *fault);
    else if (one.game.cut_off) note(*one.game.cut_off);
    if (progress_ && sum_.games % 100 == 0)
      progress_->show(fmt::format(fmt::runtime(word(AuditWord::so_far)), sum_.games));
    last_ = std::move(one);
  }

  [[nodiscard]] std::string_view word(AuditWord name) const { return audit_words(options_.language, name); }

  [[nodiscard]] static std::string json_of(const AuditedGame& one) {
    const bool is_unreadable = !one.is_read && one.audit.fault;
    return (is_unreadable ? unreadable_json(*one.audit.fault) : audit_json(one.game, one.audit))
        .add("file", one.file)
        .add("game", one.number)
        .done()
        .text;
  }

  void print_fault(const AuditedGame& one, const Error& fault) const {
    print_line(fault_words(options_.language, one.file, one.number, fault));
  }

  void print_one() const {
    if (last_.audit.fault) return;  // said already
    const Record& record = last_.game.record;
    print_line(fmt::format(fmt::runtime(word(AuditWord::sound)), last_.file));
    print_line("  " + dice_words(options_.language, record, last_.audit.dice));
    print_line("  " + game_words(options_.language, last_.game));
    print_line("");
    print_luck(&record.named);
  }

  void print_sum() const {
    print_line(fmt::format(fmt::runtime(word(AuditWord::sum)), sum_.games, sum_.games - sum_.unsound, sum_.unsound));
    if (sum_.not_made_again > 0)
      print_line(fmt::format(fmt::runtime(word(AuditWord::not_made_again)), sum_.not_made_again));
    print_line("");
    print_luck(nullptr);
  }

  /// By colour where there is one game, by seat where there are many.
  void print_luck(const NamedRules* named) const {
    const auto line = [](std::string_view seat, std::string_view rolls, std::string_view pips, std::string_view repeats,
                         std::string_view exits) {
      print_line(fmt::format("{:<12} {:>9} {:>22} {:>22} {:>22}", seat, rolls, pips, repeats, exits));
    };
    line(word(AuditWord::luck), word(AuditWord::rolls), word(AuditWord::pips), word(AuditWord::repeats),
         word(AuditWord::exits));
    for (unsigned seat = 0; seat < max_seats; ++seat) {
      const Luck& luck = sum_.luck[seat];
      if (luck.rolls == 0) continue;
      const std::string name = named == nullptr ? fmt::format("{} {}", word(AuditWord::seat), seat + 1)
                                                : seat_words(options_.language, *named, static_cast<Seat>(seat));
      const auto against = [](double fell, double expected) { return fmt::format("{:.0f} ({:.1f})", fell, expected); };
      line(name, std::to_string(luck.rolls), against(luck.pips, luck.pips_expected()),
           against(luck.repeats, luck.repeats_expected), against(luck.exits, luck.exits_expected));
    }
    print_line(word(AuditWord::luck_note));
  }

  const AuditOptions& options_;
  AuditSum sum_;
  AuditedGame last_;
  std::optional<Progress> progress_{std::in_place};
};

int audit_games(const AuditOptions& options) {
  Auditor auditor(options);
  for (const std::string& path : options.files) {
    if (const std::optional<Error> error = auditor.read(path)) return refuse(*error);
  }
  return auditor.finish();
}

}  // namespace

void add_audit_verb(const Verb& program) {
  const Verb audit = program.add_verb("audit", "whether recorded games are sound: rules, dice and commitment",
                                      "  salida audit game.salida\n  salida audit records/*.salida --json");
  auto& options = audit.does(audit_games);
  audit.option("files", options.files, "FILE...", "recorded games, as docs/notation.md says").required();
  audit.flag("--json", options.json, "a JSON object for each game");
  add_language(audit, options.language);
}

}  // namespace salida::cli

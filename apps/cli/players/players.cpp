#include "cli/players/players.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/core.h>

#include "bots/bots.hpp"
#include "bots/expert_evaluation.hpp"
#include "cli/machine/output.hpp"
#include "endings/ending_evaluation.hpp"
#include "exec/exec_player.hpp"
#include "nets/network_choice.hpp"
#include "nets/shipped_networks.hpp"
#include "notation/phrases.hpp"
#include "notation/reading.hpp"
#include "shipped_endings/shipped_endings.hpp"
#include "words/bot_words.hpp"

namespace salida::cli {
namespace {

constexpr std::string_view random_name = bot_names[0];
constexpr std::string_view exec_prefix = "exec:";

bool is_command(std::string_view name) { return name.size() > exec_prefix.size() && name.starts_with(exec_prefix); }

bool is_bot(std::string_view name) { return is_command(name) || is_bot_name(name); }

}  // namespace

/// A command on a seat, and what it loses by its faults.
class ExecSeat final : public Player {
 public:
  ExecSeat(const std::string& command, const NamedRules& named, ExecTerms terms)
      : name_(command), command_(command, named, terms.limit), loses_game_(terms.forfeit == Forfeit::game) {}

  void begin_game() {
    faults_before_ = command_.faults();
    if (first_fault_.empty()) first_fault_ = command_.fault().value_or(std::string{});
    if (!command_.is_gone() || restarts_ == most_restarts) return;
    ++restarts_;
    command_.restart();
  }

  [[nodiscard]] Action choose(const Question& question) override { return command_.choose(question); }
  [[nodiscard]] bool has_forfeited() const override {
    return loses_game_ && (command_.is_gone() || command_.faults() > faults_before_);
  }

  [[nodiscard]] SeatedTable::Faults faults() const {
    return {.command = name_,
            .number = command_.faults(),
            .first = first_fault_.empty() ? command_.fault().value_or(std::string{}) : first_fault_};
  }

 private:
  static constexpr int most_restarts = 10;
  std::string name_;
  ExecPlayer command_;
  bool loses_game_;
  std::uint64_t faults_before_ = 0;
  std::string first_fault_;  // of programs that were started again
  int restarts_ = 0;
};

bool Seating::all_random() const {
  return std::ranges::all_of(names, [](const std::string& name) { return name == random_name; });
}

std::vector<unsigned> Seating::taken() const {
  std::vector<unsigned> taken;
  for (unsigned seat = 0; seat < max_seats; ++seat) {
    if (((seats >> seat) & 1U) != 0) taken.push_back(seat);
  }
  return taken;
}

std::vector<std::string> Seating::kinds() const {
  std::vector<std::string> kinds = names;
  for (std::string& kind : kinds) {
    if (is_command(kind)) kind = "exec";
  }
  return kinds;
}

Result<Seating> read_seating(const Rules& rules, const std::string& players, int number) {
  const int arms = rules.board.arms;
  Seating seating;
  std::string_view where = "--players";
  if (players.empty()) {
    seating.names.assign(static_cast<std::size_t>(number == 0 ? arms : number), std::string(random_name));
  } else {
    where = "--seats";
    for (const std::string_view name : parts_of(players, ',')) {
      if (!is_bot(name)) {
        return Error{fmt::format("--seats, seat {}", seating.names.size() + 1),
                     fmt::format("expected {}, a level from 1 to 5, or exec:COMMAND; found {}{}", any_of(bot_names),
                                 in_quotes(name), did_you_mean(name, bot_names))};
      }
      seating.names.emplace_back(name);
    }
    if (number != 0 && number != static_cast<int>(seating.names.size())) {
      return Error{"--players",
                   fmt::format("expected {}, as many as --seats names; found {}", seating.names.size(), number)};
    }
  }
  const auto seated = static_cast<int>(seating.names.size());
  if (seated < 2 || seated > arms)
    return Error{std::string(where), fmt::format("expected 2 to {} players on this board; found {}", arms, seated)};
  seating.seats = seats_for(rules, seated);
  return seating;
}

std::optional<Error> calls_of_nobody(const Seating& seating, Calling calling) {
  if (calling == Calling::always || !seating.all_random()) return std::nullopt;
  return Error{"--calls", "expected another bot than random at the table: random players always call"};
}

std::shared_ptr<const Evaluation> best_judgement(const Rules& rules, int players) {
  std::shared_ptr<const Evaluation> judgement = shipped_network(rules, players);
  std::shared_ptr<const Endings> endings = shipped_endings(rules);
  if (endings->tables().empty()) return judgement;
  if (!judgement) judgement = std::make_shared<ExpertEvaluation>(rules);
  return std::make_shared<EndingEvaluation>(std::move(endings), std::move(judgement));
}

std::vector<std::string> remarks_on(Language language, const Rules& rules, std::span<const std::string> players) {
  std::vector<std::string> remarks = bots_without_network(rules, players);
  for (std::string& bot : remarks) bot = no_network_words(language, bot);
  return remarks;
}

SeatedTable::SeatedTable(const NamedRules& named, const Seating& seating, Calling calling, ExecTerms terms)
    : seats_(seating.taken()) {
  const BotSetup setup{.rules = named.rules,
                       .network = best_judgement(named.rules, static_cast<int>(seating.names.size())),
                       .called = chance_of(calling)};
  for (const std::string& name : seating.names) {
    if (is_command(name)) {
      auto command = std::make_unique<ExecSeat>(name.substr(exec_prefix.size()), named, terms);
      commands_.push_back(command.get());
      players_.push_back(std::move(command));
    } else {
      players_.push_back(make_bot(name, setup));
    }
  }
}

SeatedTable::SeatedTable(SeatedTable&&) noexcept = default;
SeatedTable::~SeatedTable() = default;

void SeatedTable::begin_game() {
  for (ExecSeat* const command : commands_) command->begin_game();
}

std::vector<SeatedTable::Faults> SeatedTable::faults() const {
  std::vector<Faults> faults;
  for (const ExecSeat* const command : commands_) {
    if (command->faults().number > 0) faults.push_back(command->faults());
  }
  return faults;
}

SeatedPlayers SeatedTable::seats(std::size_t further) const {
  SeatedPlayers seated{};
  for (std::size_t k = 0; k < players_.size(); ++k) seated[seats_[(k + further) % seats_.size()]] = players_[k].get();
  return seated;
}

void tell_faults(std::span<const SeatedTable> tables) {
  std::vector<SeatedTable::Faults> by_command;
  for (const SeatedTable& table : tables) {
    for (const SeatedTable::Faults& faults : table.faults()) {
      const auto known = std::ranges::find(by_command, faults.command, &SeatedTable::Faults::command);
      if (known == by_command.end()) by_command.push_back(faults);
      else known->number += faults.number;
    }
  }
  for (const SeatedTable::Faults& faults : by_command) {
    note(faults.number == 1 ? faults.first
                            : fmt::format("{} ({} faults in all, this was the first)", faults.first, faults.number));
  }
}

}  // namespace salida::cli

#include "exec/exec_player.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/play.hpp"
#include "notation/json.hpp"
#include "notation/phrases.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"

namespace salida {
namespace {

using ParsedJson = nlohmann::ordered_json;

constexpr std::chrono::milliseconds time_to_leave{100};
constexpr std::size_t longest_excerpt = 200;

/// Enough of an answer to know it again. A play is plain ASCII; anything else could do harm where it is shown.
std::string excerpt(std::string_view line) {
  std::string text(line.substr(0, longest_excerpt));
  std::ranges::replace_if(text, [](char c) { return c < ' ' || c > '~'; }, '?');
  return line.size() > text.size() ? text + "..." : text;
}

Error wrong(std::string message) { return {.where = {}, .message = std::move(message)}; }

Error nonsense(std::string_view expected, std::string_view line) {
  return wrong("answered nonsense (expected " + std::string(expected) + "): " + excerpt(line));
}

bool has(const ActionList& legal, Action action) { return std::ranges::find(legal, action) != legal.end(); }

bool awaits_action(const Position& position) { return position.phase == Phase::play || position.phase == Phase::atone; }

}  // namespace

ExecPlayer::ExecPlayer(std::string command, NamedRules named, std::chrono::milliseconds limit)
    : command_(std::move(command)), named_(std::move(named)), limit_(limit) {
  process_ = std::make_unique<LineProcess>(command_);
}

ExecPlayer::~ExecPlayer() { stop(); }

void ExecPlayer::stop() {
  if (process_) process_->take_leave(LineProcess::Clock::now() + std::min(limit_, time_to_leave));
  process_.reset();
}

void ExecPlayer::restart() {
  stop();
  plan_.clear();
  fault_.reset();
  asked_ = 0;
  process_ = std::make_unique<LineProcess>(command_);
}

Action ExecPlayer::choose(const Question& question) {
  if (question.legal.size() == 1) return question.legal[0];
  if (const std::optional<Action> action = planned(question)) return *action;
  plan_.clear();
  if (!process_) return question.legal[0];
  const Result<Action> action = ask(question);
  if (action) return *action;
  ++faults_;
  if (!fault_) fault_ = "exec:" + command_ + ": " + action.error().text();
  return question.legal[0];
}

/// Nobody is asked where there is no choice: some steps of the answer may have been taken already.
std::optional<Action> ExecPlayer::planned(const Question& question) {
  const auto step = std::ranges::find(plan_, question.position, &Step::position);
  if (step == plan_.end() || !has(question.legal, step->action)) return std::nullopt;
  const Action action = step->action;
  plan_.erase(plan_.begin(), step + 1);
  return action;
}

std::string ExecPlayer::question_text(const Question& question) const {
  JsonArray legal;
  for (const Action& action : question.legal) legal.add(to_text(named_.rules, question.position, action));
  JsonObject json;
  json.add("id", asked_);
  if (!named_.is_built_in()) json.add("rules", rules_json(named_));
  return json.add("position", to_text(named_, question.position))
      .add("legal", legal)
      .add("time_ms", limit_.count())
      .done()
      .text;
}

std::string ExecPlayer::fate(LineProcess::Spoken spoken) {
  std::string ended = process_->end();
  process_.reset();
  if (spoken == LineProcess::Spoken::late)
    return "was late: no answer within " + std::to_string(limit_.count()) + " ms";
  if (spoken == LineProcess::Spoken::too_long)
    return "answered without end: no line within " + std::to_string(LineProcess::longest_line / 1024) + " KB";
  return ended;
}

Result<Action> ExecPlayer::ask(const Question& question) {
  const LineProcess::Deadline deadline = LineProcess::Clock::now() + limit_;
  ++asked_;
  std::string line;
  LineProcess::Spoken spoken = process_->say(question_text(question), deadline);
  if (spoken == LineProcess::Spoken::done) spoken = process_->hear(line, deadline);
  if (spoken != LineProcess::Spoken::done) return wrong(fate(spoken));
  return read_answer(question, line);
}

Result<Action> ExecPlayer::read_answer(const Question& question, const std::string& line) {
  const ParsedJson answer = ParsedJson::parse(line, nullptr, false);
  if (!answer.is_object()) return nonsense("a JSON object", line);
  if (const auto id = answer.find("id"); id != answer.end() && *id != asked_)
    return nonsense("the id of the question, " + std::to_string(asked_), line);
  if (answer.contains("error")) return wrong("answered with an error: " + excerpt(line));
  const auto play = answer.find("play");
  if (play == answer.end() || !play->is_string()) return nonsense("a \"play\"", line);

  const std::vector<std::string_view> words = words_of(play->get_ref<const std::string&>());
  if (words.empty()) return nonsense("an action", line);
  const Result<Action> first = parse_action(named_.rules, question.position, words[0]);
  if (!first || !has(question.legal, *first)) {
    return wrong("answered what is not legal in " + to_text(named_, question.position) + ": " + excerpt(line));
  }
  plan(after(named_.rules, question.position, *first), std::span(words).subspan(1));
  return *first;
}

void ExecPlayer::plan(Position position, std::span<const std::string_view> words) {
  for (const std::string_view word : words) {
    if (!awaits_action(position)) return;
    const Result<Action> action = parse_action(named_.rules, position, word);
    if (!action) return;  // asked again when it comes to that
    plan_.push_back({.position = position, .action = *action});
    position = after(named_.rules, position, *action);
  }
}

}  // namespace salida

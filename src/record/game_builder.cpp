#include "record/game_builder.hpp"

#include <algorithm>
#include <utility>

#include "dice/first_player.hpp"
#include "notation/phrases.hpp"
#include "notation/play_text.hpp"

namespace salida {

namespace {

bool throws_for_it(FirstPlayer first) {
  return first == FirstPlayer::lowest_roll || first == FirstPlayer::highest_roll;
}

/// Who begins by these throws; nothing where they are not those of the seats in order, up to the one that decides.
std::optional<Seat> decided_by(const Rules& rules, Seats seats, std::span<const DrawThrow> draw) {
  std::uint32_t used = 0;
  bool fits = true;
  const auto thrown = [&](std::uint32_t faces) {  // where they run out, anything that is not even for ever
    return used < draw.size() ? draw[used].die - 1U : used % faces;
  };
  const Seat first = draw_first(rules, seats, thrown, [&](Seat seat, std::uint32_t /*die*/) {
    fits = fits && used < draw.size() && draw[used].seat == seat;
    ++used;
  });
  return fits && used == draw.size() ? std::optional<Seat>(first) : std::nullopt;
}

}  // namespace

GameBuilder::GameBuilder(Record opening) : record_(std::move(opening)) {}

GameBuilder::Problem GameBuilder::check_first(std::span<const DrawThrow> draw, Seat first) const {
  const Rules& rules = record_.named.rules;
  const Seats seats = record_.begins.playing;
  const auto problem = [](std::string message) { return Error{.where = {}, .message = std::move(message)}; };
  const auto begins = [](Seat seat) { return "expected begins " + std::to_string(seat + 1); };
  if ((seats & (1U << first)) == 0) return problem("begins: expected a seat that plays");
  const bool throws = !record_.from_position && throws_for_it(rules.board.first);
  if (!throws && !draw.empty()) return problem("draw: expected none: nobody throws for it");
  if (record_.from_position) {
    if (first == record_.begins.turn) return {};
    return problem(begins(record_.begins.turn) + ", whose roll the position awaits");
  }
  if (rules.board.first == FirstPlayer::random) return {};
  if (throws && draw.empty() && record_.dice.scheme == DiceScheme::hand) return {};  // nobody wrote it down
  const std::optional<Seat> drawn = decided_by(rules, seats, draw);
  if (!drawn) return problem("draw: expected a throw of each seat in order, and again of those that are even");
  if (first != *drawn) return problem(begins(*drawn) + (throws ? ", by the draw" : ""));
  return {};
}

GameBuilder::Problem GameBuilder::begin(std::span<const DrawThrow> draw, Seat first) {
  if (Problem problem = check_first(draw, first)) return problem;
  record_.draw.assign(draw.begin(), draw.end());
  if (!record_.from_position) {
    const bool play_on = record_.begins.play_on;
    record_.begins = start(record_.named.rules, record_.begins.playing, first);
    record_.begins.play_on = play_on;
  }
  position_ = record_.begins;
  whole_turn_ = whole_roll_ = {.steps = 0, .turns = 0, .position = position_};
  return {};
}

GameBuilder::Problem GameBuilder::turn(std::optional<int> number, std::optional<int> seat) const {
  if (Problem problem = roll_is_over()) return problem;
  const bool goes_on = turns_ > 0 && position_.turn == awaited_.turn;
  const int next = static_cast<int>(turns_) + (goes_on ? 0 : 1);
  if (number && *number != next) {
    return Error{.where = {},
                 .message = "expected turn " + std::to_string(next) + "; found " + std::to_string(*number)};
  }
  if (seat && *seat != position_.turn + 1) {
    return Error{.where = {},
                 .message = "turn " + std::to_string(next) + ": expected t" + std::to_string(position_.turn + 1) +
                            ", whose turn it is; found t" + std::to_string(*seat)};
  }
  return {};
}

GameBuilder::Problem GameBuilder::roll(std::string_view text) {
  const Result<Roll> roll = parse_roll(text);
  if (!roll) return broken(position_.turn, text, {.rule = {}, .field = {}, .sentence = roll.error().message});
  if (Problem problem = roll_is_over()) return problem;
  const Rules& rules = record_.named.rules;
  const int dice = position_.phase == Phase::roll ? dice_to_roll(rules, position_) : 0;
  if (dice != (roll->second == 0 ? 1 : 2))
    return broken(position_.turn, text, why_not(Language::english, record_.named, position_, *roll));
  if (turns_ == 0 || position_.turn != awaited_.turn) ++turns_;
  awaited_ = position_;
  roll_ = *roll;
  acted_ = 0;
  take(*roll);
  return {};
}

GameBuilder::Problem GameBuilder::act(std::string_view text) {
  const NamedRules& named = record_.named;
  const Result<Action> action = parse_action(named.rules, position_, text);
  if (!action) {
    const bool first_of_roll = turns_ > 0 && acted_ == 0 && !text.starts_with("call");
    // The roll may have passed the turn on already: whoever threw it is meant.
    if (first_of_roll) return broken(awaited_.turn, text, why_not(Language::english, named, awaited_, roll_, text));
    return broken(to_act(position_), text, why_not(Language::english, named, position_, text));
  }
  ++acted_;
  take(*action);
  return {};
}

GameBuilder::Problem GameBuilder::no_choice() const {
  if (turns_ > 0 && acted_ == 0) return roll_is_over();
  return Error{.where = {}, .message = "expected - right after a roll that nobody could play"};
}

GameBuilder::Problem GameBuilder::roll_is_over() const {
  if (position_.phase != Phase::play && position_.phase != Phase::atone) return {};
  return broken(to_act(position_), "the end of the play", why_not_over(Language::english, record_.named, position_));
}

Error GameBuilder::broken(Seat seat, std::string_view play, const WhyNot& why) const {
  std::string message =
      "turn " + std::to_string(std::max<std::size_t>(turns_, 1)) + ", seat " + std::to_string(seat + 1);
  if (turns_ > 0) message += ", roll " + to_text(roll_);
  message += ": " + in_quotes(play) + (why.rule.empty() ? ": " : " breaks " + why.rule + ": ") + why.sentence;
  return {.where = {}, .message = std::move(message)};
}

void GameBuilder::take(const Step& step) {
  record_.steps.push_back(step);
  position_ = after(record_.named.rules, position_, step);
  const bool turn_over =
      position_.phase == Phase::over || (position_.phase == Phase::roll && position_.turn != awaited_.turn);
  const Mark mark{.steps = record_.steps.size(), .turns = turns_, .position = position_};
  if (turn_over) whole_turn_ = mark;
  if (position_.phase == Phase::roll || turn_over) whole_roll_ = mark;
}

void GameBuilder::comment(std::string_view text) {
  record_.comments.push_back({.steps = record_.steps.size(), .text = std::string(text)});
}

GameBuilder::Problem GameBuilder::change(SeatChange change) {
  change.steps = record_.steps.size();
  if (std::optional<std::string> objection = objection_to(change, record_))
    return Error{.where = {}, .message = *std::move(objection)};
  record_.changes.push_back(std::move(change));
  return {};
}

bool GameBuilder::cut_to(const Mark& mark) {
  const bool cut = record_.steps.size() > mark.steps;
  record_.steps.resize(mark.steps);
  std::erase_if(record_.comments, [&mark](const RecordComment& comment) { return comment.steps > mark.steps; });
  std::erase_if(record_.changes, [&mark](const SeatChange& change) { return change.steps > mark.steps; });
  turns_ = mark.turns;
  position_ = mark.position;
  return cut;
}

}  // namespace salida

#include "record/game_assembly.hpp"

#include <utility>

#include "notation/phrases.hpp"
#include "record/header_reader.hpp"
#include "record/plain_line.hpp"

namespace salida {
namespace {

constexpr std::size_t longest_comment = 1000;

}  // namespace

std::string_view trimmed(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  const std::size_t begin = line.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(blanks) - begin + 1);
}

GameAssembly::Problem GameAssembly::header(Header header) {
  if (builder_ && !is_closing(header.key))
    return expected("expected a turn, or how the game ended; found " + in_quotes(header.key));
  if (!builder_ && is_closing(header.key)) return expected(header.key + ": expected after the last turn");
  header.where = where_;
  (builder_ ? closing_ : headers_).push_back(std::move(header));
  return {};
}

GameAssembly::Problem GameAssembly::draw(DrawThrow thrown) {
  if (builder_) return expected("draw: expected before the game begins");
  draw_.push_back(thrown);
  return {};
}

GameAssembly::Problem GameAssembly::begins(Seat first) {
  if (builder_) return expected("begins: expected once");
  Result<Record> opening = read_opening(headers_, where_);
  if (!opening) return opening.error();
  GameBuilder builder(*std::move(opening));
  if (const Problem problem = builder.begin(draw_, first)) return here(problem);
  for (const std::string& comment : comments_) builder.comment(comment);
  builder_ = std::move(builder);
  return {};
}

GameAssembly::Problem GameAssembly::comment(std::string_view text) {
  if (!is_plain_line(text, longest_comment) || text.find('}') != std::string_view::npos) {
    return expected("expected a comment of at most " + std::to_string(longest_comment) +
                    " bytes of UTF-8, without } and control characters");
  }
  if (builder_) builder_->comment(text);
  else comments_.emplace_back(text);
  return {};
}

template <class Use>
GameAssembly::Problem GameAssembly::in_a_turn(Use use) {
  if (!builder_) return expected("expected begins N before the first turn");
  if (!closing_.empty()) return expected("expected nothing after the result");
  return here(use(*builder_));
}

GameAssembly::Problem GameAssembly::turn(std::optional<int> number, std::optional<int> seat) {
  return in_a_turn([&](const GameBuilder& builder) { return builder.turn(number, seat); });
}

GameAssembly::Problem GameAssembly::roll(std::string_view text) {
  return in_a_turn([&](GameBuilder& builder) { return builder.roll(text); });
}

GameAssembly::Problem GameAssembly::act(std::string_view text) {
  return in_a_turn([&](GameBuilder& builder) { return builder.act(text); });
}

GameAssembly::Problem GameAssembly::no_choice() {
  return in_a_turn([](const GameBuilder& builder) { return builder.no_choice(); });
}

GameAssembly::Problem GameAssembly::change(SeatChange change) {
  return in_a_turn([&](GameBuilder& builder) { return builder.change(std::move(change)); });
}

GameAssembly::Problem GameAssembly::here(const Problem& problem) const {
  return problem ? Problem(expected(problem->message)) : problem;
}

Result<ReadGame> GameAssembly::finish(bool line_cut, OpenTurn open_turn) {
  if (!builder_) return expected("cut off before the first turn (there is no begins N): no game can be opened");
  GameBuilder& builder = *builder_;
  ReadGame game;
  if (closing_.empty()) {
    const bool is_kept = open_turn == OpenTurn::kept;
    const bool cut = (is_kept ? builder.cut_to_whole_roll() : builder.cut_to_whole_turn()) || line_cut;
    game.cut_off = where_ + ": " + what_is_there(builder, cut);
  } else {
    if (const Problem problem = here(builder.roll_is_over())) return *problem;
    if (Problem problem = read_closing(closing_, where_, builder.position(), builder.record())) return *problem;
    if (line_cut) game.cut_off = where_ + ": cut off after its result";
  }
  game.position = builder.position();
  game.turns = builder.turns();
  game.record = std::move(builder.record());
  return game;
}

std::string GameAssembly::what_is_there(const GameBuilder& builder, bool cut) {
  if (builder.position().phase == Phase::over) return "cut off after its last turn: the result is not written";
  return std::string(cut ? "cut off" : "not finished") + ": open up to the end of turn " +
         std::to_string(builder.turns());
}

}  // namespace salida

// Whatever is written at random and refused: a rule is given for it, and what is said is so.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/hand.hpp"
#include "core/play.hpp"
#include "core/variants.hpp"
#include "dice/game_random.hpp"
#include "given/how_long.hpp"
#include "given/some_positions.hpp"
#include "given/some_rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"
#include "notation/reading.hpp"
#include "notation/squares.hpp"
#include "notation/written.hpp"
#include "words/objections.hpp"
#include "words/reasons.hpp"
#include "words/why_not.hpp"

namespace salida {
namespace {

using enum Language;

// --- Every reason

std::set<std::string, std::less<>> numbers_of_rulebook() {
  std::set<std::string, std::less<>> numbers;
  std::ifstream file(std::string(SALIDA_SOURCE_DIR) + "/tests/cases/rules.json");
  for (const nlohmann::json& rule : nlohmann::json::parse(file)) numbers.insert(rule.at("number").get<std::string>());
  return numbers;
}

TEST(Reasons, each_has_a_sentence_and_rules_that_exist) {
  const std::set<std::string, std::less<>> numbers = numbers_of_rulebook();
  for (int k = 0; k < reasons; ++k) {
    const auto reason = static_cast<Reason>(k);
    const ReasonWords& words = words_for(reason);
    EXPECT_FALSE(words.en.empty());
    EXPECT_FALSE(words.es.empty());
    EXPECT_NE(words.en, words.es);
    EXPECT_TRUE(words.field.empty() || get_field(medellin, words.field)) << words.field;
    for (const std::string_view number : words_of(words.numbers)) EXPECT_TRUE(numbers.contains(number)) << number;
    const bool of_no_rule = k <= static_cast<int>(Reason::unexplained);
    for (const NamedRules& named : variants())
      EXPECT_EQ(rule_number(reason, named.letter).empty(), of_no_rule) << words.en;
  }
}

// --- Whatever is written

void expect_well_said(const std::string& sentence) {
  ASSERT_FALSE(sentence.empty());
  EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << sentence;
  EXPECT_EQ(sentence.back(), '.') << sentence;
  EXPECT_FALSE(sentence.front() >= 'a' && sentence.front() <= 'z') << sentence;
  for (const char* const wrong : {"  ", " a el ", " de el ", " ,", "..", " .", ": ."}) {
    EXPECT_EQ(sentence.find(wrong), std::string::npos) << sentence;
  }
}

[[nodiscard]] auto pieces_on(const Rules& rules, const Position& position, Seat seat, Place of_mover) {
  const Board board{.arms = rules.board.arms};
  if (seat != position.turn && !board.on_ring(of_mover)) return std::ptrdiff_t{0};
  const Place place =
      seat == position.turn ? of_mover : place_at(rules, seat, square_of(rules, position.turn, of_mover));
  return std::ranges::count(position.pieces[seat], place);
}

[[nodiscard]] auto all_pieces_on(const Rules& rules, const Position& position, Place of_mover) {
  std::ptrdiff_t pieces = 0;
  for (unsigned seat = 0; seat < rules.board.arms; ++seat)
    pieces += pieces_on(rules, position, static_cast<Seat>(seat), of_mover);
  return pieces;
}

[[nodiscard]] bool any_legal(const Rules& rules, const Position& position, std::initializer_list<ActionKind> kinds) {
  return std::ranges::any_of(legal_actions(rules, position),
                             [&](Action action) { return std::ranges::find(kinds, action.kind) != kinds.end(); });
}

/// Pieces that stand where it was written, as bits.
[[nodiscard]] unsigned pieces_from(const Position& position, const Written& written) {
  unsigned pieces = 0;
  for (unsigned piece = 0; piece < max_pieces; ++piece)
    pieces |= position.pieces[position.turn][piece] == written.from ? bit_of(piece) : 0U;
  return pieces;
}

/// Whether what an objection says of the board is so.
// A list, however long: there is nothing to take apart.
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
[[nodiscard]] bool board_is_so(const Rules& rules, const Position& position, const Written& written,
                               const Objection& objection) {
  const Seat mover = position.turn;
  const auto on = [&](Seat seat, Place place) { return pieces_on(rules, position, seat, place); };
  switch (objection.reason) {
    case Reason::nobody_there: return all_pieces_on(rules, position, written.from) == 0;
    case Reason::nobody_in_nest: return on(mover, nest) == 0;
    case Reason::rivals_piece: return on(mover, written.from) == 0 && on(objection.other, written.from) > 0;
    case Reason::must_turn_in: return rules.goal.passing == Passing::never && written.to < written.from;
    case Reason::blockade_in_the_way:
      return on(objection.other, objection.square) >= 2 && objection.square != written.to;
    case Reason::blockade_there: return on(objection.other, objection.square) >= 2 && objection.square == written.to;
    case Reason::safe_with_rival:
      return !rules.crowd.share_safe && is_safe(written.to) && objection.other != mover &&
             on(objection.other, written.to) > 0;
    case Reason::square_is_full: return all_pieces_on(rules, position, written.to) >= 2;
    case Reason::start_is_full: return on(mover, start_place) >= 2;
    case Reason::start_is_blocked: return objection.other != mover && on(objection.other, start_place) >= 2;
    case Reason::partners_meet: return position.apart != 0 && on(mover, written.to) > 0;
    default: return true;
  }
}

/// Whether what an objection says of the roll is so.
// NOLINTNEXTLINE(readability-function-cognitive-complexity)
[[nodiscard]] bool roll_is_so(const Rules& rules, const Position& position, const Written& written,
                              const Objection& objection) {
  using enum ActionKind;
  const auto any = [&](std::initializer_list<ActionKind> kinds) { return any_legal(rules, position, kinds); };
  switch (objection.reason) {
    case Reason::not_a_die: return !position.dice.empty() && !position.dice.has(objection.needed);
    case Reason::beyond_goal: return written.to == Board{.arms = rules.board.arms}.goal();
    case Reason::not_the_sum: return position.dice.sum() != objection.needed;
    case Reason::no_die_left: return position.dice.empty();
    case Reason::must_come_out: return any({enter}) && !any({walk, jump, reward, stop});
    case Reason::reward_first: return any({reward}) && !any({walk, jump, enter});
    case Reason::dice_first: return any({walk, jump, enter}) && !any({reward});
    case Reason::frees_no_more:
    case Reason::freed_and_moves_nothing:
    case Reason::freed_and_moves_one_die: return position.freed > 0;
    case Reason::just_freed:
    case Reason::one_die_each: return (position.walked & pieces_from(position, written)) != 0;
    case Reason::must_open:
    case Reason::stood_too_long:
      return (position.openers & pieces_from(position, written)) == 0 &&
             std::ranges::all_of(legal_actions(rules, position), [&](Action action) {
               const bool by_dice = action.kind == walk || action.kind == jump;
               return !by_dice || (position.openers & bit_of(action.piece)) != 0;
             });
    case Reason::must_win: return position.must_win;
    case Reason::most_dice:
    case Reason::frees_or_uses_both: return !position.dice.empty() && any({enter, walk, jump, reward});
    default: return true;
  }
}

/// Writes actions at random, well formed whatever they mean, and asks why those are refused that are.
class Scribbler {
 public:
  Scribbler(std::uint64_t seed, std::uint64_t number) : random_(seed, number) {}

  [[nodiscard]] std::uint32_t below(unsigned n) { return random_.below(n); }

  void scribble(const NamedRules& named, const Position& position) {
    const bool in_play = position.phase == Phase::play;
    for (int k = 0; k < (in_play ? 24 : 4); ++k) {
      const std::string text = any_text(named.rules, position);
      if (parse_action(named.rules, position, text)) continue;
      look_at(why_not(english, named, position, text), named, position, text);
      compare(named, position, text);
      if (k == 0) look_at(why_not(spanish, named, position, text), named, position, text);
    }
    if (position.phase == Phase::play || position.phase == Phase::atone)
      look_at(why_not_over(english, named, position), named, position, "");
  }

  [[nodiscard]] std::uint64_t asked() const { return asked_; }
  [[nodiscard]] std::uint64_t unexplained() const { return unexplained_; }
  [[nodiscard]] const std::set<Reason>& given() const { return given_; }

 private:
  /// What is said is so.
  void compare(const NamedRules& named, const Position& position, std::string_view text) {
    const std::optional<Written> written = read_written(named.rules, to_act(position), text);
    ASSERT_TRUE(written) << text;
    const Objection objection = objection_to(named.rules, position, *written);
    given_.insert(objection.reason);
    if (position.phase != Phase::play || written->kind == ActionKind::atone) return;
    EXPECT_TRUE(board_is_so(named.rules, position, *written, objection) &&
                roll_is_so(named.rules, position, *written, objection))
        << to_text(named, position) << " / " << text << ": " << words_for(objection.reason).en;
  }

  void look_at(const WhyNot& why, const NamedRules& named, const Position& position, std::string_view text) {
    ++asked_;
    expect_well_said(why.sentence);
    EXPECT_TRUE(why.rule.empty() || numbers_.contains(why.rule)) << why.rule;
    if (why.rule.empty() && ++unexplained_ < 10) {
      std::cerr << "unexplained: " << to_text(named, position) << " / " << text << ": " << why.sentence << '\n';
    }
  }

  std::string any_text(const Rules& rules, const Position& position) {
    if (below(40) == 0) return below(2) == 0 ? "." : "call" + std::to_string(below(max_seats) + 1U);
    const Board board{.arms = rules.board.arms};
    const Seat seat = to_act(position);
    const Hand& hand = position.pieces[seat];
    const Place from = below(8) == 0 ? static_cast<Place>(below(board.goal() + 1U)) : hand[below(max_pieces)];
    const char sign = "----====+++^!"[below(13)];
    const Place to = sign == '^' ? board.goal() : sign == '!' ? nest : any_end(rules, position, from, sign);
    std::string letter;
    if (board.on_the_way(from) && below(8) == 0) letter = std::string(1, "abcd"[below(4)]);
    const bool captures = sign != '^' && sign != '!' && below(16) == 0;
    return place_text(rules, seat, from) + letter + sign + place_text(rules, seat, to) + (captures ? "x" : "");
  }

  /// As a rule somewhere that the roll leads to.
  Place any_end(const Rules& rules, const Position& position, Place from, char sign) {
    const Board board{.arms = rules.board.arms};
    if (below(6) == 0) return static_cast<Place>(below(board.goal() + 1U));
    if (from == nest) return start_place;
    unsigned pips = sign == '=' ? position.dice.sum() : position.dice[static_cast<int>(below(2))];
    if (sign == '+') pips = below(2) == 0 ? rules.capture.reward : rules.goal.reward;
    if (pips == 0) pips = 1 + below(12);
    const unsigned sum = from + pips;
    if (from <= board.door() && sum > board.door() && below(2) == 0) return static_cast<Place>(sum - board.door());
    if (sum <= board.goal()) return static_cast<Place>(sum);
    return below(2) == 0 ? board.goal() : static_cast<Place>(board.goal() - ((sum - board.goal()) % column_length));
  }

  GameRandom random_;
  std::set<std::string, std::less<>> numbers_ = numbers_of_rulebook();
  std::set<Reason> given_;
  std::uint64_t asked_ = 0;
  std::uint64_t unexplained_ = 0;
};

/// From a position scattered at random, a few steps on.
void scribble_along(Scribbler& scribbler, const NamedRules& named) {
  const auto below = [&](unsigned n) { return scribbler.below(n); };
  Position position = scattered(named.rules, 2 + static_cast<int>(below(3)), below);
  for (int step = 0; step < 6 && position.phase != Phase::over; ++step) {
    scribbler.scribble(named, position);
    position = random_step(named.rules, position, below).after;
  }
}

void expect_explained(const Scribbler& scribbler) {
  EXPECT_GT(scribbler.asked(), 500U);
  EXPECT_LE(scribbler.unexplained() * 1000, scribbler.asked());
}

TEST(WhyNotProperty, whatever_is_refused_has_a_rule_under_the_five) {
  for (const NamedRules& named : variants()) {
    Scribbler scribbler(71, 0);
    for (std::uint64_t k = 0; k < as_many_as(100); ++k) scribble_along(scribbler, named);
    expect_explained(scribbler);
  }
}

TEST(WhyNotProperty, whatever_is_refused_has_a_rule_under_house_rules) {
  Scribbler scribbler(72, 0);
  for (std::uint64_t k = 0; k < as_many_as(600); ++k) {
    scribble_along(scribbler, named_house(any_rules([&](unsigned n) { return scribbler.below(n); })));
  }
  EXPECT_GT(scribbler.given().size(), 30U);
  expect_explained(scribbler);
}

}  // namespace
}  // namespace salida

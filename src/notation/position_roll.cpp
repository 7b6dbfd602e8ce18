// The fields of a roll that is being played: our extension of the notation (docs/notation.md). Pieces are named by
// their numbers in the word of the seat to move, since two on one square may differ in what they still may do.
#include <algorithm>
#include <cstddef>

#include "notation/position_fields.hpp"
#include "notation/reading.hpp"

namespace salida::detail {

namespace {

Problem read_count(const FieldWord& field, int most, unsigned& count) {
  const std::optional<int> number = number_in(field.value, 0, most);
  if (!number) return field.expected("0 to " + std::to_string(most));
  count = static_cast<unsigned>(*number);
  return {};
}

Problem read_pieces(const Draft& draft, const FieldWord& field, unsigned& pieces) {
  pieces = 0;
  for (const char c : field.value) {
    const unsigned piece = static_cast<unsigned>(c) - '1';
    if (piece >= draft.rules().board.pieces || (pieces & bit_of(piece)) != 0) {
      return field.expected("numbers of pieces, 1 to " + std::to_string(draft.rules().board.pieces) + ", each once");
    }
    pieces |= bit_of(piece);
  }
  return {};
}

// A6: only tops and undersides of one double are more than the dice that are thrown.
Problem read_dice(Draft& draft, const FieldWord& field) {
  const DiceRules& dice = draft.rules().dice;
  const int highest = dice.six_is_seven ? 7 : 6;
  const std::size_t most = dice.undersides ? 4 : dice.count;
  std::array<unsigned, 4> values{};
  const std::vector<std::string_view> parts = parts_of(field.value, ',');
  if (parts.size() > most) return field.expected("at most " + std::to_string(most) + " dice");
  for (std::size_t k = 0; k < parts.size(); ++k) {
    const std::optional<int> value = number_in(parts[k], 1, highest);
    if (!value) return field.expected("dice of 1 to " + std::to_string(highest));
    values[k] = static_cast<unsigned>(*value);
    if (parts.size() > 2 && values[k] != values[0] && values[k] + values[0] != 7) {
      return field.expected("tops and undersides of a double");
    }
  }
  draft.position.dice = DiceLeft(values[0], values[1], values[2], values[3]);
  return {};
}

Problem read_captures(Draft& draft, const FieldWord& field) {
  unsigned count = 0;
  if (Problem problem = read_count(field, 31, count)) return problem;
  draft.position.captures_owed = static_cast<std::uint8_t>(count & 31U);
  return {};
}

Problem read_goals(Draft& draft, const FieldWord& field) {
  unsigned count = 0;
  if (Problem problem = read_count(field, 7, count)) return problem;
  draft.position.goals_owed = static_cast<std::uint8_t>(count & 7U);
  return {};
}

Problem read_freed(Draft& draft, const FieldWord& field) {
  unsigned count = 0;
  if (Problem problem = read_count(field, draft.rules().board.pieces, count)) return problem;
  draft.position.freed = static_cast<std::uint8_t>(count & 7U);
  return {};
}

Problem read_walked(Draft& draft, const FieldWord& field) {
  unsigned pieces = 0;
  if (Problem problem = read_pieces(draft, field, pieces)) return problem;
  draft.position.walked = static_cast<std::uint8_t>(pieces & 15U);
  return {};
}

Problem read_opens(Draft& draft, const FieldWord& field) {
  unsigned pieces = 0;
  if (Problem problem = read_pieces(draft, field, pieces)) return problem;
  draft.position.openers = static_cast<std::uint8_t>(pieces & 15U);
  return {};
}

Problem read_apart(Draft& draft, const FieldWord& field) {
  unsigned apart = 0;
  for (const std::string_view pair : parts_of(field.value, '/')) {
    unsigned pieces = 0;
    const Problem problem = read_pieces(draft, {.word = field.word, .value = pair}, pieces);
    const unsigned lower = pieces & (~pieces + 1U);
    if (problem || pair.size() != 2 || pieces != (lower | (lower << 1U))) {
      return field.expected("pairs of neighbours, as in 12/34");
    }
    apart |= lower;
  }
  draft.position.apart = static_cast<std::uint8_t>(apart & 7U);
  return {};
}

Problem read_could(Draft& draft, const FieldWord& field) {
  unsigned pieces = 0;
  if (Problem problem = read_pieces(draft, field, pieces)) return problem;
  draft.position.capturers = static_cast<std::uint8_t>(pieces & 15U);
  return {};
}

Problem read_missed(Draft& draft, const FieldWord& field) {
  unsigned pieces = 0;
  if (Problem problem = read_pieces(draft, field, pieces)) return problem;
  draft.position.guilty = static_cast<std::uint8_t>(pieces & 15U);
  draft.position.offender = pieces != 0 ? draft.position.turn : Seat{0};
  return {};
}

Problem read_stood(Draft& draft, const FieldWord& field) {
  const unsigned most = draft.rules().crowd.blockade_turns;
  const std::string what = "a digit of 0 to " + std::to_string(most) + " for each piece";
  if (field.value.size() != draft.rules().board.pieces) return field.expected(what);
  std::uint8_t stood = 0;
  for (unsigned piece = 0; piece < draft.rules().board.pieces; ++piece) {
    const unsigned age = static_cast<unsigned>(field.value[piece]) - '0';
    if (age > most) return field.expected(what);
    stood = with_age(stood, piece, age);
  }
  draft.position.stood[draft.position.turn] = stood;
  return {};
}

Problem read_flags(Draft& draft, const FieldWord& field) {
  for (const std::string_view name : parts_of(field.value, ',')) {
    const std::span<const Flag> flags(flags_of_a_roll);
    const auto flag = std::ranges::find(flags, name, &Flag::name);
    if (flag == flags.end()) {
      std::array<std::string_view, flags_of_a_roll.size()> names{};
      std::ranges::transform(flags_of_a_roll, names.begin(), &Flag::name);
      Error error = FieldWord{.word = field.word, .value = name}.expected(any_of(names));
      error.message += did_you_mean(name, names);
      return error;
    }
    flag->set(draft.position);
  }
  return {};
}

bool always(const Rules& /*rules*/) { return true; }

constexpr std::array<FieldReader, 11> readers{{
    {"dice", When::in_play, always, read_dice},
    {"captures", When::in_play, [](const Rules& r) { return r.capture.reward != 0; }, read_captures},
    {"goals", When::in_play, [](const Rules& r) { return r.goal.reward != 0; }, read_goals},
    {"freed", When::in_play, [](const Rules& r) { return r.entry.on == EntryOn::doubles; }, read_freed},
    {"walked", When::in_play, [](const Rules& r) { return r.dice.count == 2; }, read_walked},
    {"opens", When::in_play, [](const Rules& r) { return r.crowd.blockades; }, read_opens},
    {"apart", When::in_play, [](const Rules& r) { return r.crowd.keep_apart; }, read_apart},
    {"could", When::in_play, [](const Rules& r) { return r.capture.calling; }, read_could},
    {"missed", When::in_play, [](const Rules& r) { return r.capture.calling; }, read_missed},
    {"stood", When::in_play, [](const Rules& r) { return r.crowd.blockade_turns != 0; }, read_stood},
    {"with", When::in_play, always, read_flags},
}};

}  // namespace

std::span<const FieldReader> roll_readers() { return readers; }

}  // namespace salida::detail

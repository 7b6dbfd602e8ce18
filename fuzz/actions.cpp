// Sequences of rolls and actions: whatever rules, position, dice and choices the bytes name, every invariant holds, and
// every position and action comes back from its text.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

#include "core/built_in.hpp"
#include "core/play.hpp"
#include "given/invariants.hpp"
#include "given/some_positions.hpp"
#include "given/some_rules.hpp"
#include "notation/catalogue.hpp"
#include "notation/fields_text.hpp"
#include "notation/play_text.hpp"
#include "notation/position_text.hpp"

namespace {

using namespace salida;

/// Numbers from bytes; zeros when they are all read.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  unsigned operator()(unsigned n) {
    const unsigned high = n > 256 ? next() << 8U : 0U;
    return (high | next()) % n;
  }

  [[nodiscard]] bool are_left() const { return !bytes_.empty(); }

 private:
  unsigned next() {
    if (bytes_.empty()) return 0;
    const unsigned byte = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return byte;
  }

  std::span<const std::uint8_t> bytes_;
};

NamedRules rules_of(Bytes& below) {
  const unsigned which = below(10);
  return which < variants().size() ? variants()[which] : named_house(any_rules(below));
}

/// The game that is being played, for the message when something is wrong with it.
struct Game {
  NamedRules named;
  Position position;
  std::string last;  // what was done before

  void must_be_empty(std::string_view problem) const {
    if (problem.empty()) return;
    std::string text =
        "\n" + std::string(problem) + "\nposition: " + to_text(named, position) + "\nafter: " + last + "\nrules:";
    for (const FieldText& field : all_fields(named.rules)) text += " " + std::string(field.key) + "=" + field.value;
    std::fprintf(stderr, "%s\n", text.c_str());
    std::abort();
  }

  void look() const {
    must_be_empty(wrong_with(Given(named.rules), position));
    must_be_empty(wrong_with_choices(named.rules, position));
    must_be_empty(wrong_with_text(named, position));
    if (position.phase != Phase::play) return;
    with_fastest_source(named.rules, [&](const auto& source) {
      ActionList list;
      Engine(source).add_choices(position, list);
      const ActionList given = legal_actions(named.rules, position);
      if (!std::equal(list.begin(), list.end(), given.begin(), given.end())) {
        must_be_empty("rules at run time give other choices than rules at compile time");
      }
    });
  }

  void look_at_actions() const {
    for (const Action& action : legal_actions(named.rules, position)) {
      const std::string text = to_text(named.rules, position, action);
      const Result<Action> back = parse_action(named.rules, position, text);
      if (!back || *back != action) must_be_empty("an action does not come back from its text, " + text);
    }
  }

  void step(Bytes& below) {
    const Step step = random_step(named.rules, position, below);
    must_be_empty(step.rolled ? wrong_with_roll(named.rules, position, step.roll, step.after)
                              : wrong_with_step(named.rules, position, step.action, step.after));
    last = to_text(named, position) +
           (step.rolled ? ", " + to_text(step.roll) : ", " + to_text(named.rules, position, step.action));
    position = step.after;
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes below({data, size});
  Game game{.named = rules_of(below), .position = {}, .last = "the start"};
  const auto players = static_cast<int>(2U + below(game.named.rules.board.arms - 1U));
  const Seats seats = seats_for(game.named.rules, players);
  game.position = below(3) == 0 ? start(game.named.rules, seats, detail::any_seat(seats, below))
                                : scattered(game.named.rules, players, below);
  for (unsigned steps = 0; steps < 3'000 && game.position.phase != Phase::over; ++steps) {
    game.look();
    if (steps % 4 == 0) game.look_at_actions();
    if (!below.are_left()) return 0;
    game.step(below);
  }
  game.look();
  return 0;
}

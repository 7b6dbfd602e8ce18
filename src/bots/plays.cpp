#include "bots/plays.hpp"

#include <array>
#include <bit>
#include <cstdint>

#include "core/built_in.hpp"
#include "core/engine.hpp"

namespace salida {
namespace {

/// Positions that were met before in one roll: two dice played in either order meet in one. A slot holds the number of
/// a roll and that of a position; those of earlier rolls are empty.
class Met {
 public:
  void begin_roll() {
    ++roll_;
    used_ = 0;
  }

  /// Whether it is the first time; `positions` is where those met are kept, this one as `number`.
  bool add(const std::vector<Play>& positions, const Position& position, std::size_t number) {
    if (2 * (used_ + 1) > slots_.size()) grow(positions);
    std::size_t at = hash_of(position) & (slots_.size() - 1);
    for (; slots_[at].roll == roll_; at = (at + 1) & (slots_.size() - 1)) {
      if (positions[slots_[at].number].after == position) return false;
    }
    slots_[at] = {.roll = roll_, .number = static_cast<std::uint32_t>(number)};
    ++used_;
    return true;
  }

 private:
  struct Slot {
    std::uint64_t roll = 0;
    std::uint32_t number = 0;
  };

  static std::size_t hash_of(const Position& position) {
    std::uint64_t hash = position.dice.sum() + (std::uint64_t{position.captures_owed} << 8U);
    for (const Hand& hand : position.pieces) {
      hash = (hash ^ std::bit_cast<std::uint32_t>(hand)) * 0x9E37'79B9'7F4A'7C15U;
      hash ^= hash >> 29U;
    }
    return static_cast<std::size_t>(hash);
  }

  void grow(const std::vector<Play>& positions) {
    std::vector<Slot> old(slots_.size() * 2);
    slots_.swap(old);
    for (const Slot& slot : old) {
      if (slot.roll != roll_) continue;
      std::size_t at = hash_of(positions[slot.number].after) & (slots_.size() - 1);
      while (slots_[at].roll == roll_) at = (at + 1) & (slots_.size() - 1);
      slots_[at] = slot;
    }
  }

  std::vector<Slot> slots_ = std::vector<Slot>(64);
  std::uint64_t roll_ = 0;
  std::size_t used_ = 0;
};

template <class Source>
class EngineOf final : public AnyEngine {
 public:
  explicit EngineOf(const Source& source) : engine_(source) {}

  [[nodiscard]] int dice_to_roll(const Position& position) const override { return engine_.dice_to_roll(position); }

  void begin_roll(Position& position, Roll roll) const override { engine_.begin_roll(position, roll); }

  void find_plays(const Position& position, std::vector<Play>& plays) const override {
    thread_local std::vector<Play> open;  // positions in which something can be done
    thread_local Met met_on_the_way;
    thread_local Met met_at_the_end;
    met_on_the_way.begin_roll();
    met_at_the_end.begin_roll();
    plays.clear();
    open.clear();
    open.push_back({.after = position, .first = {}});
    for (std::size_t k = 0; k < open.size(); ++k) {
      const Play now = open[k];
      ActionList list;
      engine_.add_choices(now.after, list);
      if (list.empty()) {
        Position end = now.after;
        engine_.end_roll(end);
        if (met_at_the_end.add(plays, end, plays.size())) plays.push_back({.after = end, .first = now.first});
        continue;
      }
      for (const Action& action : list) {
        Play next{.after = now.after, .first = k == 0 ? action : now.first};
        engine_.act(next.after, action);
        if (met_on_the_way.add(open, next.after, open.size())) open.push_back(next);
      }
    }
  }

 private:
  Engine<Source> engine_;
};

}  // namespace

std::unique_ptr<AnyEngine> engine_for(const Rules& rules) {
#ifdef __wasm__
  // A page loads the whole module before it shows anything: six engines would be an eighth of it, for a fifth of the
  // speed.
  return std::make_unique<EngineOf<Given>>(Given(rules));
#else
  return with_fastest_source(rules, [](const auto& source) -> std::unique_ptr<AnyEngine> {
    return std::make_unique<EngineOf<std::remove_cvref_t<decltype(source)>>>(source);
  });
#endif
}

}  // namespace salida

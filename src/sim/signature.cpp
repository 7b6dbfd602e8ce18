#include "sim/signature.hpp"

#include <type_traits>

#include "core/play.hpp"
#include "sim/built_in.hpp"
#include "sim/fingerprint.hpp"
#include "sim/playout.hpp"

namespace salida {
namespace {

struct HashingWatcher : NoWatcher {
  Fingerprint fingerprint;
  void awaits_roll(const Position& position) { fingerprint.add(position); }
};

template <class Source>
std::uint64_t hash_games(const Source& source, std::uint64_t games) {
  const Rules& rules = source.rules;
  HashingWatcher watcher;
  for (std::uint64_t game = 0; game < games; ++game) {
    play_random_game(source,
                     {.seats = seats_for(rules, rules.board.arms),
                      .until = rules.goal.until,
                      .seed = signature_seed,
                      .game = game},
                     watcher);
  }
  return watcher.fingerprint.value();
}

}  // namespace

std::uint64_t signature_of(const Rules& rules, std::uint64_t games) { return hash_games(Given(rules), games); }

std::uint64_t fixed_signature_of(const Rules& rules, std::uint64_t games) {
  return with_fastest_source(rules, [games](const auto& source) -> std::uint64_t {
    if constexpr (std::is_same_v<std::decay_t<decltype(source)>, Given>) return 0;
    else return hash_games(source, games);
  });
}

}  // namespace salida

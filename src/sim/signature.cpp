#include "sim/signature.hpp"

#include <array>
#include <charconv>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/built_in.hpp"
#include "core/play.hpp"
#include "notation/catalogue.hpp"
#include "sim/fingerprint.hpp"
#include "sim/playout.hpp"
#include "sim/recorded_game.hpp"

namespace salida {
namespace {

struct HashingWatcher : NoWatcher {
  Fingerprint fingerprint;
  void awaits_roll(const Position& position) { fingerprint.add(position); }
};

GameSetup setup_of(const Rules& rules, std::uint64_t game) {
  return {.seats = seats_for(rules, rules.board.arms), .until = rules.goal.until, .seed = signature_seed, .game = game};
}

template <class Source>
std::uint64_t hash_games(const Source& source, std::uint64_t games) {
  HashingWatcher watcher;
  for (std::uint64_t game = 0; game < games; ++game) play_random_game(source, setup_of(source.rules, game), watcher);
  return watcher.fingerprint.value();
}

std::string line(std::string_view name, std::uint64_t signature) {
  std::string digits(16, '0');
  std::array<char, 16> text{};
  const auto [end, problem] = std::to_chars(text.data(), text.data() + text.size(), signature, 16);
  const std::string_view hex(text.data(), static_cast<std::size_t>(end - text.data()));
  digits.replace(digits.size() - hex.size(), hex.size(), hex);
  return std::string(name) + ' ' + digits + '\n';
}

}  // namespace

std::uint64_t signature_of(const Rules& rules, std::uint64_t games) {
  Fingerprint fingerprint;
  for (std::uint64_t game = 0; game < games; ++game) {
    Record opening;
    opening.named.rules = rules;
    (void)record_given_game(std::move(opening), setup_of(rules, game), fingerprint);
  }
  return fingerprint.value();
}

std::uint64_t fixed_signature_of(const Rules& rules, std::uint64_t games) {
  return with_fastest_source(rules, [games](const auto& source) -> std::uint64_t {
    if constexpr (std::is_same_v<std::decay_t<decltype(source)>, Given>) return 0;
    else return hash_games(source, games);
  });
}

std::uint64_t combined_signature(std::span<const std::uint64_t> signatures) {
  Fingerprint fingerprint;
  for (const std::uint64_t signature : signatures) fingerprint.add(signature);
  return fingerprint.value();
}

std::string signature_text(SignatureOf* signature) {
  std::string text;
  std::vector<std::uint64_t> signatures;
  for (const NamedRules& named : variants()) {
    signatures.push_back(signature(named.rules, signature_games));
    text += line(named.id, signatures.back());
  }
  return text + line("signature", combined_signature(signatures));
}

}  // namespace salida

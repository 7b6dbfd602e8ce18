// From rules at run time to the constant of the same value, once for a batch of games: constants play faster.
#pragma once

#include <cstddef>
#include <utility>

#include "core/source.hpp"
#include "core/variants.hpp"

namespace salida {

/// Calls use(source) with the fixed source whose rules these are, or with the rules as given if they are not built in.
template <std::size_t next = 0, class Use>
auto with_fastest_source(const Rules& rules, Use&& use) {
  if constexpr (next == built_in_rules.size()) {
    return std::forward<Use>(use)(Given(rules));
  } else {
    if (rules == built_in_rules[next]) return std::forward<Use>(use)(Fixed<built_in_rules[next]>{});
    return with_fastest_source<next + 1>(rules, std::forward<Use>(use));
  }
}

}  // namespace salida

// Once for a batch of games: from rules at run time to the program's own constant of the same value.
#pragma once

#include "core/source.hpp"
#include "core/variants.hpp"

namespace salida {

/// Calls use(source) with the fixed source whose rules these are, or with the given ones where they are none of the
/// five.
template <class Use>
auto with_fastest_source(const Rules& rules, Use&& use) {
  if (rules == medellin) return use(Fixed<medellin>{});
  if (rules == simulator) return use(Fixed<simulator>{});
  if (rules == parchis4a) return use(Fixed<parchis4a>{});
  if (rules == parchis2d) return use(Fixed<parchis2d>{});
  if (rules == parcheesi) return use(Fixed<parcheesi>{});
  return use(Given(rules));
}

}  // namespace salida

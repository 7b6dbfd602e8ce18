#include "shipped_endings/shipped_endings.hpp"

#include <string_view>
#include <utility>

namespace salida {
namespace {

#include "shipped_endings/shipped.inc"  // `shipped`, made from endings/: "medellin-board-2-1-2" and so on

}  // namespace

std::shared_ptr<const Endings> shipped_endings(const Rules& rules) {
  auto endings = std::make_shared<Endings>(rules);
  for (const Shipped& file : shipped) {
    if (file.name.empty()) continue;
    const std::string_view bytes(file.begin, file.end);
    if (rules_hash_in(bytes) != ending_rules_hash(rules)) continue;
    if (ReadTable read = read_table(rules, bytes); read.table) endings->add(*std::move(read.table));
  }
  return endings;
}

}  // namespace salida

// Tables of endings from anywhere: nothing crashes, what is read is written as it was, and one that was changed is
// refused.
#include "endings/ending_table.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bots/checksum.hpp"
#include "core/variants.hpp"
#include "endings/endings.hpp"

namespace {

using namespace salida;

void require(bool holds) {
  if (!holds) std::abort();
}

/// With the checksum that it should have, so that what stands before it is read too.
std::string with_checksum(std::string bytes) {
  const std::uint64_t sum = checksum_of(bytes);
  for (unsigned k = 0; k < 8; ++k) bytes += static_cast<char>((sum >> (8U * k)) & 255U);
  return bytes;
}

/// What cannot be guessed, so that the rest is read: the title and the rules.
std::string with_title(std::string_view bytes) {
  const EndingValues none{.rules = ending_rules_hash(simulator)};
  return to_bytes(none).substr(0, 24) + std::string(bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  for (const std::string& whole : {bytes, with_checksum(bytes), with_checksum(with_title(bytes))}) {
    ReadTable read = read_table(simulator, whole);
    require(read.table.has_value() == read.problem.empty());
    if (!read.table) continue;
    require(to_bytes(read.table->values()) == whole);
    for (std::uint64_t number = 0; number < read.table->space().size(); ++number) (void)read.table->chances(number);
    std::string changed = whole;
    changed[changed.size() / 2] ^= 1;
    require(!read_table(simulator, changed).table);
    require(!read_table(parcheesi, whole).table);
  }
  return 0;
}

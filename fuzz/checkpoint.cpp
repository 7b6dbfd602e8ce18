// Checkpoints from anywhere: nothing crashes, what is read prints as it was, and one that was changed is refused.
#include "sim/checkpoint.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace salida;

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  // As it came, and with the hash that it should have, so that what stands before it is read too.
  for (const std::string& whole : {text, text + "end " + checkpoint_hash(text) + "\n"}) {
    const Result<Checkpoint> read = read_checkpoint(whole, "a run", "fuzz");
    if (!read) {
      require(read.error().where == "fuzz" && !read.error().message.empty());
      continue;
    }
    require(read_checkpoint(to_text(*read), "a run", "again")->totals.words() == read->totals.words());
    std::string changed = whole;
    changed[changed.size() / 2] ^= 1;
    require(!read_checkpoint(changed, "a run", "changed"));
  }
  return 0;
}

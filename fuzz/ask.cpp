// Requests from anywhere to the browser's engine: each is answered, in JSON, and the next one too. A unit separator
// stands between the parts of a request, a record separator between two requests: so they come through whole.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "answer_to.hpp"
#include "notation/reading.hpp"

namespace {

using namespace salida;

constexpr std::size_t most_requests = 32;

void require(bool holds) {
  if (!holds) std::abort();
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Bots are slow under the sanitizers, and what they do is fuzzed as actions.
bool thinks_long(std::string_view verb) {
  constexpr std::array<std::string_view, 4> verbs{"act_for_bot", "advice", "review", "verdicts"};
  return std::ranges::find(verbs, verb) != verbs.end();
}

void ask(wasm::Registry& registry, std::string_view request) {
  const std::string answer = wasm::answer_to(registry, request);
  require(answer.starts_with('{') && answer.ends_with('}'));
  // What is no UTF-8 may be quoted as it came: the page's decoder mends it.
  require(!is_ascii(request) || nlohmann::json::accept(answer));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  wasm::Registry registry;
  ask(registry, text);
  std::size_t requests = 0;
  for (const std::string_view written : parts_of(text, '\x1e')) {
    if (++requests > most_requests) break;
    const auto parts = parts_of(written, '\x1f');
    if (thinks_long(parts.front())) continue;
    std::string request;
    for (const std::string_view part : parts) ((request += std::to_string(part.size()) + ':') += part) += ',';
    ask(registry, request);
  }
  return 0;
}

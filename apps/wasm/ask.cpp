// The browser's C ABI: the page asks for room, writes a request there, and is given the address of the answer.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "answers.hpp"
#include "notation/phrases.hpp"

namespace salida::wasm {
namespace {

struct Verb {
  std::string_view name;
  Answer (*answer)(Desk&, const Request&);
};

constexpr std::array verbs{
    Verb{"catalogue", catalogue},
    Verb{"rules", rules_text},
    Verb{"house_rules", take_house_rules},
    Verb{"layout", layout},
    Verb{"network", take_network},
    Verb{"begin", begin},
    Verb{"go_on", go_on},
    Verb{"state", state},
    Verb{"roll", roll},
    Verb{"act", act},
    Verb{"undo", undo},
    Verb{"call", call},
    Verb{"end_calls", end_calls},
    Verb{"act_for_bot", act_for_bot},
    Verb{"hand_over", hand_over},
    Verb{"take_back", take_back},
    Verb{"resign", resign},
    Verb{"close", close},
    Verb{"leave", leave},
    Verb{"record", record},
    Verb{"why_not", explain},
    Verb{"advice", advice},
    Verb{"story", story},
    Verb{"verdicts", verdicts},
    Verb{"review", review},
    Verb{"begin_simulation", begin_simulation},
    Verb{"simulate", simulate_on},
    Verb{"end_simulation", end_simulation},
    Verb{"play_games", play_for_the_clock},
};

Answer answer_to(Desk& desk, std::string_view text) {
  const Result<Request> request = Request::read(text);
  if (!request) return request.error();
  const auto verb = std::ranges::find(verbs, request->verb(), &Verb::name);
  if (verb != verbs.end()) return verb->answer(desk, *request);
  return Error{.where = "request", .message = "expected a verb of docs/engine.md; found " + in_quotes(request->verb())};
}

Json json_of_error(const Error& error) {
  return JsonObject().add("error", JsonObject().add("where", error.where).add("message", error.message).done()).done();
}

}  // namespace

/// What one request leaves for the next.
struct Module {
  Desk desk;
  std::string request;
  std::string answer;
};

Module& module() {
  static Module one;
  return one;
}

}  // namespace salida::wasm

extern "C" {

/// Where a request of so many bytes can be written; null where it is too large.
__attribute__((export_name("salida_room"))) char* salida_room(std::size_t bytes) {
  if (bytes > salida::wasm::largest_request) return nullptr;
  std::string& request = salida::wasm::module().request;
  request.resize(bytes);
  return request.data();
}

/// Answers the request that was written: the address of JSON, ended by a zero byte, which stays until the next request.
__attribute__((export_name("salida_ask"))) const char* salida_ask() {
  using namespace salida::wasm;
  Module& here = module();
  const Answer answer = answer_to(here.desk, here.request);
  here.answer = (answer ? *answer : json_of_error(answer.error())).text;
  if (here.request.size() > 65536) here.request = std::string();  // a network or a record is not kept twice
  return here.answer.c_str();
}
}

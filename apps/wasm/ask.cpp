// The browser's C ABI: the page asks for room, writes a request there, and is given the address of the answer.
#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "desk.hpp"
#include "json.hpp"
#include "notation/phrases.hpp"
#include "request.hpp"
#include "verbs.hpp"

namespace salida::wasm {
namespace {

Answer answer_to(Desk& desk, std::string_view text) {
  const Result<Request> request = Request::read(text);
  if (!request) return request.error();
  const std::span<const Verb> known = verbs();
  const auto verb = std::ranges::find(known, request->verb(), &Verb::name);
  if (verb != known.end()) return verb->answer(desk, *request);
  return Error{.where = "request", .message = "expected a verb of docs/engine.md; found " + in_quotes(request->verb())};
}

Json json_of_error(const Error& error) {
  return JsonObject().add("error", JsonObject().add("where", error.where).add("message", error.message).done()).done();
}

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

}  // namespace
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

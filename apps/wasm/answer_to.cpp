#include "answer_to.hpp"

#include <algorithm>
#include <span>

#include "json/json.hpp"
#include "notation/phrases.hpp"
#include "request.hpp"
#include "verbs.hpp"

namespace salida::wasm {
namespace {

Answer answer_of_verb(Registry& registry, std::string_view text) {
  const Result<Request> request = Request::read(text);
  if (!request) return request.error();
  const std::span<const Verb> known = verbs();
  const auto verb = std::ranges::find(known, request->verb(), &Verb::name);
  if (verb != known.end()) return verb->answer(registry, *request);
  return Error{.where = "request", .message = "expected a verb of docs/engine.md; found " + in_quotes(request->verb())};
}

Json json_of_error(const Error& error) {
  return JsonObject().add("error", JsonObject().add("where", error.where).add("message", error.message).done()).done();
}

}  // namespace

std::string answer_to(Registry& registry, std::string_view text) {
  const Answer answer = answer_of_verb(registry, text);
  return (answer ? *answer : json_of_error(answer.error())).text;
}

}  // namespace salida::wasm

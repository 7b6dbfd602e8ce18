#include "request.hpp"

#include <algorithm>
#include <charconv>
#include <string>

#include "notation/phrases.hpp"

namespace salida::wasm {
namespace {

template <class Number>
[[nodiscard]] std::optional<Number> whole_number(std::string_view text) {
  Number number = 0;
  const char* const end = text.data() + text.size();
  const auto [read, problem] = std::from_chars(text.data(), end, number);
  if (text.empty() || problem != std::errc() || read != end) return std::nullopt;
  return number;
}

/// The next part of a request, which is taken off it.
[[nodiscard]] std::optional<std::string_view> take_part(std::string_view& rest) {
  const std::size_t colon = rest.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<std::size_t> length = whole_number<std::size_t>(rest.substr(0, colon));
  rest.remove_prefix(colon + 1);
  if (!length || *length >= rest.size() || rest[*length] != ',') return std::nullopt;
  const std::string_view part = rest.substr(0, *length);
  rest.remove_prefix(*length + 1);
  return part;
}

}  // namespace

Result<Request> Request::read(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::optional<std::string_view> part = take_part(text);
    if (!part) {
      return Error{.where = "request",
                   .message = "part " + std::to_string(parts.size() + 1) + ": expected LENGTH:BYTES, and a comma"};
    }
    parts.push_back(*part);
  }
  if (parts.size() % 2 == 0)
    return Error{.where = "request", .message = "expected a verb, then names with their values"};
  Request request;
  request.verb_ = parts.front();
  for (std::size_t k = 1; k < parts.size(); k += 2)
    request.fields_.push_back({.name = parts[k], .value = parts[k + 1]});
  return request;
}

const Request::Field* Request::find(std::string_view name) const {
  const auto found = std::ranges::find(fields_, name, &Field::name);
  return found == fields_.end() ? nullptr : &*found;
}

std::string_view Request::text(std::string_view name) const {
  const Field* const field = find(name);
  return field == nullptr ? std::string_view() : field->value;
}

Result<std::uint64_t> Request::number(std::string_view name, std::uint64_t low, std::uint64_t high,
                                      std::optional<std::uint64_t> otherwise) const {
  const Field* const field = find(name);
  if (field == nullptr && otherwise) return *otherwise;
  const std::optional<std::uint64_t> number =
      field == nullptr ? std::nullopt : whole_number<std::uint64_t>(field->value);
  if (number && *number >= low && *number <= high) return *number;
  return Error{.where = std::string(name),
               .message = "expected a number from " + std::to_string(low) + " to " + std::to_string(high) +
                          (field == nullptr ? std::string() : "; found " + in_quotes(field->value))};
}

Language Request::language() const { return text("lang") == "es" ? Language::spanish : Language::english; }

}  // namespace salida::wasm

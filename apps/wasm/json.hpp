// JSON as it is written, and nothing more: the browser's build leaves nlohmann's library out for its size, and reads
// none.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace salida::wasm {

/// A value that is written.
struct Json {
  std::string text = "null";
};

[[nodiscard]] Json json_of(std::string_view text);
/// With six decimals: more than any chance or mean deserves.
[[nodiscard]] Json json_of(double number);
[[nodiscard]] inline Json json_of(Json json) { return json; }
template <std::integral Number>
[[nodiscard]] Json json_of(Number number) {
  if constexpr (std::same_as<Number, bool>) return {number ? "true" : "false"};
  else return {std::to_string(number)};
}

template <class Range>
  requires(!std::convertible_to<Range, std::string_view>) && requires(const Range& range) { range.begin(); }
[[nodiscard]] Json json_of(const Range& values);

class JsonObject {
 public:
  template <class Value>
  JsonObject& add(std::string_view key, Value&& value) {
    text_ += (text_.size() > 1 ? "," : "") + json_of(key).text + ":" + json_of(std::forward<Value>(value)).text;
    return *this;
  }
  [[nodiscard]] Json done() const { return {text_ + "}"}; }

 private:
  std::string text_ = "{";
};

class JsonArray {
 public:
  template <class Value>
  JsonArray& add(Value&& value) {
    text_ += (text_.size() > 1 ? "," : "") + json_of(std::forward<Value>(value)).text;
    return *this;
  }
  [[nodiscard]] Json done() const { return {text_ + "]"}; }

 private:
  std::string text_ = "[";
};

template <class Range>
  requires(!std::convertible_to<Range, std::string_view>) && requires(const Range& range) { range.begin(); }
[[nodiscard]] Json json_of(const Range& values) {
  JsonArray array;
  for (const auto& value : values) array.add(value);
  return array.done();
}

}  // namespace salida::wasm

// Writes JSON: every value that leaves the program or the browser's engine is written by these few functions.
//
// A type is written by a function json_of(value) beside it, which adds its fields to a JsonObject; objects and lists
// find that function by themselves. Nothing here throws, and nothing reads: reading is the business of files named
// *_from_json.cpp, which the browser's build leaves out.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace salida {

/// A value as JSON text on one line; null by default.
struct Json {
  std::string text = "null";
};

/// Bytes that are not UTF-8 are replaced: names of files and players may hold anything, JSON holds only text.
[[nodiscard]] Json json_of(std::string_view text);
[[nodiscard]] inline Json json_of(const char* text) { return json_of(std::string_view(text)); }
[[nodiscard]] inline Json json_of(const std::string& text) { return json_of(std::string_view(text)); }

/// With at most ten significant digits, the same on every machine; infinities and NaN are null.
[[nodiscard]] Json json_of(double number);

/// A chance, a difference of chances or a length, to a billionth: what lies below depends on the machine.
[[nodiscard]] Json json_to_billionths(double number);

[[nodiscard]] inline Json json_of(Json json) { return json; }

template <std::integral Number>
[[nodiscard]] Json json_of(Number number) {
  if constexpr (std::same_as<Number, bool>) return {number ? "true" : "false"};
  else return {std::to_string(number)};
}

template <class Range>
  requires(!std::convertible_to<Range, std::string_view>) && requires(const Range& range) { range.begin(); }
[[nodiscard]] Json json_of(const Range& values);

/// Null where there is none.
template <class Value>
[[nodiscard]] Json json_of(const std::optional<Value>& value) {
  return value ? json_of(*value) : Json();
}

class JsonObject {
 public:
  /// The keys of an object are the caller's to keep apart.
  template <class Value>
  JsonObject& add(std::string_view key, Value&& value) {
    return add_text(key, json_of(std::forward<Value>(value)).text);
  }
  /// Text in quotes is an array, which the other one would take as that.
  JsonObject& add(std::string_view key, const char* text) { return add_text(key, json_of(text).text); }
  /// All fields of another object, after those that are here.
  JsonObject& add_all(const JsonObject& other);

  [[nodiscard]] Json done() const { return {text_ + "}"}; }

 private:
  JsonObject& add_text(std::string_view key, std::string_view value);

  std::string text_ = "{";
};

[[nodiscard]] inline Json json_of(const JsonObject& object) { return object.done(); }

class JsonArray {
 public:
  template <class Value>
  JsonArray& add(Value&& value) {
    if (text_.size() > 1) text_ += ',';
    text_ += json_of(std::forward<Value>(value)).text;
    return *this;
  }
  [[nodiscard]] Json done() const { return {text_ + "]"}; }

 private:
  std::string text_ = "[";
};

[[nodiscard]] inline Json json_of(const JsonArray& array) { return array.done(); }

template <class Range>
  requires(!std::convertible_to<Range, std::string_view>) && requires(const Range& range) { range.begin(); }
[[nodiscard]] Json json_of(const Range& values) {
  JsonArray array;
  for (const auto& value : values) array.add(value);
  return array.done();
}

/// The same over several lines, each level two blanks further in, for people to read.
[[nodiscard]] std::string indented(const Json& json);

}  // namespace salida

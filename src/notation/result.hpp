// The result of reading input: a value, or an error that says what was wrong and where. Nothing is thrown.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace salida {

struct Error {
  std::string where;    // a file and line, a word of a position, a key; may be empty
  std::string message;  // what was expected, and what was found

  [[nodiscard]] std::string text() const { return where.empty() ? message : where + ": " + message; }
  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
class [[nodiscard]] Result {
 public:
  // Both are implicit, so that a reader can `return value;` or `return Error{...};`.
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] explicit operator bool() const { return state_.index() == 0; }

  [[nodiscard]] const T& operator*() const& { return *value(); }
  [[nodiscard]] T&& operator*() && { return std::move(*value()); }
  [[nodiscard]] const T* operator->() const { return value(); }

  [[nodiscard]] const Error& error() const {
    assert(!*this);
    return *std::get_if<1>(&state_);
  }

 private:
  [[nodiscard]] const T* value() const {
    assert(*this);
    return std::get_if<0>(&state_);
  }
  [[nodiscard]] T* value() {
    assert(*this);
    return std::get_if<0>(&state_);
  }

  std::variant<T, Error> state_;
};

}  // namespace salida

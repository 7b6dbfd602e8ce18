// Names of enumerators: one table for each enum, for everybody who reads or writes them. The compiler
// checks that a table has every enumerator once and in order, so that none can be forgotten or swapped.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace salida {

template <class Enum>
struct Named {
  Enum value;
  std::string_view name;
};

namespace detail {

/// Whether the enum has an enumerator of this value: the compiler spells any other as a cast, "(Phase)4".
template <auto kValue>
consteval bool is_enumerator() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_suffix(1);  // the bracket
  while (text.back() >= '0' && text.back() <= '9') text.remove_suffix(1);
  return text.back() != ')';
}

/// No definition: a table that is wrong does not compile.
void each_enumerator_is_named_once_and_in_order();

}  // namespace detail

/// The table of an enum:
///   template <>
///   inline constexpr auto names_of<Until> = named<Until>({{Until::first, "first"}, {Until::places, "places"}});
template <class Enum, std::size_t kSize>
consteval std::array<std::string_view, kSize> named(const Named<Enum> (&table)[kSize]) {  // NOLINT(*-avoid-c-arrays)
  constexpr bool is_whole =
      detail::is_enumerator<static_cast<Enum>(kSize - 1)>() && !detail::is_enumerator<static_cast<Enum>(kSize)>();
  static_assert(is_whole, "every enumerator has a name");
  std::array<std::string_view, kSize> names{};
  for (std::size_t k = 0; k < kSize; ++k) {
    if (static_cast<std::size_t>(table[k].value) != k) detail::each_enumerator_is_named_once_and_in_order();
    names[k] = table[k].name;
  }
  return names;
}

/// The names of an enum's values, in their order.
template <class Enum>
inline constexpr std::array<std::string_view, 0> names_of{};

template <class Enum>
concept HasNames = !names_of<Enum>.empty();

/// "first" for Until::first.
template <HasNames Enum>
[[nodiscard]] constexpr std::string_view name_of(Enum value) {
  return names_of<Enum>[static_cast<std::size_t>(value)];
}

/// The value of a name; std::nullopt if none has it.
template <HasNames Enum>
[[nodiscard]] constexpr std::optional<Enum> find_named(std::string_view name) {
  for (std::size_t k = 0; k < names_of<Enum>.size(); ++k) {
    if (names_of<Enum>[k] == name) return static_cast<Enum>(k);
  }
  return std::nullopt;
}

}  // namespace salida

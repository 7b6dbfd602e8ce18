// Names of enumerators: what is written can be read again, and no two values share a name.
#include "core/names.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <type_traits>

#include <gtest/gtest.h>

#include "core/fields.hpp"
#include "core/position.hpp"
#include "core/variants.hpp"

namespace salida {
namespace {

enum class Weather : std::uint8_t { sunny, wet };

}  // namespace

template <>
inline constexpr auto names_of<Weather> = named<Weather>({{Weather::sunny, "fine"}, {Weather::wet, "wet"}});

namespace {

template <class Enum>
void expect_to_be_read_again() {
  std::set<std::string_view> seen;
  for (std::size_t k = 0; k < names_of<Enum>.size(); ++k) {
    const auto value = static_cast<Enum>(k);
    EXPECT_TRUE(seen.insert(name_of(value)).second) << name_of(value);
    EXPECT_EQ(find_named<Enum>(name_of(value)), value);
  }
  EXPECT_EQ(find_named<Enum>("no such name"), std::nullopt);
  EXPECT_EQ(find_named<Enum>(""), std::nullopt);
}

TEST(Names, of_a_value_and_back) {
  EXPECT_EQ(name_of(Weather::sunny), "fine");
  EXPECT_EQ(find_named<Weather>("wet"), Weather::wet);
  EXPECT_EQ(find_named<Weather>("sunny"), std::nullopt);
}

TEST(Names, tell_every_value_of_positions_and_rules_apart) {
  expect_to_be_read_again<Phase>();
  expect_to_be_read_again<ActionKind>();
  Rules rules = medellin;
  for_each_field(rules, [](const Field&, auto value) {
    if constexpr (std::is_enum_v<decltype(value)>) expect_to_be_read_again<decltype(value)>();
  });
}

/// What the compiler is asked to refuse: a table that lacks the last enumerator, or one that has more than there are.
TEST(Names, are_counted_by_what_the_compiler_calls_an_enumerator) {
  EXPECT_TRUE(detail::is_enumerator<Phase::over>());
  EXPECT_FALSE(detail::is_enumerator<static_cast<Phase>(4)>());
  EXPECT_TRUE(detail::is_enumerator<FirstPlayer::seat_1>()) << "a name may end with a digit";
  EXPECT_FALSE(detail::is_enumerator<static_cast<Weather>(2)>()) << "an enum without a name space of its own";
}

}  // namespace
}  // namespace salida

// The writer of JSON: what it writes, nlohmann's reader must read as the same value.
#include "json/json.hpp"

#include <cmath>
#include <limits>
#include <map>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include "json/number_text.hpp"

namespace salida {

struct Pair {
  int a;
  int b;
};
static Json json_of(const Pair& pair) { return JsonObject().add("a", pair.a).add("b", pair.b).done(); }

namespace {

TEST(Json, WritesPlainValues) {
  EXPECT_EQ(json_of(true).text, "true");
  EXPECT_EQ(json_of(-7).text, "-7");
  EXPECT_EQ(json_of(std::numeric_limits<std::uint64_t>::max()).text, "18446744073709551615");
  EXPECT_EQ(json_of("salida").text, R"("salida")");
  EXPECT_EQ(Json().text, "null");
  EXPECT_EQ(json_of(std::optional<int>()).text, "null");
  EXPECT_EQ(json_of(std::optional<int>(3)).text, "3");
}

TEST(Json, WritesObjectsAndListsOfAnythingThatCanBeWritten) {
  const std::vector<Pair> pairs{{.a = 1, .b = 2}, {.a = 3, .b = 4}};
  EXPECT_EQ(JsonObject().add("pairs", pairs).add("none", std::vector<int>()).done().text,
            R"({"pairs":[{"a":1,"b":2},{"a":3,"b":4}],"none":[]})");
  EXPECT_EQ(JsonArray().add(1).add("two").add(Json()).done().text, R"([1,"two",null])");
}

TEST(Json, AddsTheFieldsOfAnotherObject) {
  const JsonObject more = JsonObject().add("b", 2);
  EXPECT_EQ(JsonObject().add("a", 1).add_all(more).done().text, R"({"a":1,"b":2})");
  EXPECT_EQ(JsonObject().add_all(more).add_all(JsonObject()).done().text, R"({"b":2})");
}

TEST(Json, EscapesWhatMayNotStandInAString) {
  EXPECT_EQ(json_of("a\"b\\c\n\t\x01/").text, R"("a\"b\\c\n\t\u0001/")");
  EXPECT_EQ(json_of("Medellín ♞ 🎲").text, R"("Medellín ♞ 🎲")");
}

TEST(Json, ReplacesBytesThatAreNoText) {
  for (const std::string bad : {"\xC3", "a\x80z", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xC0\xAF", "\xE2\x82"}) {
    const std::string text = json_of(bad).text;
    EXPECT_NE(text.find("\xEF\xBF\xBD"), std::string::npos) << text;
    EXPECT_TRUE(nlohmann::json::accept(text)) << text;
  }
}

RC_GTEST_PROP(Json, AnyBytesBecomeATextThatReadsAsNlohmannWouldWriteIt, (const std::string& bytes)) {
  const auto read = nlohmann::json::parse(json_of(bytes).text, nullptr, false);
  RC_ASSERT(read.is_string());
  const std::string theirs = nlohmann::json(bytes).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  if (theirs.find("\xEF\xBF\xBD") == std::string::npos)
    RC_ASSERT(read.get<std::string>() == nlohmann::json::parse(theirs).get<std::string>());
}

TEST(Json, WritesNumbersWithTenDigitsAtTheMost) {
  const std::map<std::string, double> cases{{"0", 0.0},
                                            {"0.25", 0.25},
                                            {"-1234.5", -1234.5},
                                            {"0.1", 0.1},
                                            {"0.3333333333", 1.0 / 3},
                                            {"1", 1 - 1e-12},
                                            {"10", 9.99999999999},
                                            {"123456789000", 123456789000.4},
                                            {"3e-40", 3e-40},
                                            {"4940656458e-333", 5e-324},
                                            {"1e300", 1e300},
                                            {"0.000001", 1e-6}};
  for (const auto& [text, number] : cases) EXPECT_EQ(json_of(number).text, text);
  EXPECT_EQ(json_of(std::numeric_limits<double>::infinity()).text, "null");
  EXPECT_EQ(json_of(std::nan("")).text, "null");
  EXPECT_EQ(number_text(2.0 / 3, 3), "0.667");
}

TEST(Json, WritesChancesToABillionth) {
  EXPECT_EQ(json_to_billionths(0.1234567894).text, "0.123456789");
  EXPECT_EQ(json_to_billionths(-3e-17).text, "0");
  EXPECT_EQ(json_to_billionths(1).text, "1");
}

RC_GTEST_PROP(Json, NumbersAreReadBackToTenDigits, (int mantissa, std::uint8_t shift)) {
  const double number = std::ldexp(mantissa, shift - 128);
  const double read = nlohmann::json::parse(json_of(number).text).get<double>();
  RC_ASSERT(std::abs(read - number) <= 5.1e-10 * std::abs(number));
}

TEST(Json, IndentsForPeople) {
  const Json json =
      JsonObject().add("a", std::vector<int>{1, 2}).add("none", JsonObject()).add("text", "{\"x\": [1,2]}").done();
  EXPECT_EQ(indented(json),
            "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"none\": {},\n  \"text\": \"{\\\"x\\\": [1,2]}\"\n}");
  EXPECT_EQ(nlohmann::ordered_json::parse(json.text).dump(2), indented(json));
}

}  // namespace
}  // namespace salida

// The words of a tradition: they come from the entry of a rule set, never from its id.
#include "words/vocabulary.hpp"

#include <string>
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/catalogue.hpp"
#include "words/reasons.hpp"

namespace salida {
namespace {

std::string word(Language language, const NamedRules& named, std::string_view gap) {
  for (const Gap& one : vocabulary(language, named)) {
    if (one.name == gap) return one.text;
  }
  return {};
}

TEST(Vocabulary, words_and_rule_numbers_come_from_the_entry_and_not_from_an_id) {
  NamedRules sixth = *find_variant("medellin");
  sixth.id = sixth.base = "sixth";
  EXPECT_EQ(word(Language::spanish, sixth, "nest"), "la cárcel");
  EXPECT_EQ(word(Language::spanish, sixth, "double"), "par");
  EXPECT_EQ(rule_number(Reason::most_dice, sixth.letter), "M5");
  sixth.tradition = Tradition::american;
  sixth.letter = 'A';
  EXPECT_EQ(word(Language::spanish, sixth, "nest"), "el nido");
  EXPECT_EQ(rule_number(Reason::most_dice, sixth.letter), "A4");
}

}  // namespace
}  // namespace salida

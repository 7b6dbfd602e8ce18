// A built-in rule set is one entry of the catalogue, beside its rules in the core: everything else asks the entry.
#include "notation/catalogue.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/variants.hpp"
#include "given/files.hpp"
#include "notation/house_rules.hpp"

namespace salida {
namespace {

using testing::IsEmpty;

TEST(Catalogue, holds_the_rules_of_the_core_in_their_order) {
  ASSERT_EQ(variants().size(), built_in_rules.size());
  for (std::size_t k = 0; k < built_in_rules.size(); ++k) EXPECT_EQ(variants()[k].rules, built_in_rules[k]) << k;
}

TEST(Catalogue, every_entry_says_all_that_people_are_told) {
  std::set<char> letters{'B', 'R', 'H'};  // the rulebook's other chapters
  for (const NamedRules& named : variants()) {
    EXPECT_TRUE(named.is_built_in()) << named.id;
    EXPECT_TRUE(letters.insert(named.letter).second) << named.id << " shares the letter " << named.letter;
    EXPECT_THAT(named.name.en, Not(IsEmpty())) << named.id;
    EXPECT_THAT(named.name.es, Not(IsEmpty())) << named.id;
    EXPECT_THAT(named.country.en, Not(IsEmpty())) << named.id;
    EXPECT_THAT(named.country.es, Not(IsEmpty())) << named.id;
    EXPECT_EQ(std::set(named.colours.begin(), named.colours.end()).size(), named.rules.board.arms) << named.id;
    const std::string lesson = "web/page/src/lessons/courses/" + named.lesson + ".ts";
    EXPECT_TRUE(std::filesystem::exists(in_repository(lesson))) << named.id << ": " << lesson;
  }
}

TEST(Catalogue, names_every_network_that_is_shipped_and_no_other) {
  std::vector<std::string> names;
  for (const NamedRules& named : variants()) {
    for (const int players : named.networks) names.push_back(named.id + "-" + std::to_string(players));
  }
  std::ranges::sort(names);
  EXPECT_EQ(names, names_in("nets", ".net"));
}

TEST(Catalogue, house_rules_have_the_tradition_of_their_base) {
  for (const NamedRules& base : variants()) {
    const Result<NamedRules> house =
        read_house_rules("format = 1\nid = \"ours\"\nbase = \"" + base.id + "\"\n", "ours.toml");
    ASSERT_TRUE(house) << base.id;
    EXPECT_EQ(house->tradition, base.tradition) << base.id;
    EXPECT_EQ(house->letter, base.letter) << base.id;
    EXPECT_EQ(house->lesson, base.lesson) << base.id;
    EXPECT_THAT(house->networks, IsEmpty()) << base.id << ": trained for the rules of the base";
  }
}

}  // namespace
}  // namespace salida

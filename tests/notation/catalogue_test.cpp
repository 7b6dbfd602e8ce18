// A built-in rule set is one entry of the catalogue, beside its rules in the core: everything else asks the entry.
#include "notation/catalogue.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
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

// --- A sixth rule set takes three files

/// What makes a built-in rule set: its rules, its entry, and a lesson if it has one of its own.
bool may_name_rule_sets(const std::string& file) {
  return file == "src/core/variants.hpp" || file == "src/notation/catalogue.cpp" ||
         file.starts_with("web/page/src/lessons/courses/");
}

/// A tradition and a printed board are called parcheesi too, where traditions and boards are told apart.
bool names_a_tradition(const std::string& file, const std::string& id) {
  constexpr std::array files{"src/notation/tradition.hpp", "src/words/vocabulary.cpp", "src/view/look_style.hpp",
                             "web/engine/answers.ts"};
  return id == "parcheesi" && std::ranges::find(files, file) != files.end();
}

std::string without_comment(const std::string& line) { return line.substr(0, line.find("//")); }

/// "medellin" as a whole string of its own, in either kind of quotes; or, in C++, as the constant.
bool names_rule_set(const std::string& line, const std::string& id, bool is_cpp) {
  const std::regex whole_string("[\"'`]" + id + "[\"'`]");
  if (std::regex_search(line, whole_string)) return true;
  if (!is_cpp) return false;
  const std::string code = std::regex_replace(line, std::regex("\"([^\"\\\\]|\\\\.)*\""), "");
  return std::regex_search(code, std::regex("\\b" + id + "\\b"));
}

std::vector<std::string> files_that_name_rule_sets() {
  std::vector<std::string> found;
  for (const char* const folder : {"src", "apps", "web/engine", "web/page/src", "cmake"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(in_repository(folder))) {
      const std::string file = std::filesystem::relative(entry.path(), in_repository("")).generic_string();
      const std::string ending = entry.path().extension().string();
      const bool is_cpp = ending == ".cpp" || ending == ".hpp";
      if (!entry.is_regular_file() || (!is_cpp && ending != ".ts" && ending != ".tsx" && ending != ".txt")) continue;
      if (may_name_rule_sets(file) || file.starts_with("web/engine/tests/")) continue;
      std::istringstream text(text_of(entry.path()));
      for (std::string line; std::getline(text, line);) {
        const std::string code = without_comment(line);
        const bool names = std::ranges::any_of(variants(), [&](const NamedRules& named) {
          return code.find(named.id) != std::string::npos && !names_a_tradition(file, named.id) &&
                 names_rule_set(code, named.id, is_cpp);
        });
        if (names) found.push_back(file + ": " + line);
      }
    }
  }
  return found;
}

TEST(Catalogue, no_other_file_of_the_program_or_the_page_names_a_rule_set) {
  EXPECT_THAT(files_that_name_rule_sets(), IsEmpty());
}

TEST(Catalogue, a_file_that_names_a_rule_set_is_found) {
  EXPECT_TRUE(names_rule_set("if (id == \"medellin\") return 1;", "medellin", true));
  EXPECT_TRUE(names_rule_set("if (rules == medellin) return 1;", "medellin", true));
  EXPECT_TRUE(names_rule_set("const five = ['parchis4a', 'parchis2d'];", "parchis2d", false));
  EXPECT_FALSE(names_rule_set("\"  salida rules show medellin --lang es\"", "medellin", true)) << "an example";
  EXPECT_FALSE(names_rule_set("openSimulator(): the simulator of the page", "simulator", false)) << "a word";
}

}  // namespace
}  // namespace salida

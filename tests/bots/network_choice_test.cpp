// Which network plays, and who does without one.
#include "nets/network_choice.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/catalogue.hpp"

namespace salida {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(NetworkChoice, three_players_use_the_network_of_four) {
  for (const NamedRules& named : variants()) {
    EXPECT_EQ(network_for(named.rules, 2), named.id + "-2");
    EXPECT_EQ(network_for(named.rules, 3), named.id + "-4");
    EXPECT_EQ(network_for(named.rules, 4), named.id + "-4");
    Rules longer = named.rules;
    longer.goal.until = longer.goal.until == Until::first ? Until::places : Until::first;
    EXPECT_EQ(network_for(longer, 3), named.id + "-4") << "however long it is played";
  }
}

TEST(NetworkChoice, house_rules_have_none_and_say_which_bots_do_without) {
  const std::vector<std::string> bots{"5", "random", "4", "5"};
  const NamedRules& base = *find_variant("parchis4a");
  EXPECT_THAT(bots_without_network(base.rules, bots), IsEmpty());
  Rules house = base.rules;
  house.capture.reward = 15;
  EXPECT_EQ(network_for(house, 4), "");
  EXPECT_THAT(bots_without_network(house, bots), ElementsAre("5", "4"));
}

TEST(NetworkChoice, a_name_leads_back_to_the_rules) {
  for (const NamedRules& named : variants()) EXPECT_EQ(rules_of_network(named.id + "-4"), &named);
  EXPECT_EQ(rules_of_network("medellin-3"), nullptr);
  EXPECT_EQ(rules_of_network(""), nullptr);
}

}  // namespace
}  // namespace salida

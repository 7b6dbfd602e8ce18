// What the simulator's numbers are called.
#include "statistics/sim_words.hpp"

#include <string_view>

#include <gtest/gtest.h>

#include "notation/catalogue.hpp"

namespace salida {
namespace {

TEST(SimWords, statistics_are_named_in_the_words_of_the_tradition) {
  const auto in_spanish = [](std::string_view id, Statistic statistic) {
    return statistic_words(Language::spanish, *find_variant(id), statistic);
  };
  EXPECT_EQ(in_spanish("medellin", Statistic::nest_turns), "turnos con todo en la cárcel");
  EXPECT_EQ(in_spanish("parchis4a", Statistic::nest_turns), "turnos con todo en la casa");
  EXPECT_EQ(in_spanish("parcheesi", Statistic::nest_turns), "turnos con todo en el nido");
  EXPECT_EQ(statistic_words(Language::english, *find_variant("simulator"), Statistic::exits), "exits from jail");
  EXPECT_EQ(statistic_words(Language::english, *find_variant("parchis4a"), Statistic::penalties),
            "pawns lost to sixes");
}

}  // namespace
}  // namespace salida

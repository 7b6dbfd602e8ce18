// The menu before a game.
#include "tui/play_menu.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "given/files.hpp"

namespace salida {
namespace {

using testing::HasSubstr;
using testing::Not;

class Menu {
 public:
  Menu()
      : menu({variants().begin(), variants().end()}, {}, [](const std::string& file) -> Result<NamedRules> {
          if (file == "six") return rules_called("six_arm_parques");
          return Error{file, "cannot be read"};
        }) {}

  void press(KeyKind kind) { wish = menu.press({.kind = kind}); }
  void type(const std::string& letters) {
    for (const char letter : letters) wish = menu.press({.kind = KeyKind::letter, .letter = letter});
  }
  [[nodiscard]] std::string screen() const {
    std::string text;
    for (const std::string& line : menu.screen({}, smallest_screen)) text += line + '\n';
    return text;
  }

  PlayMenu menu;
  MenuWish wish = MenuWish::nothing;
};

TEST(PlayMenu, begins_with_one_person_and_bots) {
  Menu menu;
  EXPECT_THAT(menu.screen(), HasSubstr("> Game"));
  EXPECT_THAT(menu.screen(), HasSubstr("a person"));
  EXPECT_THAT(menu.screen(), HasSubstr("a bot: 3 of 5"));
  menu.press(KeyKind::enter);
  EXPECT_EQ(menu.wish, MenuWish::nothing);
  EXPECT_THAT(menu.screen(), HasSubstr("> Begin"));
  menu.press(KeyKind::enter);
  EXPECT_EQ(menu.wish, MenuWish::begin);
  EXPECT_EQ(players_in(menu.menu.plan()), 4);
}

TEST(PlayMenu, arrows_change_what_a_line_says) {
  Menu menu;
  menu.press(KeyKind::right);
  EXPECT_EQ(menu.menu.plan().rules, 1U);
  menu.press(KeyKind::left);
  menu.press(KeyKind::left);
  EXPECT_EQ(menu.menu.plan().rules, variants().size() - 1);
  menu.press(KeyKind::down);
  menu.press(KeyKind::right);
  EXPECT_EQ(menu.menu.plan().seats[0].kind, "1");
  menu.press(KeyKind::left);
  menu.press(KeyKind::left);
  EXPECT_EQ(menu.menu.plan().seats[0].kind, "");
  EXPECT_THAT(menu.screen(), HasSubstr("nobody"));
}

TEST(PlayMenu, names_are_typed_letter_by_letter_whatever_their_bytes) {
  Menu menu;
  menu.press(KeyKind::down);
  menu.press(KeyKind::down);
  menu.type("José q");
  EXPECT_EQ(menu.menu.plan().seats[0].name, "José q");
  menu.press(KeyKind::backspace);
  menu.press(KeyKind::backspace);
  menu.press(KeyKind::backspace);
  EXPECT_EQ(menu.menu.plan().seats[0].name, "Jos");
}

TEST(PlayMenu, a_house_rules_file_is_named_on_the_line_of_the_game) {
  Menu menu;
  menu.type("none");
  EXPECT_THAT(menu.screen(), HasSubstr("none_"));
  menu.press(KeyKind::enter);
  EXPECT_THAT(menu.screen(), HasSubstr("none: cannot be read"));
  menu.type("six");
  menu.press(KeyKind::enter);
  EXPECT_EQ(menu.menu.known()[menu.menu.plan().rules].id, "six_arm_parques");
  EXPECT_EQ(menu.menu.plan().seats.size(), 6U);
}

TEST(PlayMenu, it_takes_two_and_Esc_leaves) {
  Menu menu;
  for (int seat = 0; seat < 4; ++seat) {
    menu.press(KeyKind::down);
    while (!menu.menu.plan().seats[static_cast<std::size_t>(seat)].kind.empty()) menu.press(KeyKind::right);
  }
  menu.press(KeyKind::enter);
  menu.press(KeyKind::enter);
  EXPECT_EQ(menu.wish, MenuWish::nothing);
  EXPECT_THAT(menu.screen(), HasSubstr("It takes two players."));
  menu.press(KeyKind::escape);
  EXPECT_EQ(menu.wish, MenuWish::quit);
}

TEST(PlayMenu, speaks_Spanish_and_asks_of_calls_only_where_there_are_some) {
  Menu menu;
  EXPECT_THAT(menu.screen(), HasSubstr("Missed captures"));
  menu.press(KeyKind::right);
  EXPECT_THAT(menu.screen(), Not(HasSubstr("Missed captures")));
  menu.press(KeyKind::up);
  menu.press(KeyKind::up);
  menu.press(KeyKind::right);
  EXPECT_THAT(menu.screen(), HasSubstr("Empezar"));
}

}  // namespace
}  // namespace salida

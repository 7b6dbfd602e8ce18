// Whole screens, compared with files. Where a screen is meant to change, run the tests with SALIDA_NEW_SCREENS=1, which
// writes them anew, and look at what changed.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "given/files.hpp"
#include "given/how_long.hpp"
#include "tui/game_screen.hpp"

namespace salida {

inline constexpr TextStyle ascii{};
inline constexpr TextStyle unicode{.letters = TextLetters::unicode};
inline constexpr ScreenSize small = smallest_screen;
inline constexpr ScreenSize large{.rows = 40, .columns = 120};

inline std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

/// `folder` is below tests.
inline void expect_screen(const std::string& folder, const std::string& name, const std::vector<std::string>& lines) {
  const std::filesystem::path file = in_repository("tests/" + folder + "/screens/" + name + ".txt");
  if (is_asked_for("SALIDA_NEW_SCREENS")) std::ofstream(file, std::ios::binary) << joined(lines);
  EXPECT_EQ(joined(lines), text_of(file)) << name;
}

}  // namespace salida

// How the printed boards differ: their colours, where their numbers stand, and what is written on them.
#pragma once

#include "notation/tradition.hpp"

namespace salida {

enum class Numbers { in_the_middle, at_the_edge };

/// Inscriptions are part of the board, whatever language its reader speaks; empty if the board has none.
struct LookStyle {
  const char* name;
  const char* ground;
  const char* paper;
  const char* safe;
  Numbers numbers;
  bool round_nests;
  const char* on_start;
  const char* on_safe;
  const char* on_nest;
  const char* on_goal;
};

[[nodiscard]] constexpr LookStyle style_of(Look look) {
  switch (look) {
    case Look::colombian:
      return {.name = "parques",
              .ground = "#ecd9b4",
              .paper = "#fffaf0",
              .safe = "#e0c48c",
              .numbers = Numbers::at_the_edge,
              .round_nests = false,
              .on_start = "SALIDA",
              .on_safe = "SEGURO",
              .on_nest = "CÁRCEL",
              .on_goal = ""};
    case Look::spanish:
      return {.name = "parchis",
              .ground = "#f4f1ea",
              .paper = "#ffffff",
              .safe = "#d5d5d5",
              .numbers = Numbers::in_the_middle,
              .round_nests = false,
              .on_start = "",
              .on_safe = "",
              .on_nest = "",
              .on_goal = ""};
    case Look::american:
      return {.name = "parcheesi",
              .ground = "#f7ecd0",
              .paper = "#fffdf5",
              .safe = "#a9d3ea",
              .numbers = Numbers::at_the_edge,
              .round_nests = true,
              .on_start = "",
              .on_safe = "",
              .on_nest = "",
              .on_goal = "HOME"};
  }
  return {};
}

}  // namespace salida

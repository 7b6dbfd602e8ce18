#!/usr/bin/env bash
# Instructions a roll of random play, counted by callgrind (package valgrind): they do not depend on the load.
#
#   tools/instructions.sh [RULES...]      by default the five
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
games=100
if (($# == 0)); then set -- parchis4a simulator medellin parchis2d parcheesi; fi
for rules in "$@"; do
  cat >"$work/games.cpp" <<CPP
#include <cstdio>
#include "core/variants.hpp"
#include "sim/playout.hpp"
int main() {
  using namespace salida;
  NoWatcher nobody;
  unsigned long rolls = 0;
  for (unsigned game = 0; game < $games; ++game) {
    rolls += play_random_game(Fixed<$rules>{}, {.seats = seats_for($rules, 4), .seed = 1, .game = game}, nobody).rolls;
  }
  std::printf("%lu\n", rolls);
}
CPP
  g++ -std=c++20 -O3 -march=x86-64-v2 -DNDEBUG -fno-exceptions -I"$root/src" "$work/games.cpp" -o "$work/games"
  rolls=$("$work/games")
  counted=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/games" 2>&1 | awk '/Collected/ { print $4 }')
  echo "$rules: $((counted / rolls)) instructions a roll, $((rolls / games)) rolls a game"
done

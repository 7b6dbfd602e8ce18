#!/usr/bin/env bash
# Instructions a roll of random play, counted by callgrind (package valgrind): they do not depend on the load. The games
# are those of `salida bench`, from the file that it plays them with.
#
#   tools/instructions.sh [RULES...]      by default all that are built in
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
games=100
if (($# == 0)); then
  mapfile -t all < <(sed -n 's/^inline constexpr Rules \([a-z0-9_]*\){$/\1/p' "$root/src/core/variants.hpp")
  set -- "${all[@]}"
fi
compile=(g++ -std=c++20 -O3 -march=x86-64-v2 -DNDEBUG -fno-exceptions -I"$root/src")
"${compile[@]}" -c "$root/src/sim/bench.cpp" -o "$work/bench.o"
for rules in "$@"; do
  cat >"$work/games.cpp" <<CPP
#include <cstdio>
#include "core/variants.hpp"
#include "sim/bench.hpp"
int main() { std::printf("%lu\n", static_cast<unsigned long>(salida::play_games(salida::$rules, 1, 0, $games).rolls)); }
CPP
  "${compile[@]}" "$work/games.cpp" "$work/bench.o" "$root/src/core/play.cpp" -o "$work/games"
  rolls=$("$work/games")
  counted=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/games" 2>&1 | awk '/Collected/ { print $4 }')
  echo "$rules: $((counted / rolls)) instructions a roll, $((rolls / games)) rolls a game"
done

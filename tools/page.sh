#!/usr/bin/env bash
# page.sh: the page in build/web/page with the browser's engine, made anew only where something of it changed.
set -euo pipefail
# shellcheck source=tools/setup.sh
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
cd "$root"

needs() {
  command -v "$1" >/dev/null && return
  say "The page needs $1 ($2), which is not here: apt-get install --no-install-recommends $3"
  say "Without a page there is still the terminal: cmake --preset release && cmake --build --preset release --target salida,"
  say "then build/release/salida play"
  exit 1
}
needs npm "packages and the bundler" "nodejs npm"
needs clang++-19 "the engine for the browser" "$(packages_for run | grep -E -- '-19|wasi' | xargs)"
needs wasm-ld-19 "the engine for the browser" lld-19

tools/bundle.sh --packages
build wasm

# A folder is newer, too, where a file went away.
made=build/web/page.made
has_changed() {
  [[ ! -f build/web/page/sw.js || ! -f $made ]] ||
    [[ -n $(find web/page web/engine nets build/wasm/*.wasm package.json package-lock.json \
      -path '*/tests' -prune -o -newer "$made" -print -quit) ]]
}
if has_changed; then
  touch "$made.now" # what changes from here on is for the next time
  npm run --silent build:page
  mv "$made.now" "$made"
fi

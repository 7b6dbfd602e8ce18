#!/usr/bin/env bash
# bundle.sh NAME: build/web/NAME.js from web/NAME, with the packages that it takes installed where they are not yet.
# bundle.sh --packages: all packages of package-lock.json, those of the tests too.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mkdir -p build/web

# The builds of several presets share the packages and the bundle.
exec 9>build/web/.lock
flock 9

# npm writes its list of what is there when it is done.
are_installed() { [[ node_modules/.package-lock.json -nt package-lock.json ]]; }
are_all_installed() { are_installed && [[ -d node_modules/playwright-core && -d node_modules/vitest ]]; }
install() { npm ci --fetch-retries=2 --fetch-timeout=60000 "$@"; }

if [[ $1 == --packages ]]; then
  are_all_installed || install
  exit
fi

name=$1
if ! are_installed && ! install --omit=dev; then
  # The program is worth having without plots. The old date makes the next build try again.
  echo "npm could not install the packages of package-lock.json: reports will have tables but no plots" >&2
  : >"build/web/$name.js"
  : >"build/web/$name.js.hash"
  touch -d @0 "build/web/$name.js" "build/web/$name.js.hash"
  exit 0
fi
npm run --silent "build:$name"

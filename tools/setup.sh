# shellcheck shell=bash
# Sourced by ./run and ./test: packages, builds, and a word on what takes long.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
logs=$root/build/logs
mkdir -p "$logs"

say() { printf '%s\n' "$*" >&2; }

# How far the build is that writes this log: "[12/40]".
progress_of() { tail -c 4000 "$1" 2>/dev/null | grep -oE '^\[[1-9][0-9]*/[0-9]+\]' | tail -n 1 || true; }

# in_background LOG COMMAND...: starts it as a process group of its own, so that it can be stopped with all its children.
in_background() {
  local log=$1
  shift
  set -m
  "$@" >"$log" 2>&1 </dev/null &
  job=$!
  set +m
  trap 'kill -TERM -- "-$job" 2>/dev/null; exit 130' INT TERM
}

# watch_over LABEL LOG [SECONDS]: waits for the job and returns its status. Where that takes more than a second it says
# so, and again every so many seconds (every second on a terminal).
watch_over() {
  local label=$1 log=$2 every=${3:-15} start=$SECONDS said=0 status=0 line
  while sleep 0.1 && kill -0 "$job" 2>/dev/null; do
    if ((SECONDS - start >= (said == 0 ? 1 : said))); then
      line="$label $(progress_of "$log")"
      if [[ -t 2 ]]; then
        printf '\r\033[K%s %d s' "$line" "$((SECONDS - start))" >&2
        said=$((SECONDS - start + 1))
      else
        say "$line"
        said=$((SECONDS - start + every))
      fi
    fi
  done
  if ((said > 0)) && [[ -t 2 ]]; then printf '\r\033[K' >&2; fi
  wait "$job" || status=$?
  trap - INT TERM
  return "$status"
}

# quietly LABEL LOG COMMAND...: the command's output goes to the log, whose end is shown where it fails.
quietly() {
  local label=$1 log=$logs/$2.log
  shift 2
  in_background "$log" "$@"
  if ! watch_over "$label" "$log"; then
    tail -n 40 "$log" >&2
    say "$label: failed (the whole of it: ${log#"$root"/})"
    return 1
  fi
}

# The packages of packages.txt up to and including the part named.
packages_for() {
  awk -v part="$1" '/^# -- / { if (last) exit; last = ($3 == part) } !/^#/ && NF { print $1 }' "$root/packages.txt"
}

# Those of them that everything else does without.
dispensable() { sed -n 's/^\([^# ]*\) *# if it can be had$/\1/p' "$root/packages.txt"; }

install_with_apt() {
  local as_root=("$@")
  "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=300 update &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends "${missing[@]}"
}

# try_to_install PACKAGE...: says so where it cannot.
try_to_install() {
  local missing=("$@") as_root=()
  if ((EUID != 0)); then
    as_root=(sudo)
    [[ -t 0 ]] || as_root+=(-n)
    if ! command -v sudo >/dev/null || ! "${as_root[@]}" true; then
      say "These packages are missing, and only root can install them:"
      say "  apt-get install --no-install-recommends ${missing[*]}"
      return 1
    fi
  fi
  say "Installing ${#missing[@]} packages: ${missing[*]}"
  quietly "Installing packages" packages install_with_apt "${as_root[@]}" || {
    say "Could not install them. By hand: apt-get install --no-install-recommends ${missing[*]}"
    return 1
  }
}

# install_packages PART: installs what is missing; costs one look at the package list where nothing is.
install_packages() {
  local package missing=() needed=()
  local -A there=()
  command -v dpkg-query >/dev/null || return 0 # not Debian: the build says what it lacks
  while read -r package; do there[$package]=1; done < <(
    # shellcheck disable=SC2016
    packages_for "$1" | xargs dpkg-query -W -f='${db:Status-Status} ${Package}\n' 2>/dev/null |
      sed -n 's/^installed //p'
  )
  # Another vendor's node brings its npm with it, and Debian's npm would throw both out.
  if command -v node >/dev/null; then there[nodejs]=1; fi
  if command -v npm >/dev/null; then there[npm]=1; fi
  while read -r package; do
    [[ -n ${there[$package]:-} ]] || missing+=("$package")
  done < <(packages_for "$1")
  if ((${#missing[@]} == 0)) || try_to_install "${missing[@]}"; then return 0; fi

  mapfile -t needed < <(printf '%s\n' "${missing[@]}" | grep -vxFf <(dispensable))
  if ((${#needed[@]} == 0)); then
    say "Going on without them."
  elif ((${#needed[@]} < ${#missing[@]})); then
    try_to_install "${needed[@]}"
  else
    return 1
  fi
}

# configure PRESET: afresh where the build folder belongs to another checkout, or was made before the flags that a
# folder takes over only once.
configure() {
  local fresh=() cache=$root/build/$1/CMakeCache.txt
  if [[ -f $cache ]] && { ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache" ||
    [[ $root/cmake/wasm32-wasi.cmake -nt $cache ]]; }; then fresh=(--fresh); fi
  (cd "$root" && cmake "${fresh[@]}" --preset "$1" >/dev/null)
}

# build PRESET [--target TARGET...]
build() {
  configure "$1" && (cd "$root" && cmake --build --preset "$@")
}

#!/usr/bin/env bash
# Makes a machine ready: checks Swift, installs the missing system packages.
#   Scripts/prepare.sh [build] [browser] [cache] [picture]     (default: build)
# Debian and Ubuntu only ask before installing when a person sits at the terminal and CI is unset.
set -euo pipefail

fail() { printf 'luca-docs: %s\n' "$*" >&2; exit 2; }

# Swift is checked and never installed: which toolchain is a choice of the machine's owner.
advice='install Swift 6.2 or later from https://swift.org/install and put it on the PATH'
swift=$(command -v swift) || fail "no 'swift' on the PATH; $advice"
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
read -r major minor <<<"$version" || true
[ -n "${minor:-}" ] || fail "'swift --version' does not tell a version; $advice"
[ "$major" -gt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -ge 2 ]; } ||
    fail "Swift $major.$minor is too old; $advice"
usr=$(dirname "$(dirname "$(readlink -f "$swift" 2>/dev/null || echo "$swift")")")
ls "$usr"/lib/swift/host/libSwiftSyntax.* >/dev/null 2>&1 ||
    fail "the toolchain at $usr has no SwiftSyntax (lib/swift/host); $advice"

[ "$#" -gt 0 ] || set -- build
want=()
for kind in "$@"; do
    case $kind in
        build) want+=(libcmark-dev libyaml-dev pkg-config) ;;
        browser) want+=(chromium chromium-driver python3) ;;
        cache) want+=(nginx openssl python3) ;;
        picture) want+=(fonts-inter fonts-jetbrains-mono) ;;
        *) fail "unknown kind of packages '$kind' (build, browser, cache, picture)" ;;
    esac
done

if [ "$(uname)" = Darwin ]; then
    # Not tried on macOS yet.
    command -v brew >/dev/null || fail 'install Homebrew, then: brew install cmark libyaml pkg-config'
    for package in cmark libyaml pkg-config; do
        brew list "$package" >/dev/null 2>&1 || brew install "$package"
    done
    exit 0
fi

missing=()
for package in "${want[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
        missing+=("$package")
done
[ "${#missing[@]}" -eq 0 ] && exit 0
command -v apt-get >/dev/null || fail "install these packages first: ${missing[*]}"

root=()
[ "$(id -u)" -eq 0 ] || root=(sudo)
if [ -t 0 ] && [ -z "${CI:-}" ]; then
    read -r -p "luca-docs needs ${missing[*]}: install now? [Y/n] " answer
    case $answer in [nN]*) fail "not installed: ${missing[*]}" ;; esac
fi
echo "installing ${missing[*]}"
install() {
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}
# A machine that was never updated knows no packages, and one that was long ago knows dead ones.
"${root[@]}" apt-get update -qq || true
install || fail "apt-get could not install ${missing[*]}"

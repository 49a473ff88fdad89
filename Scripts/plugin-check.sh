#!/bin/bash
# Proves the documents of a fresh package with 'swift package verify-docs', as its users do.
# The plugin builds luca-docs-swift in that package: some minutes from nothing.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "plugin-check: $1" >&2; cat "$work/output" >&2; exit 1; }

# Runs the plugin: the wanted exit code, then the words after 'swift package'.
plugin() {
    local wanted=$1 code=0
    shift
    (cd "$work/Tea" && swift package "$@") >"$work/output" 2>&1 || code=$?
    [ "$code" = "$wanted" ] || fail "'swift package $*' gave $code, not $wanted"
}

shows() { grep -qF -- "$1" "$work/output" || fail "no '$1' in the output"; }

mkdir "$work/Tea"
(cd "$work/Tea" && swift package init --type library --name Tea >/dev/null)

# Writes the package's manifest with a dependency.
depend() {
    cat >"$work/Tea/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Tea",
    platforms: [.macOS(.v15)],
    dependencies: [.package($1)],
    targets: [.target(name: "Tea")]
)
MANIFEST
}

# By version; what is committed counts. SwiftPM would refuse a target with unsafe flags there.
git clone --quiet "$here" "$work/luca-docs"
git -C "$work/luca-docs" tag 1.0.0
depend "url: \"file://$work/luca-docs\", from: \"1.0.0\""
plugin 1 verify-docs
shows "there is no folder of documents in the package"

# By path.
depend "name: \"luca-docs\", path: \"$here\""
plugin 1 verify-docs
shows "there is no folder of documents in the package"

mkdir "$work/Tea/docs"
printf 'name: tea\ntitle: Tea\nfences: compile\n' >"$work/Tea/docs/rulebook.yml"
printf '# Cups\n\n```swift\nlet size = 1\n```\n' >"$work/Tea/docs/cups.md"
plugin 0 verify-docs
shows "1 of 1 examples built"
[ ! -e "$work/Tea/docs/ledger.json" ] || fail "a ledger was written, and nobody asked for it"

printf '# Cups\n\n```swift\nlet size: Int = true\n```\n' >"$work/Tea/docs/cups.md"
plugin 1 verify-docs
shows "docs/cups.md:4:17: error[compiler-error]"
shows "the documents in 'docs' have errors"

mkdir "$work/Tea/notes"
printf '# Pots\n\n```swift\nlet pot = 1\n```\n' >"$work/Tea/notes/pots.md"
plugin 1 verify-docs --content docs --content notes
shows "docs/cups.md:4:17: error[compiler-error]"
plugin 0 verify-docs --content notes --treat alone
plugin 1 verify-docs --content nowhere
shows "there is no folder 'nowhere'"

printf '# Cups\n\n```swift\nlet size = 2\n```\n' >"$work/Tea/docs/cups.md"
plugin 0 --allow-writing-to-package-directory verify-docs --accept
[ -s "$work/Tea/docs/ledger.json" ] || fail "'--accept' wrote no ledger"
echo "plugin-check: a package's documents are proven, and its errors are found"

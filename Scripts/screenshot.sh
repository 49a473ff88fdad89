#!/usr/bin/env bash
# Takes docs/screenshot.png: a page of the real site in headless Chromium.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
.build/release/luca-docs-swift site --content content --output "$folder/site" >/dev/null
mkdir -p docs
Scripts/screenshot.py "$folder/site" "${1:-luca/client-is-thin.html}" docs/screenshot.png
echo docs/screenshot.png

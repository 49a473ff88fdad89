#!/usr/bin/env bash
# Writes the real site to a temporary folder and tries it in a real browser.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v chromedriver >/dev/null || Scripts/prepare.sh browser
[ -x .build/debug/luca-docs-swift ] || swift build --product luca-docs-swift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
.build/debug/luca-docs-swift site --content content --output "$folder/site" >/dev/null
python3 Scripts/browser-check.py "$folder/site"

#!/usr/bin/env bash
# Tries shared results with a real web server and with one that lies, and runs that are ended.
#   Scripts/cache-check.sh [WORD]     only the checks whose name holds the word
set -euo pipefail
cd "$(dirname "$0")/.."

# Debian keeps nginx where only root looks.
PATH=$PATH:/usr/sbin
command -v nginx >/dev/null && command -v python3 >/dev/null || Scripts/prepare.sh cache
[ -x .build/debug/luca-docs-swift ] || swift build --product luca-docs-swift
python3 Scripts/cache-check.py .build/debug/luca-docs-swift "$@"

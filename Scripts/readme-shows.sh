#!/usr/bin/env bash
# Compares what a command printed (standard input) with the README's session of that command.
#   luca-docs verify | Scripts/readme-shows.sh 'luca-docs verify'
# RECORD=1 writes it into the README instead, and fails, so that nobody commits unread output.
set -euo pipefail
cd "$(dirname "$0")/.."
command=$1
real=$(cat)

shown=$(awk -v line="\$ $command" '
    $0 == line { inside = 1; found = 1; next }
    /^```/ { inside = 0 }
    inside
    END { if (!found) exit 3 }' README.md) ||
    { echo "README.md shows no session of '$command'" >&2; exit 1; }
[ "$shown" = "$real" ] && exit 0
if [ "${RECORD:-}" = 1 ]; then
    new=$(mktemp README.md.XXXXXX)
    REAL=$real awk -v line="\$ $command" '
        inside && /^```/ { inside = 0 }
        !inside
        $0 == line { inside = 1; print ENVIRON["REAL"] }' README.md >"$new"
    chmod 644 "$new"
    mv "$new" README.md
    echo "recorded '$command' in README.md: read it, then run again" >&2
else
    echo "README.md does not show what '$command' prints:" >&2
    diff <(echo "$shown") <(echo "$real") >&2 || true
fi
exit 1

#!/usr/bin/env bash
# Measures how long `luca-docs ask` takes as a whole process, without a snapshot in the user's cache
# (reading and parsing all content, building the index, answering) and with one. Prints
# milliseconds: median, 95th percentile, worst, and the processor time of one run.
#
#   Scripts/bench-ask.sh [PROGRAM [RUNS [LIMIT]]]
#
# PROGRAM is the release build unless given, RUNS is 50. With LIMIT the script fails when the
# median with a snapshot is above that many milliseconds. It runs in an empty folder, so that the
# content is what the program carries; CONTENT=DIR has that folder read instead. Needs bash 5 for
# its clock.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
program=${1:-}
runs=${2:-50}
limit=${3:-}
if [ -z "${EPOCHREALTIME:-}" ]; then
    echo "bench-ask: needs bash 5, this is $BASH_VERSION" >&2
    exit 2
fi
if [ -z "$program" ]; then
    swift build -c release --product luca-docs --package-path "$root" >&2
    program=$(swift build -c release --package-path "$root" --show-bin-path)/luca-docs
fi
program=$(realpath "$program")
content=()
[ -z "${CONTENT:-}" ] || content=(--content "$(realpath "$CONTENT")")

empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
mkdir "$empty/work"
cd "$empty/work"

questions=(
    "where do clients go"
    "why is the lock never nested"
    "depndency container"
    "naming of a toggle"
    "compose a symphony"
)

ask() {
    local code=0
    "$program" ask --json ${content[@]+"${content[@]}"} "$1" >/dev/null || code=$?
    # 1 says that nothing matches, which takes as long.
    [ "$code" -le 1 ] || { echo "bench-ask: '$1' ended with $code" >&2; exit 2; }
}

# Prints the figures of `runs` runs under a name; leaves the median in `median`, in microseconds.
measure() {
    local run start end
    TIMEFORMAT='%U %S'
    {
        time for ((run = 0; run < runs; run++)); do
            start=${EPOCHREALTIME/[.,]/}
            ask "${questions[run % ${#questions[@]}]}"
            end=${EPOCHREALTIME/[.,]/}
            echo $((end - start))
        done >"$empty/unsorted"
    } 2>"$empty/processor"
    sort -n "$empty/unsorted" >"$empty/times"
    median=$(sed -n "$(((runs + 1) / 2))p" "$empty/times")
    awk -v name="$1" -v median="$median" -v runs="$runs" \
        -v high="$(sed -n "$(((runs * 95 + 99) / 100))p" "$empty/times")" \
        -v worst="$(tail -n 1 "$empty/times")" '{
        printf "%s: %d runs: median %.1f ms, 95 %% within %.1f ms, worst %.1f ms; processor %.1f ms\n",
            name, runs, median / 1000, high / 1000, worst / 1000, 1000 * ($1 + $2) / runs
    }' "$empty/processor"
}

# A file where the cache would lie: nothing can be kept there.
: >"$empty/none"
XDG_CACHE_HOME=$empty/none measure "without a snapshot"
export XDG_CACHE_HOME=$empty/cache
ask "${questions[0]}"
[ -n "$(ls "$XDG_CACHE_HOME"/luca-docs/ask-* 2>/dev/null)" ] || {
    echo "bench-ask: the program keeps no snapshot" >&2
    exit 2
}
measure "with a snapshot"

if [ -n "$limit" ] && [ "$median" -gt $((limit * 1000)) ]; then
    echo "bench-ask: the median with a snapshot is above $limit ms" >&2
    exit 1
fi

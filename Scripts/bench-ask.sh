#!/usr/bin/env bash
# Measures how long `luca-docs ask` takes as a whole process: start, reading and parsing all
# content, building the index, answering. Prints milliseconds: median, 95th percentile, worst.
#
#   Scripts/bench-ask.sh [PROGRAM [RUNS [LIMIT]]]
#
# PROGRAM is the release build unless given, RUNS is 50. With LIMIT the script fails when the
# median is above that many milliseconds. It runs in an empty folder, so that the content is what
# the program carries. Needs bash 5 for its clock.
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

empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
cd "$empty"

questions=(
    "where do clients go"
    "why is the lock never nested"
    "depndency container"
    "naming of a toggle"
    "compose a symphony"
)
for ((run = 0; run < runs; run++)); do
    question=${questions[run % ${#questions[@]}]}
    start=${EPOCHREALTIME/[.,]/}
    code=0
    "$program" ask --json "$question" >/dev/null || code=$?
    end=${EPOCHREALTIME/[.,]/}
    # 1 says that nothing matches, which takes as long.
    [ "$code" -le 1 ] || { echo "bench-ask: '$question' ended with $code" >&2; exit 2; }
    echo $((end - start))
done | sort -n >times
median=$(sed -n "$(((runs + 1) / 2))p" times)
high=$(sed -n "$(((runs * 95 + 99) / 100))p" times)
worst=$(tail -n 1 times)
awk -v median="$median" -v high="$high" -v worst="$worst" -v runs="$runs" 'BEGIN {
    printf "%d runs: median %.1f ms, 95 %% within %.1f ms, worst %.1f ms\n",
        runs, median / 1000, high / 1000, worst / 1000
}'
if [ -n "$limit" ] && [ "$median" -gt $((limit * 1000)) ]; then
    echo "bench-ask: the median is above $limit ms" >&2
    exit 1
fi

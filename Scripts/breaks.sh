#!/usr/bin/env bash
# Breaks a rulebook's sample package on purpose, one recorded line at a time, and requires that the
# tests named beside each break fail: a test that nothing can make fail proves nothing.
#   Scripts/breaks.sh [RULEBOOK] [BREAK…]     (default: every break of luca)
# BREAKS_PACKAGE=DIR uses a package that was exported before. Ends with 1 when a break goes
# unnoticed or does not build, or a test has no break; with 2 when it could not run.
#
# A break is content/RULEBOOK/breaks/NAME.txt with four sections, each headed '-- word --' on a line
# of its own: tests (Suite/function, one a line), file (a path in the package), find (text that is
# in the file exactly once) and replace.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C

fail() { printf 'breaks: %s\n' "$*" >&2; exit 2; }

rulebook=${1:-luca}
shift || true
folder=content/$rulebook/breaks
[ -d "$folder" ] || fail "no folder $folder"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
package=$work/package
if [ -n "${BREAKS_PACKAGE:-}" ]; then
    # Built files know their folder, so they stay behind.
    mkdir "$package"
    tar -C "$BREAKS_PACKAGE" -cf - --exclude=./.build . | tar -C "$package" -xf -
else
    tool=.build/debug/luca-docs
    swift build >&2 || fail 'the engine does not build'
    "$tool" verify --content content --only "content/$rulebook" --export "$work/export" \
        >"$work/log" 2>&1 || true
    # One rulebook is exported into the folder itself, several into folders of their names.
    package=$work/export
    [ -f "$package/Package.swift" ] || package=$work/export/$rulebook
    [ -f "$package/Package.swift" ] || { cat "$work/log" >&2; fail 'the sample was not exported'; }
fi

# section FILE WORD: the lines of a section, without the final line break.
section() {
    awk -v head="-- $2 --" '
        /^-- [a-z]+ --$/ { on = ($0 == head); next }
        on { text = text separator $0; separator = "\n" }
        END { printf "%s", text }
    ' "$1"
}

# run REGEX: runs the tests it matches and prints 'Suite/function passed|failed' for each.
run() {
    local report=$work/report status=0
    rm -f "$report"*
    timeout 300 swift test --package-path "$package" --skip-build --filter "$1" \
        --xunit-output "$report.xml" >"$work/log" 2>&1 || status=$?
    [ "$status" -ne 124 ] || { echo 'timeout' >"$report-swift-testing.xml"; return; }
    [ -f "$report-swift-testing.xml" ] || return 0
    sed -e 's/<testcase/\n&/g' "$report-swift-testing.xml" | awk '
        /^<testcase/ {
            match($0, /classname="[^"]*"/); suite = substr($0, RSTART + 11, RLENGTH - 12)
            match($0, / name="[^"(]*/); name = substr($0, RSTART + 7, RLENGTH - 7)
            sub(/^.*\./, "", suite)
            if (!(suite "/" name in seen)) order[++count] = suite "/" name
            seen[suite "/" name] = 1
            state[suite "/" name] = state[suite "/" name] ($0 ~ /\/>/ ? "" : "failed")
        }
        END {
            for (i = 1; i <= count; i++)
                print order[i], (state[order[i]] == "" ? "passed" : "failed")
        }
    '
}

# build [OPTION…]: builds what the tests need.
build() { swift build --package-path "$package" "$@" >"$work/log" 2>&1; }

build --build-tests || { grep -m 9 'error:' "$work/log" >&2; fail 'the unbroken sample does not build'; }
bundles=("$package"/.build/debug/*.xctest)
tests=$(basename "${bundles[0]}" .xctest)
swift test list --package-path "$package" --skip-build 2>/dev/null |
    sed -n 's/^[^.]*\.\([^(]*\).*/\1/p' | sort -u >"$work/all"
[ -s "$work/all" ] || fail 'the sample has no tests'
run . >"$work/unbroken"
if grep -v ' passed$' "$work/unbroken" >&2; then fail 'the unbroken sample fails'; fi
[ "$(wc -l <"$work/unbroken")" -eq "$(wc -l <"$work/all")" ] || fail 'not every test ran'

broken=0
: >"$work/named"
printf '%-36s %s\n' break result
for record in "$folder"/*.txt; do
    name=$(basename "$record" .txt)
    section "$record" tests >>"$work/named"
    echo >>"$work/named"
    if [ "$#" -gt 0 ] && ! printf '%s\n' "$@" | grep -qx -- "$name"; then continue; fi

    file=$package/$(section "$record" file)
    find=$(section "$record" find)
    replace=$(section "$record" replace)
    if [ ! -f "$file" ]; then
        result="there is no $(section "$record" file)"
    else
        text=$(cat "$file")
        rest=${text/"$find"/}
        cp "$file" "$work/saved"
        if [ "$rest" = "$text" ]; then
            result='the text to find is not in the file'
        elif [ "${rest/"$find"/}" != "$rest" ]; then
            result='the text to find is in the file more than once'
        else
            printf '%s\n' "${text/"$find"/"$replace"}" >"$file"
            if ! build --product "$tests"; then
                result="does not build: $(grep -m1 'error:' "$work/log" || true)"
            else
                regex=$(section "$record" tests | sed 's/.*/[.]&[(]/' | paste -sd'|')
                run "$regex" >"$work/outcome"
                result=
                while IFS= read -r test; do
                    grep -qxF "$test failed" "$work/outcome" || result="unnoticed by $test"
                done < <(section "$record" tests; echo)
            fi
            cp "$work/saved" "$file"
        fi
    fi
    printf '%-36s %s\n' "$name" "${result:-noticed}"
    [ -z "$result" ] || broken=$((broken + 1))
done

sort -u "$work/named" | grep -v '^$' >"$work/tested" || true
unproven=$(comm -23 "$work/all" "$work/tested")
unknown=$(comm -13 "$work/all" "$work/tested")
[ -z "$unproven" ] || { printf 'without a break: %s\n' $unproven; broken=$((broken + 1)); }
[ -z "$unknown" ] || { printf 'no such test: %s\n' $unknown; broken=$((broken + 1)); }
printf '%d tests, %d breaks, %d problems\n' \
    "$(wc -l <"$work/all")" "$(ls "$folder" | wc -l)" "$broken"
[ "$broken" -eq 0 ]

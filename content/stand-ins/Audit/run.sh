#!/bin/bash
# Checks the stand-ins against case files: accept/*.swift must compile, reject/*.swift must not,
# and each reject must compile with -D AUDIT_CONTROL. A file of refused/ holds many cases: each line
# that ends in "// refused: TEXT" must have an error that contains TEXT, and no other line one; alone
# on a line the mark is for the next.
#
# usage: run.sh [DIR…]      a DIR holds accept/, reject/ and refused/; without one, this script's
# env:   AUDIT_BUILD=DIR    where the compiled stand-ins go (default: .build/audit of the package)
#        AUDIT_JOBS=N       how many compilers run at once (default 2)
#        AUDIT_ONLY=REGEX   only files whose name matches
#        AUDIT_SKIP=REGEX   leave out files whose name matches
#
# Prints a line for each wrong verdict and a total; fails on any wrong verdict and on no cases.
set -u

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
package=$(dirname "$here")
build=${AUDIT_BUILD:-$package/.build/audit}
"$here/compile.sh" "$build" || exit 2

verdicts=$(mktemp -d)
trap 'rm -rf "$verdicts"' EXIT

check() { # check KIND FILE: one verdict line
    local kind=$1 file=$2 log flags
    flags=$(cat "$build/flags")
    ! grep -q '^import Foundation' "$file" || flags="$flags $(cat "$build/foundation-flags")"
    log=$(mktemp -p "$verdicts")
    compile() {
        # shellcheck disable=SC2086
        swiftc -emit-sil -o /dev/null -module-name Audit -parse-as-library -swift-version 6 \
            $flags -diagnostic-style=llvm "$@" "$file" >"$log" 2>&1
    }
    first_error() { grep -m1 -E 'error:' "$log" | sed 's/^.*error: /error: /'; }
    case $kind in
        accept)
            if compile; then echo "ok accept $file"
            else echo "WRONG accept $file: refused: $(first_error)"; fi ;;
        reject)
            if ! compile -D AUDIT_CONTROL; then
                echo "WRONG reject $file: not covered: the control is refused: $(first_error)"
            elif compile; then echo "WRONG reject $file: accepted"
            elif ! grep -q 'error:' "$log"; then
                echo "WRONG reject $file: the compiler gave up without an error"
            else echo "ok reject $file: $(first_error)"; fi ;;
        refused)
            if ! compile -D AUDIT_CONTROL; then
                echo "WRONG refused $file: not covered: the control is refused: $(first_error)"
            elif compile; then echo "WRONG refused $file: accepted"
            else marks "$file" <"$log"; fi ;;
    esac
}
marks() { # marks FILE <LOG: one verdict line for each mark and for each error without one
    awk -v file="$1" '
        BEGIN {
            for (line = 1; (getline text < file) > 0; line++) {
                place = index(text, "// refused: ")
                if (!place) continue
                alone = substr(text, 1, place - 1) ~ /^ *$/
                want[line + alone] = substr(text, place + 12)
            }
        }
        match($0, /: error: /) {
            message = substr($0, RSTART + 9)
            split(substr($0, 1, RSTART), part, ":")
            if (part[1] == file) found[part[2]] = found[part[2]] message "; "
            else print "WRONG refused " file ": an error elsewhere: " $0
        }
        END {
            for (line in want) {
                at = file ":" line
                if (!(line in found)) print "WRONG refused " at ": accepted"
                else if (!index(found[line], want[line]))
                    print "WRONG refused " at ": another error: " found[line]
                else print "ok refused " at ": " want[line]
            }
            for (line in found) if (!(line in want))
                print "WRONG refused " file ":" line ": not marked: " found[line]
        }'
}
export -f check marks
export build verdicts

list() {
    local folder kind
    for folder in "$@"; do
        for kind in accept reject refused; do
            find "$folder/$kind" -name '*.swift' 2>/dev/null | sort | grep -E "${AUDIT_ONLY:-.}" |
                { if [ -n "${AUDIT_SKIP:-}" ]; then grep -vE "$AUDIT_SKIP"; else cat; fi; } |
                sed "s|^|$kind |"
        done
    done
}

[ $# -gt 0 ] || set -- "$here"
list "$@" | xargs -r -P "${AUDIT_JOBS:-2}" -L 1 bash -c 'check "$@"' check >"$verdicts/all"

grep '^WRONG' "$verdicts/all" | sort
[ -z "${AUDIT_VERBOSE:-}" ] || grep '^ok' "$verdicts/all" | sort
wrong=$(grep -c '^WRONG' "$verdicts/all")
accepts=$(grep -c '^ok accept' "$verdicts/all")
rejects=$(grep -cE '^ok (reject|refused)' "$verdicts/all")
echo "audit: $accepts accepted, $rejects refused, $wrong wrong, $((accepts + rejects + wrong)) cases"
[ $((accepts + rejects)) -gt 0 ] && [ "$wrong" -eq 0 ]

#!/usr/bin/env bash
# Writes Sources/CContent/carried.c: the list of files that the binary carries by C23 #embed.
# Run it after adding, renaming or removing a file below content/ or site/theme/; a test fails
# while the list is stale. Tests and audits of the stand-ins, and recorded breaks, stay out.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C

files=$(git ls-files --cached --others --exclude-standard -- content site/theme |
    grep -v -e '^content/stand-ins/Audit/' -e '^content/stand-ins/Tests/' \
        -e '^content/[^/]*/breaks/' | sort || true)
out=Sources/CContent/carried.c
new=$(mktemp "$out.XXXXXX")
trap 'rm -f "$new"' EXIT
{
    echo '// Made by Scripts/carry.sh: do not edit.'
    echo '#include "carried.h"'
    echo
    number=0
    while IFS= read -r file; do
        [ -f "$file" ] || continue
        # The final zero is not counted; it keeps the initialiser of an empty file legal.
        printf 'static const unsigned char f%d[] = {\n#embed "../../%s" suffix(, )\n0};\n' \
            "$number" "$file"
        number=$((number + 1))
    done <<<"$files"
    echo
    echo 'const struct carried_file carried_files[] = {'
    number=0
    while IFS= read -r file; do
        [ -f "$file" ] || continue
        printf '    {"%s", f%d, sizeof f%d - 1},\n' "$file" "$number" "$number"
        number=$((number + 1))
    done <<<"$files"
    echo '    {0, 0, 0},'
    echo '};'
    echo "const size_t carried_count = $number;"
} >"$new"
if [ "${1:-}" = --check ]; then
    cmp -s "$new" "$out" || { echo "$out is stale: run Scripts/carry.sh" >&2; exit 1; }
elif ! cmp -s "$new" "$out"; then
    mv "$new" "$out"
    chmod 644 "$out"
fi

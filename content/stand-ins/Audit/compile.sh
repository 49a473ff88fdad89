#!/bin/bash
# Compiles the macros into one plugin library and the stand-ins into modules and libraries, and
# writes the compiler flags that make them visible to BUILD/flags. Does nothing when up to date.
#
# usage: compile.sh BUILD
set -eu

package=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "$1"
build=$(cd "$1" && pwd)
host=$(dirname "$(readlink -f "$(command -v swift)")")/../lib/swift/host
if [ ! -e "$host/SwiftSyntaxMacros.swiftmodule" ]; then
    echo "compile.sh: error[no-swiftsyntax]: no SwiftSyntax beside $(command -v swift)" >&2
    exit 2
fi
host=$(cd "$host" && pwd)

stamp=$(
    { swift --version 2>/dev/null; cd "$package/Sources" && find . -name '*.swift' | sort |
        xargs sha256sum; } | sha256sum | cut -c1-16
)
[ "$(cat "$build/stamp" 2>/dev/null)" = "$stamp" ] && exit 0
rm -rf "$build"
mkdir -p "$build"

# main.swift is the entry of the plugin as an executable; a library has none.
plugins=()
for macros in StandInMacros SupportMacros ComposableArchitectureMacros; do
    find "$package/Sources/$macros" -name '*.swift' ! -name main.swift -print0 | xargs -0 \
        swiftc -O -emit-library -module-name "$macros" -parse-as-library -swift-version 6 \
        -I "$host" -L "$host" -Xlinker -rpath -Xlinker "$host" -o "$build/lib$macros.so"
    plugins+=(-load-plugin-library "$build/lib$macros.so")
done

# In an order in which each finds what it imports.
for module in _Testing_UIKit _Testing_AppKit FoundationGaps Combine os AsyncAlgorithms \
    UserNotifications UIKit AppKit SwiftUI IssueReporting CasePaths ConcurrencyExtras \
    IdentifiedCollections Clocks Dependencies DependenciesMacros SwiftNavigation Sharing \
    ComposableArchitecture; do
    needs=()
    mode=(-swift-version 6)
    case $module in
        UIKit | AppKit) needs=(-lFoundationGaps) ;;
        SwiftUI)
            needs=(-lAppKit -lCombine -lFoundationGaps -lUIKit)
            # As in Package.swift, which says why.
            mode=(-swift-version 5 -enable-upcoming-feature InferSendableFromCaptures
                -enable-upcoming-feature StrictConcurrency) ;;
        CasePaths | DependenciesMacros) needs=(-lIssueReporting) ;;
        SwiftNavigation) needs=(-lSwiftUI) ;;
        Sharing) needs=(-lDependencies -lConcurrencyExtras -lIdentifiedCollections) ;;
        Clocks) needs=(-lConcurrencyExtras -lIssueReporting) ;;
        ComposableArchitecture)
            needs=(-lCasePaths -lClocks -lConcurrencyExtras -lDependencies -lDependenciesMacros
                -lIdentifiedCollections -lIssueReporting -lSharing -lSwiftNavigation -lSwiftUI -lAppKit
                -lCombine -lFoundationGaps -lUIKit) ;;
        Dependencies) needs=(-lClocks -lConcurrencyExtras -lIssueReporting) ;;
    esac
    find "$package/Sources/$module" -name '*.swift' -print0 | xargs -0 \
        swiftc -emit-module -emit-library -wmo -parse-as-library "${mode[@]}" \
        -module-name "$module" -emit-module-path "$build/$module.swiftmodule" \
        -I "$build" -L "$build" -Xlinker -rpath -Xlinker "\$ORIGIN" \
        -o "$build/lib$module.so" "${plugins[@]}" "${needs[@]}"
done

echo "-I $build ${plugins[*]}" >"$build/flags"
# For files that import Foundation: what Apple's has and Linux's lacks.
echo "-Xfrontend -import-module -Xfrontend FoundationGaps" >"$build/foundation-flags"
echo "$stamp" >"$build/stamp"

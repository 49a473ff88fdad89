import Rules

/// The script of an exported sample that checks the fences which are no part of its modules.
struct ExportScript {
    /// The language mode of the modules and of the fences that need no other.
    let mode: LanguageMode
    private var cases = ""
    private var modes = ""

    init(mode: LanguageMode) { self.mode = mode }

    /// Notes how a file is compiled: in which mode, and with which stand-ins imported by flag where
    /// they are needed.
    mutating func note(_ file: String, _ mode: LanguageMode, _ completions: [String]) {
        if mode != self.mode { modes += "    '\(file)') mode=\(mode.rawValue) ;;\n" }
        guard !completions.isEmpty else { return }
        let flags = CompilerFlags.importing(completions).joined(separator: " ")
        cases += "    '\(file)') flags='\(flags)' ;;\n"
    }

    /// The script's text.
    var text: String {
        let modeChoice = modes.isEmpty ? "" : "    case \"$1\" in\n\(modes)    esac\n"
        let choice =
            cases.isEmpty
            ? ""
            : """
                [ "$(uname)" = Darwin ] || case "$1" in
            \(cases)    esac

            """
        return """
            #!/bin/sh
            # Written by 'luca-docs verify --export'. Builds the package, then compiles every file
            # of LoneSnippets/ alone against it: those in alone/ and programs/ must compile, those
            # in fails/ must fail with the message in the .txt file beside them.
            cd "$(dirname "$0")" || exit 2
            swift build || exit 2
            bin=$(swift build --show-bin-path) || exit 2
            plugins=
            for tool in "$bin"/*-tool; do
                [ -x "$tool" ] || continue
                name=$(basename "$tool" -tool)
                plugins="$plugins -load-plugin-executable $tool#$name"
            done
            # A main.swift may hold statements at its top level, any other file declarations only.
            check() {
                library=-parse-as-library
                [ "$(basename "$1")" = main.swift ] && library=
                flags=
                mode=\(mode.rawValue)
            \(modeChoice)\(choice)    # shellcheck disable=SC2086
                swiftc -swift-version "$mode" -Onone -D DEBUG -wmo -emit-sil -o /dev/null \\
                    -module-name Snippets -I "$bin/Modules" $plugins $library $flags "$1" 2>&1
            }
            problems=0
            count=0
            for file in LoneSnippets/alone/*.swift LoneSnippets/programs/*/main.swift; do
                [ -f "$file" ] || continue
                count=$((count + 1))
                output=$(check "$file") || {
                    problems=$((problems + 1))
                    echo "$file: must compile"
                    echo "$output"
                }
            done
            for file in LoneSnippets/fails/*.swift LoneSnippets/fails/*/main.swift; do
                [ -f "$file" ] || continue
                count=$((count + 1))
                if output=$(check "$file"); then
                    problems=$((problems + 1))
                    echo "$file: must not compile"
                elif ! echo "$output" | grep -qF -f "${file%.swift}.txt"; then
                    problems=$((problems + 1))
                    echo "$file: fails with other words than stated"
                    echo "$output"
                fi
            done
            echo "$count snippets checked, $problems problems"
            [ "$problems" -eq 0 ]

            """
    }
}

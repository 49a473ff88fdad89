extension ForeignSigns {
    /// Whether a comment stands where the author left code out: `// ...`, `/* … */`, or a body
    /// that is nothing but a comment.
    var commentLeavesOut: Bool {
        lines.contains { line in
            comment(of: line).map { $0.contains(/^[\s\/*]*(?:\.\.\.|…)|(?:\.\.\.|…)[\s*\/]*$/) }
                ?? false
        } || bodiesOfComments
    }

    /// Whether all these lines hold a sign for left-out code that is an expression for a parser.
    func haveEllipsis(_ places: [Int]) -> Bool {
        !places.isEmpty
            && places.allSatisfy { place in
                lines.indices.contains(place - 1)
                    && lines[place - 1].contains(/[(\[{,=]\s*(?:\.\.\.|…)\s*(?:[)\]},]|$)/)
            }
    }

    /// Whether the code begins in the middle of an expression: `.padding()`.
    var continuesExpression: Bool {
        let first = lines.first { !isOnlyComment($0) }
        return first?.drop(while: \.isWhitespace).hasPrefix(".") ?? false
    }

    /// Whether it is a piece of a package's manifest.
    var isPartOfManifest: Bool {
        lines.contains { line in Self.formsOfManifests.contains { line.contains($0) } }
    }

    /// Names one of which occurs in every piece of a manifest: looking for them costs less.
    static let namesOfManifests: Set<String> = [
        "package", "product", "Package", "target", "testTarget", "executableTarget",
        "binaryTarget", "macroTarget", "systemLibraryTarget", "library", "platforms",
    ]

    private static var formsOfManifests: [Regex<Substring>] {
        [
            /\.package\((?:url|path|name|id):/, /\bPackage\(\s*(?:name:|$)/,
            /\.product\(\s*name: *"[^"]*", *package:/, /\.(?:target|\w+Target)\(\s*(?:name:|$)/,
            /\.library\(\s*(?:name:|$)/, /^\s*platforms: *\[/,
        ]
    }

    /// Whether a block holds comments and nothing else.
    private var bodiesOfComments: Bool {
        lines.indices.contains { index in
            let line = lines[index]
            if line.contains(/\{[^{}]*\/\*[^{}]*\*\/\s*\}/) { return true }
            guard line.contains(/(?:\{|\bin|case .*:|default:)\s*$/), index + 1 < lines.count,
                isOnlyComment(lines[index + 1])
            else { return false }
            let rest = lines[(index + 1)...].drop { isOnlyComment($0) }
            return rest.startIndex > index + 1
                && rest.first.map { $0.contains(/^\s*(?:\}|case\b|default\b)/) } ?? false
        }
    }
}

/// Whether an error is what a piece of code that is not all there has.
func isGap(_ message: String) -> Bool {
    let starts = ["missing return in ", "switch must be exhaustive"]
    let ends = [
        " has no initializers", "closure result type '()'",
        "must have at least one executable statement",
    ]
    let parts = [
        "does not conform to protocol", "used before being initialized",
        "without initializing all stored properties",
    ]
    return starts.contains(where: message.hasPrefix) || ends.contains(where: message.hasSuffix)
        || (message.hasPrefix("global '") && message.contains("' declaration requires"))
        || parts.contains { message.contains($0) }
}

internal import Diagnostics
internal import Rules

/// Reads one of the `sources` in `rulebook.yml`: `document`, `file`, `sha256`, `not-normative`.
enum SourceReader {
    private static let owner = "a source"
    private static let exceptionOwner = "an exception of 'not-normative'"

    /// Reads a source; nil when a key that it needs cannot be read.
    static func read(_ node: YamlNode, _ problems: inout [Diagnostic]) -> Rulebook.Source? {
        guard
            let keys = KeyReader(
                node,
                allowing: ["document", "file", "sha256", "not-normative"],
                in: owner,
                &problems
            ),
            let document = keys.required("document", in: owner, &problems),
            let file = keys.required("file", in: owner, &problems),
            let hash = keys.required("sha256", in: owner, &problems)
        else { return nil }
        guard let path = ContentPath(file.value), path != .root else {
            problems.append(
                .badPath(
                    file.value,
                    inside: "the folder of source documents",
                    such: "handbook.txt",
                    at: file.location
                )
            )
            return nil
        }
        return Rulebook.Source(
            document: document,
            file: Located(path, at: file.location),
            sha256: hash,
            notNormative: keys.list("not-normative", &problems).compactMap {
                exception($0, &problems)
            }
        )
    }

    /// `{lines: [1-4, 9], reason: …}`; nil when nothing of it can be read.
    private static func exception(
        _ node: YamlNode,
        _ problems: inout [Diagnostic]
    ) -> Rulebook.Source.NotNormative? {
        guard
            let keys = KeyReader(
                node,
                allowing: ["lines", "reason"],
                in: exceptionOwner,
                &problems
            ),
            let reason = keys.required("reason", in: exceptionOwner, &problems)
        else { return nil }
        if keys["lines"] == nil {
            problems.append(.missingKey("lines", in: exceptionOwner, at: node.location))
        }
        var lines: [Located<ClosedRange<Int>>] = []
        for text in keys.texts("lines", &problems) {
            if let range = LineRange.read(text.value) {
                lines.append(Located(range, at: text.location))
            } else {
                problems.append(.badLines(text.value, at: text.location))
            }
        }
        return Rulebook.Source.NotNormative(lines: lines, reason: reason.value)
    }
}

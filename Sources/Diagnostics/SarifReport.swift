/// Problems as code-scanning services read them: one run of SARIF 2.1.0.
///
/// The format: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html. Columns count
/// code points there, so the files are needed to convert ours, which count UTF-8 bytes.
public struct SarifReport {
    /// Gives the file whose columns are counted; nil leaves the columns out.
    public var source: (ContentPath) -> SourceFile?
    /// What stands before every path: how the reader reaches the content root.
    public var pathPrefix: String

    /// Takes what is to be known beyond the problems themselves.
    public init(pathPrefix: String = "", source: @escaping (ContentPath) -> SourceFile?) {
        self.pathPrefix = pathPrefix
        self.source = source
    }

    /// The whole log, the problems in the order of their places.
    public func value(of diagnostics: [Diagnostic], tool: String, version: String) -> JSONValue {
        let ids = Set(diagnostics.map(\.id.description)).sorted()
        let driver = JSONValue.object([
            "name": .string(tool),
            "version": .string(version),
            "rules": .array(ids.map { .object(["id": .string($0)]) }),
        ])
        var marks = LineMarks(source: source)
        let run = JSONValue.object([
            "tool": .object(["driver": driver]),
            "columnKind": .string("unicodeCodePoints"),
            "results": .array(
                diagnostics.sortedByLocation().map { problem in
                    let place = ids.firstIndex(of: problem.id.description)!
                    return result(problem, place: place, mark: marks.mark(of: problem))
                }
            ),
        ])
        return .object([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"),
            "runs": .array([run]),
        ])
    }

    private func result(_ problem: Diagnostic, place: Int, mark: String?) -> JSONValue {
        let hint = problem.hint.map { "\nhint: \($0)" } ?? ""
        let related = problem.notes.compactMap { note in
            note.location.map { location($0, message: note.message) }
        }
        return .object([
            "ruleId": .string(problem.id.description),
            "ruleIndex": .number(place),
            "level": .string(problem.severity.rawValue),
            "message": .object(["text": .string(problem.message + hint)]),
            "locations": .array(problem.location.map { [location($0)] } ?? []),
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "partialFingerprints": mark.map {
                .object(["primaryLocationLineHash": .string($0)])
            },
            "fixes": problem.fixes.isEmpty ? nil : .array(problem.fixes.map(fix)),
        ])
    }

    /// A fix with the changes of each file that it touches.
    private func fix(_ fix: Fix) -> JSONValue {
        let files = Dictionary(grouping: fix.edits, by: \.location.path)
        let changes = files.sorted { $0.key < $1.key }.map { path, edits in
            JSONValue.object([
                "artifactLocation": .object(["uri": .string(uri(of: path))]),
                "replacements": .array(edits.map(replacement)),
            ])
        }
        return .object([
            "description": .object(["text": .string(fix.title)]),
            "artifactChanges": .array(changes),
        ])
    }

    private func replacement(_ edit: TextEdit) -> JSONValue {
        .object([
            "deletedRegion": region(edit.location),
            "insertedContent": .object(["text": .string(edit.replacement)]),
        ])
    }

    private func location(_ location: SourceLocation, message: String? = nil) -> JSONValue {
        .object([
            "physicalLocation": .object([
                "artifactLocation": .object([
                    "uri": .string(uri(of: location.path))
                ]),
                "region": region(location),
            ]),
            "message": message.map { .object(["text": .string($0)]) },
        ])
    }

    private func uri(of path: ContentPath) -> String {
        (pathPrefix + path.description).split(separator: "/", omittingEmptySubsequences: false)
            .map { PercentEncoding.encode($0) }.joined(separator: "/")
    }

    private func region(_ location: SourceLocation) -> JSONValue {
        guard let file = source(location.path) else {
            return .object(["startLine": .number(location.start.line)])
        }
        return .object([
            "startLine": .number(location.start.line),
            "startColumn": .number(codePoint(of: location.start, in: file)),
            "endLine": .number(location.end.line),
            "endColumn": .number(codePoint(of: location.end, in: file)),
        ])
    }

    /// The column of a position in code points, from 1.
    private func codePoint(of position: SourcePosition, in file: SourceFile) -> Int {
        let before = file.line(position.line).prefix(position.column - 1)
        return String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
    }
}

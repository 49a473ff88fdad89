/// Problems as programs read them: JSON with a version.
///
/// `schema` is 1 and grows when a key changes its meaning or goes; keys may be added at any time.
/// Lines and columns count from 1, columns in UTF-8 bytes; the end is excluded.
public enum JSONReport {
    /// `{schema, errors, warnings, problems}`, the problems in the order of their places; every
    /// path gets `pathPrefix` before it. `snippet` names the fence that holds a place.
    public static func value(
        of diagnostics: [Diagnostic],
        pathPrefix: String = "",
        snippet: (SourceLocation) -> String? = { _ in nil }
    ) -> JSONValue {
        let count = DiagnosticCount(diagnostics)
        return .object([
            "schema": .number(1),
            "errors": .number(count.errors),
            "warnings": .number(count.warnings),
            "problems": .array(
                diagnostics.sortedByLocation().map { diagnostic in
                    problem(diagnostic, pathPrefix, snippet: diagnostic.location.flatMap(snippet))
                }
            ),
        ])
    }

    /// `{path, line, column, endLine, endColumn}`.
    public static func value(of location: SourceLocation, pathPrefix: String = "") -> JSONValue {
        .object([
            "path": .string(pathPrefix + location.path.description),
            "line": .number(location.start.line),
            "column": .number(location.start.column),
            "endLine": .number(location.end.line),
            "endColumn": .number(location.end.column),
        ])
    }

    private static func problem(
        _ diagnostic: Diagnostic,
        _ pathPrefix: String,
        snippet: String?
    ) -> JSONValue {
        func place(_ location: SourceLocation) -> JSONValue {
            value(of: location, pathPrefix: pathPrefix)
        }
        return .object([
            "id": .string(diagnostic.id.description),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "location": diagnostic.location.map(place),
            "snippet": .string(snippet),
            "hint": .string(diagnostic.hint),
            "notes": .array(
                diagnostic.notes.map {
                    .object(["message": .string($0.message), "location": $0.location.map(place)])
                }
            ),
            "fixes": diagnostic.fixes.isEmpty
                ? nil : .array(diagnostic.fixes.map { fix($0, pathPrefix) }),
        ])
    }

    /// `{kind, title, isClear, edits: [{location, replacement}]}`.
    private static func fix(_ fix: Fix, _ pathPrefix: String) -> JSONValue {
        .object([
            "kind": .string(fix.kind.rawValue),
            "title": .string(fix.title),
            "isClear": .bool(fix.isClear),
            "edits": .array(fix.edits.map { value(of: $0, pathPrefix: pathPrefix) }),
        ])
    }

    /// `{location, replacement}`.
    public static func value(of edit: TextEdit, pathPrefix: String = "") -> JSONValue {
        .object([
            "location": value(of: edit.location, pathPrefix: pathPrefix),
            "replacement": .string(edit.replacement),
        ])
    }
}

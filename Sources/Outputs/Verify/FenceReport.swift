public import Diagnostics
public import Rules

/// What became of each fence, as programs read it.
public struct FenceReport {
    private let fences: [Snippet]
    private let byPath: [ContentPath: [Snippet]]
    private let findings: Findings
    private let pathPrefix: String

    /// Takes the fences that were looked at; every path gets `pathPrefix` before it.
    public init(_ snippets: [Snippet], _ findings: Findings, pathPrefix: String = "") {
        fences = snippets.filter(\.isSwift)
        byPath = Dictionary(grouping: fences, by: \.location.path)
        self.findings = findings
        self.pathPrefix = pathPrefix
    }

    /// The name of the fence that holds a place, such as `luca/thin-client#2`; nil outside of all.
    ///
    /// It counts the document's fences and no lines: prose above does not change it.
    public func name(of place: SourceLocation) -> String? {
        byPath[place.path]?.first { $0.location.holds(place) }?.id.description
    }

    /// A Swift fence an entry: `{id, path, line, states}`, the states by setting: `ios 6` is the
    /// variant iOS in Swift 6 mode, `6` the same without variants. A fence that was not reached has
    /// no states.
    public var json: JSONValue {
        .array(
            fences.map { fence in
                let states = (findings.states[fence.id] ?? [:]).sorted { $0.key < $1.key }
                return .object([
                    "id": .string(fence.id.description),
                    "path": .string(pathPrefix + fence.location.path.description),
                    "line": .number(fence.location.start.line),
                    "states": .members(
                        states.map { .init(key: "\($0.key)", value: .string($0.value.description)) }
                    ),
                ])
            }
        )
    }
}

public import Diagnostics

/// A problem and the change that would mend it, one of those that may be made without asking.
public struct Mending: Hashable, Sendable {
    /// What is wrong.
    public var problem: Diagnostic
    /// What would be changed.
    public var fix: Fix

    /// Ties a change to what it mends.
    public init(_ problem: Diagnostic, _ fix: Fix) {
        self.problem = problem
        self.fix = fix
    }

    /// The clear changes of some kinds, in the order of their problems; of problems that the same
    /// edits mend the first stands for all.
    public static func all(of kinds: Set<Fix.Kind>, for problems: [Diagnostic]) -> [Mending] {
        var seen: Set<[TextEdit]> = []
        return problems.sortedByLocation().compactMap { problem in
            problem.fixes.first { $0.isClear && kinds.contains($0.kind) }
                .flatMap { seen.insert($0.edits).inserted ? Mending(problem, $0) : nil }
        }
    }
}

/// Changes that can be made together, as edits of files.
public struct MendingSet: Sendable {
    /// The edits by file.
    public private(set) var files: [ContentPath: EditList] = [:]
    /// The changes whose edits these are.
    public private(set) var mendings: [Mending] = []

    /// Takes as many of the changes as do not collide, the first first.
    public init(_ mendings: [Mending], source: (ContentPath) -> SourceFile?) {
        for mending in mendings where add(mending.fix.edits, source) {
            self.mendings.append(mending)
        }
    }

    /// The bytes of the files after the changes.
    public func bytes(source: (ContentPath) -> SourceFile?) -> [ContentPath: [UInt8]] {
        var bytes: [ContentPath: [UInt8]] = [:]
        for (path, list) in files {
            if let file = source(path) { bytes[path] = list.applied(to: file.bytes) }
        }
        return bytes
    }

    private mutating func add(
        _ edits: [TextEdit],
        _ source: (ContentPath) -> SourceFile?
    ) -> Bool {
        var new = files
        for (path, edits) in Dictionary(grouping: edits, by: \.location.path) {
            guard let file = source(path), new[path, default: EditList()].add(edits, in: file)
            else { return false }
        }
        files = new
        return true
    }
}

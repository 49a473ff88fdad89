public import Rules

/// The modules of the stand-in package, and what the package says of them.
public struct StandInModules: Sendable {
    /// The names of its modules.
    public let names: Set<String>
    /// What `stand-ins.yml` says; nothing without one.
    public let notes: StandInNotes

    /// Takes the package's modules; there are none without a package.
    public init(names: Set<String> = [], notes: StandInNotes = StandInNotes()) {
        self.names = names
        self.notes = notes
    }

    /// The modules that complete what some fences of one module import, in the order of the notes.
    ///
    /// They are imported by flag, which leaves the files as they would be where the real module is
    /// whole. A file that uses none of their names is not tied to them.
    public func completions(of reads: [ReadSnippet]) -> [String] {
        notes.modules.filter { module in
            guard let completed = module.completes, names.contains(module.name.value) else {
                return false
            }
            return reads.contains { read in
                guard let facts = read.facts else { return false }
                return facts.imports.contains { $0.module == completed }
                    && !facts.names.used.isDisjoint(with: module.names)
            }
        }.map(\.name.value)
    }
}

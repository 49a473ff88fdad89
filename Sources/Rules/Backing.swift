/// What stands behind the fences of some rulebooks: the sample files that each is compiled with.
///
/// A proof is about a fence and about what stands behind it: the compiler never saw the one
/// without the other.
public struct Backing: Sendable {
    private var rulebooks: [RulebookName: Sample] = [:]
    private var outputs: [SnippetID: [String]] = [:]

    /// Looks at all fences of the rulebooks; one that is left out stands behind nothing.
    public init(_ rulebooks: [Rulebook], _ snippets: some Sequence<Snippet>) {
        let byRulebook = Dictionary(grouping: snippets) { $0.id.document.rulebook }
        for rulebook in rulebooks where rulebook.isDeclared {
            let snippets = byRulebook[rulebook.name] ?? []
            self.rulebooks[rulebook.name] = Sample(rulebook, snippets)
            noteOutputs(snippets)
        }
    }

    /// Nothing stands behind any fence.
    public static let none = Backing([], EmptyCollection())

    /// The hash of what a fence is proven with besides its own bytes: the sample files of the
    /// modules that it is in or names and of all they depend on, and what its run must write.
    ///
    /// Nil when nothing stands behind it. A lone fence sees the modules that it imports, and an
    /// import names its module: so the name in the code is enough, and no parser is needed.
    public func hash(of snippet: Snippet) -> String? {
        guard let sample = rulebooks[snippet.id.document.rulebook] else { return nil }
        let modules: [String] =
            switch snippet.role {
            case .file(let path), .excerpt(let path, _, _): [path.module]
            case .alone, .fails, .violates, .crashes: sample.modules(namedIn: snippet.code)
            case .fragment, .skipped, .needs, .output, .parseOnly, .notSwift: []
            }
        let hashes = sample.hashes(of: modules, for: snippet.only)
        let surroundings =
            snippet.isCompiled
            ? sample.rulebook.surroundings(of: snippet, seesModules: !hashes.isEmpty) : []
        let parts = hashes + (outputs[snippet.id] ?? []) + surroundings
        guard !parts.isEmpty else { return nil }
        return ContentHash(Array(parts.joined(separator: "\n").utf8)).description
    }

    /// What a fence is proven for; nil when its rulebook is not known.
    func settings(of snippet: Snippet) -> [ProofSetting]? {
        rulebooks[snippet.id.document.rulebook]?.rulebook.settings(of: snippet)
    }

    /// Whether a fence's proof says that systems have what it uses.
    public func isHeldAgainstSystems(_ snippet: Snippet) -> Bool {
        guard let sample = rulebooks[snippet.id.document.rulebook] else { return false }
        return snippet.isCompiled && sample.rulebook.isForSystems
    }

    /// What a program must write stands in the document after the program.
    private mutating func noteOutputs(_ snippets: [Snippet]) {
        var last: SnippetID?
        for snippet in snippets {
            if snippet.isSwift { last = snippet.id }
            guard snippet.role == .output, let last, last.document == snippet.id.document
            else { continue }
            outputs[last, default: []].append(snippet.proofHash)
        }
    }
}

/// The sample of one rulebook as hashes.
private struct Sample: Sendable {
    let rulebook: Rulebook
    /// By module and variant; without a variant all files count.
    private var hashes: [String: [String?: String]] = [:]

    init(_ rulebook: Rulebook, _ snippets: [Snippet]) {
        self.rulebook = rulebook
        var files: [String: [(only: String?, hash: String)]] = [:]
        for snippet in snippets {
            guard case .file(let path) = snippet.role else { continue }
            files[path.module, default: []].append((snippet.only, snippet.proofHash))
        }
        for module in rulebook.modules {
            guard let files = files[module.name] else { continue }
            for variant in [nil] + rulebook.variants.map(Optional.some) {
                let own = files.filter { $0.only == nil || variant == nil || $0.only == variant }
                let head = "\(module.name) \(module.kind.rawValue) \(module.depends)"
                let origins = module.depends.compactMap { rulebook.modulesFrom[$0]?.text }
                let text = ([head] + origins + own.map(\.hash).sorted()).joined(separator: "\n")
                hashes[module.name, default: [:]][variant] =
                    ContentHash(Array(text.utf8)).description
            }
        }
    }

    /// The hashes of modules and of all they depend on, in the rulebook's order.
    func hashes(of modules: [String], for variant: String?) -> [String] {
        rulebook.modulesBehind(modules).compactMap { hashes[$0]?[variant] }
    }

    /// The modules whose names occur in the code.
    func modules(namedIn code: String) -> [String] {
        guard code.holds("import") else { return [] }
        return rulebook.modules.map(\.name).filter { hashes[$0] != nil && code.holds($0) }
    }
}

extension Snippet {
    /// Whether a compiler is asked about it, or about the file that it quotes.
    fileprivate var isCompiled: Bool {
        switch role {
        case .file, .alone, .fails, .violates, .crashes, .excerpt: isSwift
        case .fragment, .skipped, .needs, .output, .parseOnly, .notSwift: false
        }
    }
}

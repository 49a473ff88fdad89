import Diagnostics
public import Rules

/// What a rulebook's fences make in one setting: modules in the order of building, and fences
/// that are compiled alone.
public struct SamplePlan: Sendable {
    /// The rulebook.
    public let rulebook: Rulebook
    /// The variant, and the language mode that the modules are built in.
    public let setting: ProofSetting
    /// The modules; each stands after those it sees. Modules without a file are left out.
    public private(set) var modules: [SampleModule]
    /// The fences that are compiled alone, in the order of documents.
    public private(set) var alone: [ReadSnippet]
    private let excerpts: [ReadSnippet]

    /// The runs that fences ask for, by the fence that is run.
    public let runs: [SnippetID: SampleRun]

    /// The stand-in package that foreign modules may come from.
    public let standIns: StandInModules

    /// The plans of a rulebook, one per setting of its sample.
    public static func all(
        _ rulebook: Rulebook,
        _ snippets: [ReadSnippet],
        standIns: StandInModules
    ) -> [SamplePlan] {
        rulebook.settings.map { SamplePlan(rulebook, snippets, $0, standIns) }
    }

    init(
        _ rulebook: Rulebook,
        _ snippets: [ReadSnippet],
        _ setting: ProofSetting,
        _ standIns: StandInModules
    ) {
        self.rulebook = rulebook
        self.setting = setting
        self.standIns = standIns
        alone = snippets.filter { read in
            read.standsAlone
                && rulebook.settings(of: read.snippet).contains {
                    rulebook.isProven($0, beside: setting)
                }
        }
        runs = Dictionary(
            SampleRun.all(snippets).map { ($0.program.snippet.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let snippets = snippets.filter { $0.isFor(setting) }
        excerpts = snippets.filter { $0.isExcerpt(in: setting) }
        let parts = Dictionary(grouping: snippets.filter { $0.module != nil }) { $0.module! }
        let built = inBuildingOrder(rulebook.modules.filter { parts[$0.name] != nil })
        var modules: [SampleModule] = []
        for module in built {
            let parts = parts[module.name]!
            let behind = rulebook.modulesBehind(module.depends)
            let completions = standIns.completions(of: parts)
            modules.append(
                SampleModule(
                    module: module,
                    rulebook: rulebook.name,
                    mode: setting.mode,
                    files: files(of: parts, in: module),
                    behind: built.map(\.name).filter(behind.contains),
                    usesStandIns: rulebook.needsForeignModule(module.depends)
                        || !completions.isEmpty
                        || modules.contains {
                            $0.usesStandIns && behind.contains($0.module.name)
                        },
                    completions: completions
                )
            )
        }
        self.modules = modules
    }

    /// The settings in which this plan's modules stand behind a fence on its own.
    public func settings(of read: ReadSnippet) -> [ProofSetting] {
        rulebook.settings(of: read.snippet).filter { rulebook.isProven($0, beside: setting) }
    }

    /// The plan without the modules and lone fences that selected fences have no need of.
    public func restricted(to isSelected: (Snippet) -> Bool) -> SamplePlan {
        var plan = self
        plan.alone = alone.filter { isSelected($0.snippet) }
        let own = modules.filter { $0.parts.contains { isSelected($0.snippet) } }
        let shown = excerpts.filter { isSelected($0.snippet) }.compactMap(\.shownModule)
        var names = Set(own.flatMap { $0.behind + [$0.module.name] } + shown)
        names.formUnion(plan.alone.flatMap(modulesBehind).map(\.module.name))
        names.formUnion(modules.filter { names.contains($0.module.name) }.flatMap(\.behind))
        plan.modules = modules.filter { names.contains($0.module.name) }
        return plan
    }

    /// Finds the fences of the modules and the lone ones.
    public var places: SnippetPlaces {
        SnippetPlaces((modules.flatMap(\.parts) + alone).map(\.snippet))
    }

    /// The module of that name, if it has files.
    public func module(_ name: String) -> SampleModule? {
        modules.first { $0.module.name == name }
    }

    /// The library modules that a fence on its own sees: those that it imports, and theirs.
    public func modulesBehind(_ snippet: ReadSnippet) -> [SampleModule] {
        let imports = Set((snippet.facts?.imports ?? []).map(\.module))
        let direct = modules.filter { $0.module.kind != .test && imports.contains($0.module.name) }
        let names = Set(direct.flatMap(\.behind) + direct.map(\.module.name))
        return modules.filter { names.contains($0.module.name) }
    }

    /// A test module of one fence: a fence on its own that holds tests is built and run as one.
    public func testModule(of read: ReadSnippet, _ mode: LanguageMode) -> SampleModule? {
        guard case .alone = read.snippet.role, !(read.facts?.tests.isEmpty ?? true) else {
            return nil
        }
        let file = ContentPath(read.snippet.virtualFile) ?? .root
        return SampleModule(
            module: Rulebook.Module(name: "LoneTests", path: .root, kind: .test, depends: []),
            rulebook: rulebook.name,
            mode: mode,
            files: [SampleFile(path: file, parts: [read])],
            behind: modulesBehind(read).map(\.module.name),
            usesStandIns: usesStandIns(read),
            completions: standIns.completions(of: [read])
        )
    }

    /// Whether a fence on its own sees modules that are not the sample's.
    public func usesStandIns(_ snippet: ReadSnippet) -> Bool {
        let imports = (snippet.facts?.imports ?? []).map(\.module)
        return imports.contains { rulebook.modulesFrom[$0] != nil || standIns.names.contains($0) }
            || !standIns.completions(of: [snippet]).isEmpty
            || modulesBehind(snippet).contains(where: \.usesStandIns)
    }
}

extension Rulebook {
    /// Whether a fence in a setting is compiled against the modules that are built in another.
    fileprivate func isProven(_ fence: ProofSetting, beside modules: ProofSetting) -> Bool {
        fence.variant == modules.variant && modeOfModules(for: fence.mode) == modules.mode
    }
}

extension SamplePlan {
    /// The foreign modules that each fence is compiled with: what its files import and what those
    /// import that it sees.
    public var foreignModules: [SnippetID: Set<String>] {
        var byModule: [String: Set<String>] = [:]
        var byFence: [SnippetID: Set<String>] = [:]
        for module in modules {
            let behind = module.behind.map { byModule[$0] ?? [] }
            let own = imports(of: module.parts).union(module.completions)
            byModule[module.module.name] = behind.reduce(own) { $0.union($1) }
            for part in module.parts { byFence[part.snippet.id] = byModule[module.module.name] }
        }
        for read in alone {
            let behind = modulesBehind(read).map { byModule[$0.module.name] ?? [] }
            let own = imports(of: [read]).union(standIns.completions(of: [read]))
            byFence[read.snippet.id] = behind.reduce(own) { $0.union($1) }
        }
        return byFence
    }

    private func imports(of reads: [ReadSnippet]) -> Set<String> {
        Set(reads.flatMap { ($0.facts?.imports ?? []).map(\.module) })
    }
}

private func files(of parts: [ReadSnippet], in module: Rulebook.Module) -> [SampleFile] {
    let byPath = Dictionary(grouping: parts) { $0.snippet.samplePath }
    return byPath.compactMap { path, parts in
        guard let path, let shown = module.path.appending(path.file.description) else { return nil }
        return SampleFile(path: shown, parts: parts.sorted { $0.snippet.id < $1.snippet.id })
    }.sorted { $0.path < $1.path }
}

/// Every module after those it depends on; in a circle the written order decides.
private func inBuildingOrder(_ modules: [Rulebook.Module]) -> [Rulebook.Module] {
    var ordered: [Rulebook.Module] = []
    var open: Set<String> = []
    func add(_ module: Rulebook.Module) {
        guard !ordered.contains(module), open.insert(module.name).inserted else { return }
        for name in module.depends {
            if let other = modules.first(where: { $0.name == name }) { add(other) }
        }
        ordered.append(module)
    }
    for module in modules { add(module) }
    return ordered
}

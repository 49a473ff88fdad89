public import Rules
public import SwiftCode

/// What `#if` finds around the fences: the toolchain, foreign modules, the sample's own modules.
public struct Surroundings: Sendable {
    /// The operating system's name.
    public var system: String
    /// The compiler's version.
    public var compiler: [Int]
    /// The modules that come with the toolchain.
    public var toolchainModules: Set<String>
    /// The modules of the stand-ins, of packages and of the system.
    public var foreign: Set<String>
    /// What is looked for in the code.
    public var watched: WatchedNames

    /// Takes what is around.
    public init(
        system: String,
        compiler: [Int],
        toolchainModules: Set<String>,
        foreign: Set<String>,
        watched: WatchedNames = WatchedNames()
    ) {
        self.system = system
        self.compiler = compiler
        self.toolchainModules = toolchainModules
        self.foreign = foreign
        self.watched = watched
    }

    /// What a fence of a rulebook sees: a file of a module what its module depends on, any other
    /// fence all.
    public func configuration(of snippet: Snippet, in rulebook: Rulebook) -> CodeConfiguration {
        let module = rulebook.modules.first { $0.name == snippet.samplePath?.module }
        let depends = module?.depends ?? rulebook.modules.map(\.name) + rulebook.modulesFrom.keys
        var modules = toolchainModules.union(rulebook.modulesBehind(depends))
        if rulebook.needsForeignModule(depends) { modules.formUnion(foreign) }
        if let module { modules.insert(module.name) }
        return CodeConfiguration(
            system: system,
            modules: modules,
            compiler: compiler,
            modes: Set(LanguageMode.allCases.map(\.rawValue)),
            watched: watched
        )
    }
}

import Verify

/// What is kept of a module beside its files.
struct ModuleRecord: Sendable, Codable, Equatable {
    /// What the compiler said.
    var run: CompilerRun
    /// What the module shows to others; nil when it does not compile.
    var interface: JobKey?

    var isGood: Bool { run.succeeded && interface != nil }
}

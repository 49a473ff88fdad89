import Verify

/// What is kept of a module beside its files.
struct ModuleRecord: Sendable, Codable {
    /// What the compiler said.
    var run: CompilerRun
    /// What the module shows to others; nil when it does not compile.
    var interface: JobKey?
    /// The keys of the objects that were made file by file, in the order of the files; of use on
    /// this machine only.
    var objects: [JobKey] = []

    var isGood: Bool { run.succeeded && interface != nil }

    /// Whether another machine came to the same.
    func says(theSameAs other: ModuleRecord) -> Bool {
        run == other.run && interface == other.interface
    }
}

public import Diagnostics

/// What the stand-in package says of itself: what each module models and where it differs.
///
/// Read from `stand-ins.yml` beside the package's manifest; pages and compilers are told from it.
public struct StandInNotes: Sendable {
    /// What is said of one module.
    public struct Module: Sendable {
        /// The module's name: that of the real one, or its own when it completes another.
        public var name: Located<String>
        /// What it models, a phrase in which back-quotes mark code.
        public var models: String
        /// What the real module has and this one does not.
        public var leavesOut: [String]
        /// What behaves otherwise than the real module, whole sentences.
        public var differs: [String]
        /// The module of the toolchain that it completes: a file that imports that one, and uses
        /// one of `names`, has this one imported, too. Nil for a module that is imported by name.
        public var completes: String?
        /// The identifiers by which a file is known to need what is completed.
        public var names: Set<String>

        /// Takes what is said.
        public init(
            name: Located<String>,
            models: String,
            leavesOut: [String] = [],
            differs: [String] = [],
            completes: String? = nil,
            names: Set<String> = []
        ) {
            self.name = name
            self.models = models
            self.leavesOut = leavesOut
            self.differs = differs
            self.completes = completes
            self.names = names
        }
    }

    /// The modules in the order written.
    public var modules: [Module] = []
    /// Where all of them differ from the real ones, whole sentences.
    public var differs: [String] = []

    /// Nothing is said.
    public init() {}

    /// What of this has an effect on compiling, in one spelling: which modules complete others,
    /// and for which names. The rest is prose.
    public var effect: String {
        modules.compactMap { module in
            module.completes.map { completed in
                let names = module.names.sorted().joined(separator: " ")
                return "\(module.name.value) completes \(completed) for \(names)\n"
            }
        }.joined()
    }
}

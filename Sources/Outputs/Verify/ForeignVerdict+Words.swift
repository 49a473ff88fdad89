extension ForeignVerdict {
    /// Whether somebody should mend the fence.
    public var isError: Bool { self == .doesNotParse || self == .wrong }

    /// One word for programs.
    public var word: String {
        switch self {
        case .compiles: "compiles"
        case .parses: "parses"
        case .holdsNoCode: "no-code"
        case .lacksError: "lacks-error"
        case .needsOlderMode: "needs-swift-5"
        case .needsImport: "needs-import"
        case .leavesOut: "leaves-out"
        case .otherText: "other-text"
        case .doesNotParse: "does-not-parse"
        case .needsModule: "needs-module"
        case .needsFeature: "needs-feature"
        case .needsNames: "needs-names"
        case .clashes: "clashes"
        case .showsError: "shows-error"
        case .wrong: "wrong"
        }
    }

    /// What many such fences do, as in "12 fences need a module that is absent here".
    func words(_ treatment: Treatment) -> String {
        switch self {
        case .compiles: "compile"
        case .parses: "parse"
        case .holdsNoCode: "hold nothing that is compiled here"
        case .lacksError: "compile although a comment announces an error"
        case .needsOlderMode: "compile in Swift 5 mode only"
        case .needsImport: "compile once a module is imported that they do not import"
        case .leavesOut: "leave code out"
        case .otherText: "are no Swift, whatever they say"
        case .doesNotParse: "do not parse"
        case .needsModule: "need a module that is absent here"
        case .needsFeature: "need a feature that is not switched on"
        case .needsNames: "need names that a context could give"
        case .clashes where treatment == .together:
            "clash with what another fence of their document declares"
        case .clashes: "declare a name twice"
        case .showsError: "are wrong where a comment says so"
        case .wrong: "are wrong although all names are known"
        }
    }

    /// The names, modules or signs that it is about.
    var subjects: [String] {
        switch self {
        case .needsNames(let names): names
        case .needsModule(let name), .needsImport(let name), .needsFeature(let name): [name]
        case .leavesOut(let sign): [sign.rawValue]
        case .otherText(let kind): [kind.rawValue.replacing("-", with: " ")]
        default: []
        }
    }

    /// The words of all verdicts, in the order of a report: what is well, what lacks something, and
    /// what is wrong.
    static let order = [
        "compiles", "parses", "lacks-error", "needs-swift-5", "needs-import", "no-code",
        "leaves-out", "other-text", "needs-names", "needs-module", "needs-feature", "shows-error",
        "clashes", "does-not-parse", "wrong",
    ]
}

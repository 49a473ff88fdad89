import SwiftCode

/// What can be said of a fence that was not written to be proven.
public enum ForeignVerdict: Hashable, Sendable {
    /// Compiled, through the SIL stage.
    case compiles
    /// Parsed, and nothing more was asked.
    case parses
    /// Holds nothing that is compiled here: comments, or code for other systems.
    case holdsNoCode
    /// Compiled, although a comment in it announces an error.
    case lacksError
    /// Compiles in Swift 5 mode only.
    case needsOlderMode
    /// Compiles once the modules are imported, which the fence does not write.
    case needsImport(String)
    /// Wrong only for want of code that the author left out; nothing more can be said.
    case leavesOut(LeftOutCode)
    /// No Swift at all, whatever the fence says.
    case otherText(OtherText)
    /// The parser cannot follow.
    case doesNotParse
    /// Needs a module that is not on this machine.
    case needsModule(String)
    /// Needs a feature of the language that this compiler has not switched on.
    case needsFeature(String)
    /// Uses names that are declared nowhere in sight, sorted; some context could give them.
    case needsNames([String])
    /// Declares a name twice, or does not go with what another fence of its document declares.
    case clashes
    /// Wrong at the lines of which a comment says so, and nowhere else.
    case showsError
    /// Wrong although all names are known.
    case wrong

    /// Reads what the parser and the compilers said of a fence; nil when none was asked.
    public init(_ read: ReadSnippet, _ answer: ForeignAnswer?) {
        guard read.parses else {
            self = Self.unparsed(read)
            return
        }
        if read.isHollow {
            self = .holdsNoCode
            return
        }
        guard let answer else {
            self = .parses
            return
        }
        let first = Self.compiled(read, answer.run)
        switch first {
        case .wrong where answer.goesAlone, .needsNames where answer.goesAlone: self = .clashes
        case .needsNames: self = answer.healingImport.map { .needsImport($0) } ?? first
        case .wrong:
            let older = answer.olderRun.map { Self.compiled(read, $0) } ?? first
            self = older == .compiles ? .needsOlderMode : older
        default: self = first
        }
    }

    private static func unparsed(_ read: ReadSnippet) -> ForeignVerdict {
        let signs = ForeignSigns(read.snippet.code)
        if let sign = read.facts?.leftOut {
            // A body that is not there may be what the author shows.
            let isShown = sign == .body && signs.announce(read.facts?.errors ?? [])
            return isShown ? .showsError : .leavesOut(sign)
        }
        if let other = OtherText(read.snippet.code) { return .otherText(other) }
        let isShown = signs.announce(read.facts?.errorsBesideLeftOut ?? [])
        return isShown ? .showsError : .doesNotParse
    }

    /// What one run of a compiler tells of a fence that parses.
    private static func compiled(_ read: ReadSnippet, _ run: CompilerRun) -> ForeignVerdict {
        let errors = run.messages.filter { $0.severity == .error }
        let texts = errors.map(\.text)
        let names = Set(texts.compactMap { unknownName($0) ?? unknownMember($0) }).sorted()
        let signs = ForeignSigns(read.snippet.code)
        if let module = texts.compactMap(absentModule).first { return .needsModule(module) }
        if run.succeeded && errors.isEmpty {
            let announces = read.facts?.marks.contains { $0.severity == "error" } ?? false
            return announces ? .lacksError : .compiles
        }
        if signs.announce(errors.map { ($0.line, $0.text) }) { return .showsError }
        if let module = texts.compactMap(unwrittenImport).first { return .needsImport(module) }
        if let feature = texts.compactMap(absentFeature).first { return .needsFeature(feature) }
        if !names.isEmpty { return .needsNames(names) }
        if texts.contains(where: { redeclaredName($0) != nil }) { return .clashes }
        return leftOutCode(errors, signs).map { .leavesOut($0) } ?? .wrong
    }
}

/// What compilers said of one fence.
public struct ForeignAnswer: Codable, Sendable {
    /// Of the fence as the treatment has it.
    public var run: CompilerRun
    /// Of the fence by itself in Swift 5 mode, when the first calls it wrong in a newer one.
    public var olderRun: CompilerRun?
    /// The modules that the fence by itself compiles with when they are imported, in words; nil
    /// when there are none, or nothing is lacking.
    public var healingImport: String?
    /// Whether it compiles by itself, when the first is about it beside others.
    public var goesAlone = false

    /// Takes what the first compiler said.
    public init(_ run: CompilerRun) { self.run = run }
}

extension CompilerRun {
    /// Whether code is left out without which no name helps a fence: bodies, what is around it.
    public func lacksCode(_ read: ReadSnippet) -> Bool {
        let errors = messages.filter { $0.severity == .error }
        return leftOutCode(errors, ForeignSigns(read.snippet.code)) != nil
    }
}

/// The code whose want explains all errors, or some whose consequences the others may be.
private func leftOutCode(_ errors: [CompilerMessage], _ signs: ForeignSigns) -> LeftOutCode? {
    let bodies = [
        "expected '{' in body of", "expected '{' in subscript", "expected '{' to start",
        "expected '{' for deinit", "initializer requires a body",
        "extensions must not contain stored properties",
    ]
    let places = [
        "deinitializers may only be declared within", "initializers may only be declared within",
        "'subscript' functions may only be declared within", "return invalid outside of a func",
        "static properties may only be declared on a type",
        "static methods may only be declared on a type",
        "static subscripts may only be declared on a type",
        "enum 'case' is not allowed outside of",
        "associated types can only be defined in a protocol",
        "'override' can only be specified on class members",
    ]
    let chains = ["reference to member '", "cannot infer contextual base in reference to member"]
    let texts = errors.map(\.text)
    func say(_ starts: [String]) -> Bool {
        texts.contains { text in starts.contains(where: text.hasPrefix) }
    }
    let lacksMacro = texts.contains { $0.hasPrefix("macro '") && $0.hasSuffix("a definition") }
    if say(bodies) || lacksMacro { return .body }
    let isInside = texts.contains {
        $0.contains("is only allowed inside a") || $0.contains("is only valid inside a")
    }
    if say(places) || isInside { return .surroundings }
    if signs.continuesExpression, say(chains) { return .surroundings }
    if signs.haveEllipsis(errors.map(\.line)) { return .ellipsis }
    let areGaps = texts.allSatisfy(isGap)
    return areGaps && !texts.isEmpty && signs.commentLeavesOut ? .comment : nil
}

import SwiftCode

/// What can be said of a fence that was not written to be proven.
public enum ForeignVerdict: Hashable, Sendable {
    /// Compiled, through the SIL stage.
    case compiles
    /// Parsed, and nothing more was asked.
    case parses
    /// Wrong only for want of code that the author left out; nothing more can be said.
    case leavesOut(LeftOutCode)
    /// No Swift at all, whatever the fence says.
    case otherText(OtherText)
    /// The parser cannot follow.
    case doesNotParse
    /// Needs a module that is not on this machine.
    case needsModule(String)
    /// Uses names that are declared nowhere in sight, sorted; some context could give them.
    case needsNames([String])
    /// Declares again what another fence of its document declares.
    case clashes
    /// Wrong at the lines of which a comment says so, and nowhere else.
    case showsError
    /// Wrong although all names are known.
    case wrong

    /// Reads what the parser and the compiler said of a fence; nil when no compiler was asked.
    public init(_ read: ReadSnippet, _ run: CompilerRun?) {
        guard read.parses else {
            self = Self.unparsed(read)
            return
        }
        guard let run else {
            self = .parses
            return
        }
        let errors = run.messages.filter { $0.severity == .error }
        let texts = errors.map(\.text)
        let names = Set(texts.compactMap { unknownName($0) ?? unknownMember($0) }).sorted()
        let signs = ForeignSigns(read.snippet.code)
        if let module = texts.compactMap(absentModule).first {
            self = .needsModule(module)
        } else if run.succeeded && errors.isEmpty {
            self = .compiles
        } else if areAnnounced(errors.map(\.line), signs) {
            self = .showsError
        } else if !names.isEmpty {
            self = .needsNames(names)
        } else if texts.contains(where: { redeclaredName($0) != nil }) {
            self = .clashes
        } else {
            self = leftOutCode(texts, signs).map { .leavesOut($0) } ?? .wrong
        }
    }

    private static func unparsed(_ read: ReadSnippet) -> ForeignVerdict {
        if let sign = read.facts?.leftOut { return .leavesOut(sign) }
        let signs = ForeignSigns(read.snippet.code)
        if let other = signs.otherText { return .otherText(other) }
        let places = (read.facts?.errors ?? []).map(\.position.line)
        return areAnnounced(places, signs) ? .showsError : .doesNotParse
    }

    /// Whether somebody should mend the fence.
    public var isError: Bool { self == .doesNotParse || self == .wrong }

    /// One word for programs.
    public var word: String {
        switch self {
        case .compiles: "compiles"
        case .parses: "parses"
        case .leavesOut: "leaves-out"
        case .otherText: "other-text"
        case .doesNotParse: "does-not-parse"
        case .needsModule: "needs-module"
        case .needsNames: "needs-names"
        case .clashes: "clashes"
        case .showsError: "shows-error"
        case .wrong: "wrong"
        }
    }
}

/// Whether there are errors, and each stands at a line of which a comment says that it is wrong.
private func areAnnounced(_ lines: [Int], _ signs: ForeignSigns) -> Bool {
    guard !lines.isEmpty else { return false }
    let announced = signs.announced
    return !announced.isEmpty && lines.allSatisfy(announced.contains)
}

/// The member that an error says a type lacks, and that some extension could add; one for which
/// the compiler knows a better spelling is a slip.
private func unknownMember(_ message: String) -> String? {
    message.firstMatch(of: /^(?:value of type|type) '(.+?)' has no member '(\w+)'$/)
        .map { "\($0.1).\($0.2)" }
}

/// The name that an error says is declared nowhere in sight.
func unknownName(_ message: String) -> String? {
    let forms = [
        /^cannot find (?:type |operator )?'(.+?)' in scope/, /^unknown attribute '(\w+)'/,
        /^no macro named '(\w+)'/, /^no type named '(\w+)' in module/,
    ]
    return forms.lazy.compactMap { message.firstMatch(of: $0).map { String($0.1) } }.first
}

/// The code whose want explains all errors, or some whose consequences the others may be.
private func leftOutCode(_ errors: [String], _ signs: ForeignSigns) -> LeftOutCode? {
    let bodies = [
        /^expected '\{' (?:in body of|in subscript|to start|for deinit)/,
        /^initializer requires a body/, /^macro '.+' requires a definition/,
        /^extensions must not contain stored properties/,
    ]
    let places = [
        /^(?:deinitializers|initializers|'subscript' functions) may only be declared within/,
        /^static (?:properties|methods|subscripts) may only be declared on a type/,
        /^enum 'case' is not allowed outside of an enum/,
        /^associated types can only be defined in a protocol/,
        /^'override' can only be specified on class members/,
        /^return invalid outside of a func/, /is only (?:allowed|valid) inside an?\s/,
    ]
    let gaps = [
        /does not conform to protocol/, /^missing return in\s/, /has no initializers$/,
        /^switch must be exhaustive/, /used before being initialized/,
        /without initializing all stored properties/, /^global '(?:let|var)' declaration requires/,
    ]
    if errors.contains(where: { text in bodies.contains { text.contains($0) } }) { return .body }
    if errors.contains(where: { text in places.contains { text.contains($0) } }) {
        return .surroundings
    }
    let areGaps = errors.allSatisfy { text in gaps.contains { text.contains($0) } }
    return areGaps && !errors.isEmpty && signs.commentLeavesOut ? .comment : nil
}

/// The name, without its labels, that an error says is declared twice.
public func redeclaredName(_ message: String) -> String? {
    message.firstMatch(of: /^invalid redeclaration of '(\w+)/).map { String($0.1) }
}

private func absentModule(_ message: String) -> String? {
    message.firstMatch(of: /^no such module '([\w.]+)'/).map { String($0.1) }
}

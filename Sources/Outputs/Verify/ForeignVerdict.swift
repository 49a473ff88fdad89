import SwiftCode

/// What can be said of a fence that was not written to be proven.
public enum ForeignVerdict: Hashable, Sendable {
    /// Compiled, through the SIL stage.
    case compiles
    /// Parsed, and nothing more was asked.
    case parses
    /// Parses once the signs for left-out code are taken out; nothing more can be said.
    case leavesOut(LeftOutCode)
    /// The parser cannot follow.
    case doesNotParse
    /// Needs a module that is not on this machine.
    case needsModule(String)
    /// Uses names that are declared nowhere in sight, sorted; some context could give them.
    case needsNames([String])
    /// Declares again what another fence of its document declares.
    case clashes
    /// Wrong although all names are known.
    case wrong

    /// Reads what the parser and the compiler said of a fence; nil when no compiler was asked.
    public init(_ read: ReadSnippet, _ run: CompilerRun?) {
        guard read.parses else {
            self = read.facts?.leftOut.map { .leavesOut($0) } ?? .doesNotParse
            return
        }
        guard let run else {
            self = .parses
            return
        }
        let errors = run.messages.filter { $0.severity == .error }.map(\.text)
        let names = Set(errors.compactMap(unknownName)).sorted()
        if let module = errors.compactMap(absentModule).first {
            self = .needsModule(module)
        } else if !names.isEmpty {
            self = .needsNames(names)
        } else if errors.contains(where: { redeclaredName($0) != nil }) {
            self = .clashes
        } else {
            self = run.succeeded && errors.isEmpty ? .compiles : .wrong
        }
    }

    /// Whether somebody should mend the fence.
    public var isError: Bool { self == .doesNotParse || self == .wrong }

    /// One word for programs.
    public var word: String {
        switch self {
        case .compiles: "compiles"
        case .parses: "parses"
        case .leavesOut: "leaves-out"
        case .doesNotParse: "does-not-parse"
        case .needsModule: "needs-module"
        case .needsNames: "needs-names"
        case .clashes: "clashes"
        case .wrong: "wrong"
        }
    }
}

/// The name that an error says is declared nowhere in sight.
func unknownName(_ message: String) -> String? {
    let forms = [
        /^cannot find (?:type |operator )?'(.+?)' in scope/, /^unknown attribute '(\w+)'/,
        /^no macro named '(\w+)'/, /^no type named '(\w+)' in module/,
    ]
    return forms.lazy.compactMap { message.firstMatch(of: $0).map { String($0.1) } }.first
}

/// The name, without its labels, that an error says is declared twice.
public func redeclaredName(_ message: String) -> String? {
    message.firstMatch(of: /^invalid redeclaration of '(\w+)/).map { String($0.1) }
}

private func absentModule(_ message: String) -> String? {
    message.firstMatch(of: /^no such module '([\w.]+)'/).map { String($0.1) }
}

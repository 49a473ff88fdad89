public import Rules
public import SwiftCode

/// One break of a sample, and the number that switches it on.
public struct Mutant: Sendable {
    /// Unlike any other of its plan; it is not changed by breaks of other modules.
    public let number: Int
    /// The fence that it breaks.
    public let snippet: Snippet
    /// What it does to the fence's code.
    public let code: CodeMutant
}

/// A module of the sample with all its breaks lying dormant in it.
public struct BreakableModule: Sendable {
    /// The module as written.
    public let module: SampleModule
    /// The breaks, in the order of its files.
    public let mutants: [Mutant]
    /// The numbers of those that the compiler would not have.
    public private(set) var refused: Set<Int> = []
    /// How many places are left alone, and why.
    public let leftOut: [CodeMutant.Exclusion: Int]

    /// How many breaks a module can have.
    static let room = 1 << 14

    private let codes: [SnippetID: BreakableCode]
    private let numbers: [SnippetID: [Int: Int]]

    /// Numbers the breaks of a module, the `place`th of its rulebook.
    public init(_ module: SampleModule, place: Int, _ codes: [SnippetID: BreakableCode]) {
        self.module = module
        self.codes = codes
        var number = place * Self.room
        var mutants: [Mutant] = []
        var numbers: [SnippetID: [Int: Int]] = [:]
        var leftOut: [CodeMutant.Exclusion: Int] = [:]
        for part in module.parts {
            guard let code = codes[part.snippet.id] else { continue }
            leftOut.merge(code.leftOut, uniquingKeysWith: +)
            for (index, mutant) in code.mutants.prefix(Self.room / 2).enumerated() {
                guard number < (place + 1) * Self.room else { break }
                mutants.append(Mutant(number: number, snippet: part.snippet, code: mutant))
                numbers[part.snippet.id, default: [:]][index] = number
                number += 1
            }
        }
        self.mutants = mutants
        self.numbers = numbers
        self.leftOut = leftOut
    }

    /// The breaks that the compiler has not refused.
    public var applied: [Mutant] { mutants.filter { !refused.contains($0.number) } }

    /// The module with its breaks; its files import the module `runtime`, which switches them on.
    public func rewritten(importing runtime: String) -> SampleModule {
        let files = module.files.map { file in
            SampleFile(
                path: file.path,
                parts: file.parts.map { part in
                    guard let text = rewritten(part)?.text else { return part }
                    return part.withCode(text)
                }
            )
        }
        return SampleModule(
            module: module.module,
            rulebook: module.rulebook,
            mode: module.mode,
            files: files,
            behind: module.behind,
            usesStandIns: module.usesStandIns,
            completions: module.completions + [runtime]
        )
    }

    /// Takes breaks out that are known to be refused.
    public mutating func refuse(_ numbers: Set<Int>) { refused.formUnion(numbers) }

    /// Takes the breaks out that the compiler's errors are about; false when none is left to blame.
    public mutating func refuse(for run: CompilerRun) -> Bool {
        let before = refused
        var parts: [String: ReadSnippet] = [:]
        for part in module.parts {
            guard let text = rewritten(part)?.text else { continue }
            parts[part.withCode(text).snippet.virtualFile] = part
        }
        let places = run.messages.filter { $0.severity == .error }
            .compactMap { place(of: $0, in: parts) }
        func refuse(_ part: ReadSnippet, _ indices: [Int]) {
            refused.formUnion(indices.compactMap { numbers[part.snippet.id]?[$0] })
        }
        for (part, place) in places {
            refuse(part, [rewritten(part)?.culprit(at: place)].compactMap { $0 })
        }
        // Other errors may follow from those, so suspects wait for a round without a culprit.
        if refused == before {
            for (part, place) in places { refuse(part, rewritten(part)?.suspects(at: place) ?? []) }
        }
        if refused == before { refused.formUnion(mutants.map(\.number)) }
        return refused != before
    }

    private func rewritten(_ part: ReadSnippet) -> RewrittenCode? {
        guard let code = codes[part.snippet.id], !code.mutants.isEmpty else { return nil }
        let numbers = (numbers[part.snippet.id] ?? [:]).filter { !refused.contains($0.value) }
        return RewrittenCode(code, numbers: numbers)
    }

    private func place(
        of message: CompilerMessage,
        in parts: [String: ReadSnippet]
    ) -> (ReadSnippet, CodePosition)? {
        // Compilers make some paths absolute.
        let name = message.file.ranges(of: "snippet/").last.map { message.file[$0.lowerBound...] }
        if let part = parts[name.map(String.init) ?? message.file] {
            return (part, CodePosition(line: message.line, column: message.column))
        }
        return message.notes.lazy.compactMap { place(of: $0, in: parts) }.first
    }
}

extension ReadSnippet {
    /// The same fence with other code; what was read of it stays.
    func withCode(_ code: String) -> ReadSnippet {
        var snippet = snippet
        snippet.code = code
        return ReadSnippet(snippet, like: self)
    }
}

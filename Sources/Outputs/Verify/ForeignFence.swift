public import Diagnostics
public import Rules
import SwiftCode

/// A fence that was not written to be proven, and what was found out about it.
public struct ForeignFence: Sendable {
    /// What a fence is besides its verdict; it says why one would be surprising.
    public enum Form: Sendable, CaseIterable {
        /// Statements at the top level: compiled as a program of its own.
        case program
        /// Holds a type with `@main`.
        case main
        /// A `Package.swift`, compiled as SwiftPM would.
        case manifest
        /// Some lines of one, such as `.package(url: …)`.
        case manifestPart
    }

    /// The fence.
    public let snippet: Snippet
    /// What was found out.
    public let verdict: ForeignVerdict
    /// What it is besides; nil for plain declarations.
    public let form: Form?
    private let read: ReadSnippet
    private let run: CompilerRun?

    /// Ties a fence to what the compilers said; nil when none was asked.
    public init(_ read: ReadSnippet, _ answer: ForeignAnswer?) {
        self.read = read
        run = answer?.run
        snippet = read.snippet
        verdict = ForeignVerdict(read, answer)
        form = Self.form(of: read)
    }

    private static func form(of read: ReadSnippet) -> Form? {
        if read.isManifest { return .manifest }
        let names = read.facts?.names.used ?? []
        if !names.isDisjoint(with: ForeignSigns.namesOfManifests),
            ForeignSigns(read.snippet.code).isPartOfManifest
        {
            return .manifestPart
        }
        if read.facts?.hasMainType == true { return .main }
        return read.facts?.hasTopLevelStatements == true ? .program : nil
    }

    /// What is wrong with a fence that somebody should mend.
    public var problems: [Diagnostic] {
        switch verdict {
        case .doesNotParse:
            findSyntaxErrors(snippet, read.facts?.errorsBesideLeftOut ?? [])
        case .wrong: wrongProblems
        default: []
        }
    }

    private var wrongProblems: [Diagnostic] {
        let places = SnippetPlaces([snippet])
        let errors = (run?.messages ?? []).filter { $0.severity == .error }
        let found = errors.map { error in
            places.problem(error)?.1
                ?? Diagnostic(.compilerError, .error, error.text, at: snippet.location)
        }
        return found.isEmpty ? [silentFailure("this fence", [read], run?.output ?? "")] : found
    }
}

extension ForeignFence.Form {
    /// One word for programs.
    var word: String { self == .manifestPart ? "manifest-part" : "\(self)" }

    /// How many there are, in words.
    func counted(_ count: Int) -> String {
        let (noun, rest) =
            switch self {
            case .program: ("program", " of statements")
            case .main: ("program", " with '@main'")
            case .manifest: ("package manifest", "")
            case .manifestPart: ("piece", " of a package manifest")
            }
        return "\(count) \(noun)\(count == 1 ? "" : "s")\(rest)"
    }
}

extension ReadSnippet {
    /// Whether it holds nothing that a compiler here looks at, whatever the mode.
    var isHollow: Bool {
        guard let facts else { return false }
        return LanguageMode.allCases.allSatisfy { facts.activity(in: $0.rawValue).isNothing }
    }

    /// Whether a compiler is asked about it: it parses, and there is something to compile.
    public var isCompiled: Bool { parses && !isHollow }

    /// The version of `// swift-tools-version:`, such as `5.9.0`; nil when it names none.
    public var toolsVersion: String? {
        let mark = /swift-tools-version: *(\d+)\.(\d+)(?:\.(\d+))?/
        return snippet.code.firstMatch(of: mark).map { found in
            "\(found.1).\(found.2).\(found.3 ?? "0")"
        }
    }

    /// Whether it is a `Package.swift`, which only SwiftPM's own module makes sense of.
    public var isManifest: Bool {
        facts?.imports.contains { $0.module == "PackageDescription" } ?? false
    }
}

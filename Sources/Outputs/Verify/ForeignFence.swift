public import Diagnostics
public import Rules
import SwiftCode

/// A fence that was not written to be proven, and what was found out about it.
public struct ForeignFence: Sendable {
    /// What a fence is besides its verdict; it says why one would be surprising.
    public enum Form: String, Sendable, CaseIterable {
        /// Statements at the top level: compiled as a program of its own.
        case program = "programs of statements"
        /// Holds a type with `@main`.
        case main = "programs with '@main'"
        /// A `Package.swift`, compiled as SwiftPM would.
        case manifest = "package manifests"
    }

    /// The fence.
    public let snippet: Snippet
    /// What was found out.
    public let verdict: ForeignVerdict
    /// What it is besides; nil for plain declarations.
    public let form: Form?
    private let read: ReadSnippet
    private let run: CompilerRun?

    /// Ties a fence to what the compiler said; nil when none was asked.
    public init(_ read: ReadSnippet, _ run: CompilerRun?) {
        self.read = read
        self.run = run
        snippet = read.snippet
        verdict = ForeignVerdict(read, run)
        form =
            if read.isManifest { .manifest } else if read.facts?.hasMainType == true {
                .main
            } else if read.facts?.hasTopLevelStatements == true { .program } else { nil }
    }

    /// What is wrong with a fence that somebody should mend.
    public var problems: [Diagnostic] {
        switch verdict {
        case .doesNotParse:
            read.facts.map { findSyntaxErrors(snippet, $0) } ?? []
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

extension ReadSnippet {
    /// Whether it is a `Package.swift`, which only SwiftPM's own module makes sense of.
    public var isManifest: Bool {
        facts?.imports.contains { $0.module == "PackageDescription" } ?? false
    }
}

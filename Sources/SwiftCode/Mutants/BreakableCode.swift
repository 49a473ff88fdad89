internal import SwiftIfConfig
internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// A piece of code and the places where it can be broken.
public struct BreakableCode: Sendable {
    /// The code as written.
    public let code: String
    /// The breaks, in the order of the code.
    public let mutants: [CodeMutant]
    /// How many places are left alone, and why.
    public let leftOut: [CodeMutant.Exclusion: Int]
    /// The bodies of functions, accessors and closures, as offsets.
    let scopes: [Range<Int>]
    /// Declarations that the breaks need, to be put behind the code; they end with a line break.
    let support: String

    /// Finds the breaks of a piece of code; code that does not parse has none.
    ///
    /// What is inactive under the configuration, in that language mode, is not looked at: it is
    /// not compiled.
    public init(_ code: String, in configuration: CodeConfiguration, mode: Int = 6) {
        self.code = code
        guard placeOfTooDeepNesting(in: code) == nil else {
            (mutants, leftOut, scopes, support) = ([], [:], [], "")
            return
        }
        let parsed = Parser.parse(source: code)
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        let surroundings = BuildSurroundings(configuration: configuration, mode: mode)
        guard !parsed.hasError, let tree = folded.as(SourceFileSyntax.self) else {
            (mutants, leftOut, scopes, support) = ([], [:], [], "")
            return
        }
        let inactive = tree.configuredRegions(in: surroundings).filter { $0.1 != .active }
        let finder = MutantFinder(tree, inactive: Set(inactive.map(\.0.id)))
        finder.walk(tree)
        mutants = finder.mutants.sorted {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }
        leftOut = finder.leftOut
        scopes = finder.scopes
        support = finder.lockNames.sorted().map(lockSupport).joined()
    }
}

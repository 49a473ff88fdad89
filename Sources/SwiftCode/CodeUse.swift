/// A place where code names something that might not be its own: a type, a member, a module.
public struct CodeUse: Sendable {
    /// How the name is used.
    public enum Form: Sendable, Hashable {
        /// `import UIKit`.
        case module
        /// A type or a function that stands for itself: `Settings { }`, `some Scene`, `@State`.
        case plain
        /// `.wheel` with nothing before the point.
        case implicitMember
        /// `Task.immediate`: a member of something that is named.
        case member(of: String)
        /// A member of any other expression, such as a modifier in a chain.
        case chained
        /// The first part of a key path: `\.openSettings`.
        case keyPath
        /// Words of the language that stand one after the other: `isolated deinit`.
        case words
    }

    /// The name; words are separated by a space.
    public let name: String
    /// How it is used.
    public let form: Form
    /// The labels of the call's arguments, closures behind it included, `_` for none; nil when
    /// nothing is called.
    public let labels: [String]?
    /// The name of what is called with it as an argument.
    public let argumentOf: String?
    /// Where the name stands.
    public let position: CodePosition
    /// The lowest version of each system on which the code runs, such as `["iOS": [26, 0]]`, as
    /// far as `#available` and `@available` around it say.
    public let floors: [String: [Int]]
    /// The systems on which the code is not there at all, as `@available` and `#if` say.
    public let excluded: Set<String>
}

/// What is looked for in code, so that only code which has it is looked at closely.
public struct WatchedNames: Sendable {
    /// The names, and the words of which the first is meant.
    public let names: Set<String>
    /// Words that stand one after the other.
    public let words: [[String]]
    /// The modules that each system lacks, by the system's name: for `#if canImport`.
    public let absentModules: [String: Set<String>]

    /// Takes what is looked for.
    public init(
        names: Set<String> = [],
        words: [[String]] = [],
        absentModules: [String: Set<String>] = [:]
    ) {
        self.names = names
        self.words = words
        self.absentModules = absentModules
    }
}

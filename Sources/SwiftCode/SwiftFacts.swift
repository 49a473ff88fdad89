/// A place in a piece of code: 1-based line, 1-based column in UTF-8 bytes.
public struct CodePosition: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1.
    public let column: Int

    /// Takes a place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// What reading a piece of Swift alone tells about it, without a compiler.
public struct SwiftFacts: Sendable {
    /// Something the parser could not follow.
    public struct SyntaxError: Sendable {
        /// Where it was noticed.
        public let position: CodePosition
        /// The parser's words.
        public let message: String
        /// Places that explain it, such as the brace that was never closed.
        public let notes: [Note]
        /// Ways to mend it; the edits of each belong together.
        public let fixes: [[CodeEdit]]
    }

    /// A stretch of the code and what would take its place.
    public struct CodeEdit: Sendable {
        /// The first byte that goes.
        public let start: CodePosition
        /// The byte after the last one that goes.
        public let end: CodePosition
        /// What comes.
        public let text: String
    }

    /// A second place and what it has to do with an error.
    public struct Note: Sendable {
        /// The place.
        public let position: CodePosition
        /// The parser's words.
        public let message: String
    }

    /// An import declaration, active or not.
    public struct Import: Sendable {
        /// The module: the first part of the path.
        public let module: String
        /// The whole declaration with its attributes, in one spelling.
        public let text: String
        /// Where the module's name stands.
        public let position: CodePosition
    }

    /// A function with `@Test`.
    public struct Test: Sendable {
        /// Its name without parentheses.
        public let name: String
        /// Where the name stands.
        public let position: CodePosition
        /// Where the attribute's name stands: tests of one name are told apart by that.
        public let attribute: CodePosition
        /// True when a failure is possible: an expectation, a requirement, a confirmation, in the
        /// function itself or in what it calls of the same code.
        public let hasExpectation: Bool
        /// True when all that it expects is that something is nil, empty, false or fails: code
        /// that does nothing would pass.
        public let statesOnlyAbsence: Bool
        /// The names that it uses, by which it may call helpers of other code.
        public let uses: Set<String>
    }

    /// A function, an initialiser (by its type's name) or a computed value.
    public struct Helper: Sendable {
        /// Its name.
        public let name: String
        /// The names that it uses.
        public let uses: Set<String>
        /// True when the code itself can fail a test that calls it.
        public let hasExpectation: Bool
        /// False for a value: its name may be that of any other value elsewhere.
        public let isCalled: Bool
    }

    /// A class of XCTest's tests.
    public struct TestCase: Sendable {
        /// Its name.
        public let name: String
        /// Where the name stands.
        public let position: CodePosition
    }

    /// A comment such as `// error: cannot find 'x'` that foretells a compiler message.
    public struct Mark: Sendable {
        /// `error` or `warning`.
        public let severity: String
        /// What the message must contain.
        public let text: String
        /// Where the comment stands.
        public let position: CodePosition
    }

    /// How much of the code a compiler looks at under the given configuration.
    public enum Activity: Sendable {
        /// Everything.
        case whole
        /// All but the regions that start at these lines.
        case partial(inactiveLines: [CodePosition])
        /// Nothing but imports, or nothing at all.
        case nothing
    }

    /// What the parser could not follow, in order.
    public let errors: [SyntaxError]
    /// The sign for left-out code that alone keeps the code from being parsed.
    public let leftOut: LeftOutCode?
    /// What else the parser could not follow, when signs for left-out code are taken for code.
    public let errorsBesideLeftOut: [SyntaxError]
    /// The imports in order.
    public let imports: [Import]
    /// The tests in order.
    public let tests: [Test]
    /// What tests may call.
    public let helpers: [Helper]
    /// The classes that inherit from `XCTestCase`, in order.
    public let testCases: [TestCase]
    /// The foretold messages in order.
    public let marks: [Mark]
    /// The lines that hold a comment `// snippet.…`, which a string's text is not.
    public let hidingLines: Set<Int>
    /// How much of the code is active, by language mode where there is a difference.
    let activities: [Int: Activity]
    /// True when it holds statements that only a `main.swift` may hold.
    public let hasTopLevelStatements: Bool
    /// True when a type is the entry point by `@main`.
    public let hasMainType: Bool
    /// Where a `#sourceLocation` stands, which would misplace every message after it.
    public let sourceLocation: CodePosition?
    /// Which names tie this code to code beside it.
    public let names: NameFacts
    /// The uses of `CodeConfiguration.watched`, in order.
    public let uses: [CodeUse]

    /// How much of the code is active in a language mode, such as 6.
    public func activity(in mode: Int) -> Activity { activities[mode] ?? .whole }
}

/// The names by which two files of one module can get at each other.
public struct NameFacts: Sendable {
    /// Every identifier and keyword that occurs.
    public let used: Set<String>
    /// Every operator that occurs.
    public let usedOperators: Set<String>
    /// Every name that is declared, at any depth.
    public let declaredInside: DeclaredNames
    /// What the file adds to its module's top level.
    public let declared: Set<String>
    /// The operators it has functions for, at any depth.
    public let declaredOperators: Set<String>
    /// Why a file beside this one could be changed by it in ways that names do not show; nil when
    /// names tell everything.
    public let reasonToStandAlone: String?
}

/// Names that code declares; of several in one declaration the first.
public struct DeclaredNames: Sendable {
    /// Those of types, protocols, type aliases and macros.
    public internal(set) var types: Set<String> = []
    /// Those of functions.
    public internal(set) var functions: Set<String> = []
    /// Those of variables, constants and cases.
    public internal(set) var values: Set<String> = []

    /// None.
    public init() {}

    /// Adds the names of other code.
    public mutating func add(_ other: DeclaredNames) {
        types.formUnion(other.types)
        functions.formUnion(other.functions)
        values.formUnion(other.values)
    }
}

/// What the compiler knows of its surroundings, as `#if` asks for it.
public struct CodeConfiguration: Sendable {
    /// The operating system's name as in `os(Linux)`.
    public var system: String
    /// The modules that `canImport` finds.
    public var modules: Set<String>
    /// The compiler's version as in `compiler(>=6.2)`.
    public var compiler: [Int]
    /// The language modes that `swift(>=6)` and `hasFeature` are asked for.
    public var modes: Set<Int>
    /// What is looked for in the code.
    public var watched: WatchedNames

    /// Takes the surroundings.
    public init(
        system: String,
        modules: Set<String>,
        compiler: [Int],
        modes: Set<Int> = [6],
        watched: WatchedNames = WatchedNames()
    ) {
        self.system = system
        self.modules = modules
        self.compiler = compiler
        self.modes = modes
        self.watched = watched
    }
}

public import Diagnostics

/// What `rulebook.yml` and `glossary.yml` say of a folder of rules.
public struct Rulebook: Sendable {
    /// A layer and the layers right below it.
    public struct Layer: Hashable, Sendable {
        /// Its id, as used in a document's `layer`.
        public var id: String
        /// The ids of the layers that it stands above.
        public var above: [String]
        /// Takes a layer as written.
        public init(id: String, above: [String]) {
            self.id = id
            self.above = above
        }
    }

    /// A module of the sample package.
    public struct Module: Hashable, Sendable {
        /// What SwiftPM makes of it.
        public enum Kind: String, Sendable, CaseIterable {
            case library, executable, test
        }

        /// Its name, the first folder of `file=`.
        public var name: String
        /// Its folder in the sample package, as shown to people.
        public var path: ContentPath
        /// Library unless said otherwise.
        public var kind: Kind
        /// The modules it imports: others of the sample, or names in `modulesFrom`.
        public var depends: [String]
        /// Takes a module as written.
        public init(name: String, path: ContentPath, kind: Kind = .library, depends: [String]) {
            self.name = name
            self.path = path
            self.kind = kind
            self.depends = depends
        }
    }

    /// Where a module that is not the sample's comes from on Apple's platforms.
    public enum Origin: Hashable, Sendable {
        /// The system's SDK.
        case system
        /// A Swift package, whose product has the module's name.
        case package(Package)
    }

    /// A Swift package, and which of its versions.
    public struct Package: Hashable, Sendable {
        /// Which versions will do.
        public enum Requirement: Hashable, Sendable {
            /// At least that version, below the next major one.
            case from(String)
            /// That version and no other.
            case exact(String)
            /// The commit with that hash.
            case revision(String)
        }

        /// The package's name, the last part of its address.
        public var name: String
        /// Where it is fetched from.
        public var url: String
        /// Which version.
        public var requirement: Requirement
        /// Takes a package as written.
        public init(name: String, url: String, requirement: Requirement) {
            self.name = name
            self.url = url
            self.requirement = requirement
        }
    }

    /// What a Swift fence without attributes is.
    public enum FencePolicy: String, Sendable, CaseIterable {
        case compile, parse, ignore
    }

    /// A document that the rules restate.
    public struct Source: Hashable, Sendable {
        /// Lines of it that no rule has to restate, and why.
        public struct NotNormative: Hashable, Sendable {
            /// Ranges of lines (1-based, inclusive), each with its place in `rulebook.yml`.
            public var lines: [Located<ClosedRange<Int>>]
            /// Why they bind nobody, as shown to reviewers.
            public var reason: String
            /// Takes an exception as written.
            public init(lines: [Located<ClosedRange<Int>>], reason: String) {
                self.lines = lines
                self.reason = reason
            }
        }

        /// Its name in the documents' `source`.
        public var document: Located<String>
        /// The file's path in the folder of source documents.
        public var file: Located<ContentPath>
        /// The file's SHA-256 in lower case hexadecimal.
        public var sha256: Located<String>
        /// `not-normative`: what no rule has to restate.
        public var notNormative: [NotNormative]
        /// Takes a source as written.
        public init(
            document: Located<String>,
            file: Located<ContentPath>,
            sha256: Located<String>,
            notNormative: [NotNormative] = []
        ) {
            self.document = document
            self.file = file
            self.sha256 = sha256
            self.notNormative = notNormative
        }
    }

    /// What people say, and the document it means here.
    public struct GlossaryEntry: Hashable, Sendable {
        /// The words, lower case.
        public var say: [String]
        /// What they mean.
        public var means: Located<DocumentID>
        /// Takes an entry as written.
        public init(say: [String], means: Located<DocumentID>) {
            self.say = say
            self.means = means
        }
    }

    /// Its name, which is its folder's.
    public var name: RulebookName
    /// Its folder in the content root.
    public var folder: ContentPath
    /// The title that pages show.
    public var title: String
    /// The architecture's edition, empty when none is given.
    public var edition: String = ""
    /// The layers, top first.
    public var layers: [Layer] = []
    /// The sample package's modules in the order written.
    public var modules: [Module] = []
    /// Where foreign modules come from, by name.
    public var modulesFrom: [String: Origin] = [:]
    /// The lowest versions of the systems that the code is for, such as 18 and 0, by system.
    public var platforms: [Platform: SystemVersion] = [:]
    /// The variants that every sample is proven for; empty means one, without a name.
    public var variants: [String] = []
    /// The language modes that every sample is proven in, the oldest first.
    ///
    /// - Invariant: there is one at least, and none twice.
    public var modes: [LanguageMode] = [.six]
    /// What a Swift fence without attributes is.
    public var fences: FencePolicy
    /// The source documents.
    public var sources: [Source] = []
    /// The glossary.
    public var glossary: [GlossaryEntry] = []
    /// `html: allow`: raw HTML in documents is passed through instead of shown as text.
    public var allowsRawHTML: Bool = false
    /// False for a folder without `rulebook.yml`: plain documents, no rulebook checks.
    public var isDeclared: Bool

    /// A folder of plain documents, or the start of a declared rulebook.
    public init(
        name: RulebookName,
        folder: ContentPath,
        title: String,
        fences: FencePolicy,
        isDeclared: Bool
    ) {
        self.name = name
        self.folder = folder
        self.title = title
        self.fences = fences
        self.isDeclared = isDeclared
    }

    /// The path of a sample file in the sample package, as pages and answers show it.
    public func shownPath(of sample: SamplePath) -> ContentPath? {
        guard let module = modules.first(where: { $0.name == sample.module }) else { return nil }
        return module.path.appending(sample.file.description)
    }
}

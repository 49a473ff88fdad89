public import Diagnostics

/// API that not every system has, or not from its first version on.
///
/// Read from `availability.yml` of the stand-in package. A compiler that proves samples with
/// stand-ins sees nothing of this, so the code is held against the list.
public struct AvailabilityList: Sendable {
    /// One type, member, function or module.
    public struct Item: Sendable {
        /// How code uses it.
        public enum Form: String, Sendable, CaseIterable {
            /// A type, or a function that is called by its name alone.
            case type
            /// A static member: `Task.immediate`, or `.wheel` as an argument.
            case member
            /// A method that is called on something.
            case method
            /// A part of the environment: `\.openSettings`.
            case environment
            /// Words of the language, one after the other.
            case words
            /// A module.
            case `import`
        }

        /// Its name; words are separated by a space.
        public var name: Located<String>
        /// How code uses it.
        public var form: Form
        /// The type that a member belongs to; empty when any will do.
        public var of: String
        /// The modules of which a file must import one to have it; empty for what is always there.
        public var modules: [String]
        /// The labels of its arguments, `_` for none; empty when any will do.
        public var labels: [String]
        /// The functions and types whose argument `.member` must be: it does not say its type.
        public var argumentOf: [String]
        /// The first version of each system that has it; a system that is missing lacks it.
        public var versions: [Platform: SystemVersion]

        /// Takes an item as written.
        public init(
            name: Located<String>,
            form: Form,
            of: String = "",
            modules: [String] = [],
            labels: [String] = [],
            argumentOf: [String] = [],
            versions: [Platform: SystemVersion]
        ) {
            self.name = name
            self.form = form
            self.of = of
            self.modules = modules
            self.labels = labels
            self.argumentOf = argumentOf
            self.versions = versions
        }

        /// As messages name it: `Task.immediate`, `wheel`.
        public var shownName: String { of.isEmpty ? name.value : "\(of).\(name.value)" }
    }

    /// The systems that the list knows; it says nothing of others.
    public var platforms: [Platform] = []
    /// The API in the order written.
    public var items: [Item] = []

    /// An empty list.
    public init() {}

    /// The hash of all that it says, whatever its layout; nil for an empty list.
    public var hash: String? {
        guard !items.isEmpty else { return nil }
        let lines = items.map { item in
            let versions = item.versions.sorted { $0.key < $1.key }
                .map { "\($0.key) \($0.value)" }
            let parts = [item.form.rawValue, item.of, item.name.value]
            return
                (parts + [item.modules, item.labels, item.argumentOf, versions].map(\.description))
                .joined(separator: "|")
        }
        let text = (platforms.map(\.rawValue) + lines).joined(separator: "\n")
        return ContentHash(Array(text.utf8)).description
    }
}

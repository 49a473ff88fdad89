internal import Diagnostics

/// A piece of YAML with its place in the file.
struct YamlNode: Sendable {
    /// What it is; aliases, tags and several documents are no part of the formats we read.
    enum Value: Sendable {
        /// A scalar as text: nothing is made of `true`, `null` or numbers.
        case text(String)
        case list([YamlNode])
        case map([Entry])
    }

    /// A key of a map and its value.
    struct Entry: Sendable {
        var key: Located<String>
        var value: YamlNode
    }

    /// What it is.
    var value: Value
    /// Where it is.
    var location: SourceLocation

    /// What it is, in words.
    var kindName: String {
        switch value {
        case .text(let text): text.isEmpty ? "empty" : "text"
        case .list: "a list"
        case .map: "a map"
        }
    }

    /// True for a key without a value.
    var isEmpty: Bool {
        if case .text(let text) = value { text.isEmpty } else { false }
    }
}

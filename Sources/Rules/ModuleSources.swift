/// Where the modules that are not the sample's came from when a fence was proven.
public struct ModuleSources: Hashable, Sendable, CustomStringConvertible {
    /// What took the name of a module.
    public enum Source: Hashable, Sendable, CustomStringConvertible {
        /// A module of the stand-in package.
        case standIn
        /// The system's own.
        case system
        /// A package, of that version or commit.
        case package(name: String, version: String)

        /// `stand-in`, `system` or `swift-async-algorithms@1.1.5`.
        public var description: String {
            switch self {
            case .standIn: "stand-in"
            case .system: "system"
            case .package(let name, let version): "\(name)@\(version)"
            }
        }

        /// Reads what `description` wrote; nil for anything else.
        public init?(_ text: some StringProtocol) {
            switch text {
            case "stand-in": self = .standIn
            case "system": self = .system
            default:
                let parts = text.split(separator: "@", omittingEmptySubsequences: false)
                guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
                self = .package(name: String(parts[0]), version: String(parts[1]))
            }
        }
    }

    /// The sources by the module's name.
    public private(set) var sources: [String: Source]

    /// Takes what is known.
    public init(_ sources: [String: Source] = [:]) { self.sources = sources }

    /// Whether there is no such module.
    public var isEmpty: Bool { sources.isEmpty }

    /// The names of the modules from a kind of source, sorted.
    public var standIns: [String] {
        sources.filter { $0.value == .standIn }.keys.sorted()
    }

    /// Adds what is known of other modules.
    public mutating func add(_ other: ModuleSources) {
        sources.merge(other.sources) { first, _ in first }
    }

    /// `AsyncAlgorithms=swift-async-algorithms@1.1.5 SwiftUI=stand-in`.
    public var description: String {
        sources.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }

    /// Reads what `description` wrote; what cannot be read is left out.
    public init(_ text: String) {
        sources = [:]
        for word in text.split(separator: " ") {
            guard let end = word.firstIndex(of: "=") else { continue }
            sources[String(word[..<end])] = Source(word[word.index(after: end)...])
        }
    }
}

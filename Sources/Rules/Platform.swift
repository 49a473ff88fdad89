/// One of Apple's systems; a variant of its name stands for it.
public enum Platform: String, Sendable, CaseIterable, Comparable {
    case ios, macos, tvos, watchos, visionos

    /// As people and compilers write it.
    public var name: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        case .tvos: "tvOS"
        case .watchos: "watchOS"
        case .visionos: "visionOS"
        }
    }

    /// Orders by the written name.
    public static func < (left: Platform, right: Platform) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A system's version, such as 15.4; missing parts are zero.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number before the first dot.
    public let major: Int
    /// The number after the first dot.
    public let minor: Int

    /// Takes a version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `18`, `15.4` or `18.0.1`, whose last part says nothing of API; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, (1...3).contains(numbers.count),
            numbers.allSatisfy({ (0..<1000).contains($0) })
        else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// `18` or `15.4`.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Orders by major, then by minor number.
    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

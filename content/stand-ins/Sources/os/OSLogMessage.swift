/// A log message: a literal whose interpolated values may be marked private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// Collects the pieces of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> String,
        privacy: OSLogPrivacy = .auto
    ) {
        append(value(), privacy)
    }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure @escaping () -> T,
        privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible {
        append(value().description, privacy)
    }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure @escaping () -> T,
        privacy: OSLogPrivacy = .auto
    ) where T: BinaryInteger {
        append(String(value()), privacy)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Double,
        privacy: OSLogPrivacy = .auto
    ) {
        append(String(value()), privacy)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Bool,
        privacy: OSLogPrivacy = .auto
    ) {
        append(String(value()), privacy)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Error,
        privacy: OSLogPrivacy = .auto
    ) {
        append(String(describing: value()), privacy)
    }

    private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
        text += privacy.hides ? "<private>" : value
    }
}

/// Whether an interpolated value may be read in the log.
public struct OSLogPrivacy: Sendable {
    public static var auto: OSLogPrivacy { OSLogPrivacy(hides: false) }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(hides: false) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(hides: true) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(hides: true) }

    let hides: Bool
}

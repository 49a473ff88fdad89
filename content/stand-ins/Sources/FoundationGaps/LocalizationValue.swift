public import Foundation

extension String {
    /// A string to be looked up in a table of localised strings: a key with its arguments.
    ///
    /// No tables are read here: the value is always its own text in the development language.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Codable,
        @unchecked Sendable
    {
        let text: String

        public init(_ value: String) {
            text = value
        }

        public init(stringLiteral value: String) {
            text = value
        }

        public init(stringInterpolation: StringInterpolation) {
            text = stringInterpolation.text
        }

        /// Collects the pieces of a localisable string.
        public struct StringInterpolation: StringInterpolationProtocol {
            var text = ""

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                text += literal
            }

            public mutating func appendInterpolation(_ string: String) {
                text += string
            }

            public mutating func appendInterpolation(_ substring: Substring) {
                text += substring
            }

            public mutating func appendInterpolation<T>(
                _ value: T
            ) where T: BinaryInteger & CVarArg {
                text += String(value)
            }

            public mutating func appendInterpolation<T>(
                _ value: T
            ) where T: BinaryFloatingPoint & CVarArg {
                text += "\(value)"
            }

            public mutating func appendInterpolation<T>(_ value: T, specifier: String)
            where T: CVarArg {
                text += String(format: specifier, value)
            }

            public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
            where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput: StringProtocol {
                text += String(format.format(value))
            }

            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                text += String(attributedString.characters)
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                text += resource.defaultValue.text
            }
        }
    }

    /// The localised string of a key that is also its text.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text
    }

    /// The localised string of a key, or the default value where no table has the key.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = defaultValue.text
    }

    /// The localised string of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text
    }
}

public import Foundation

/// The key of a localised string: what a string literal in a view becomes.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
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

    /// Collects the pieces of a key; the types that may be interpolated are a closed list.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        public mutating func appendInterpolation(_ string: String) {
            text += string
        }

        public mutating func appendInterpolation<Subject>(
            _ subject: Subject,
            formatter: Formatter? = nil
        ) where Subject: ReferenceConvertible {
            text += formatter?.string(for: subject) ?? "\(subject)"
        }

        public mutating func appendInterpolation<Subject>(
            _ subject: Subject,
            formatter: Formatter? = nil
        ) where Subject: NSObject {
            text += formatter?.string(for: subject) ?? "\(subject)"
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            text += format.format(input)
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            text += String(format.format(input).characters)
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            text += "\(value)"
        }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String)
        where T: _FormatSpecifiable {
            text += String(format: specifier, value._arg)
        }

        public mutating func appendInterpolation(_ text: Text) {
            self.text += text.content
        }

        public mutating func appendInterpolation(_ image: Image) {
            text += image.name
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            text += String(attributedString.characters)
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            text += String(localized: resource)
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            text += "\(date)"
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            text += "\(dates)"
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            text += "\(interval)"
        }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            text += "\(timerInterval)"
        }
    }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

/// A number that a format specifier can print.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg

    var _arg: _Arg { get }
}

extension _FormatSpecifiable where Self: CVarArg {
    public var _arg: Self { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
}

public import Foundation

/// Shows text.
///
/// The text itself is kept, so that equal texts are equal; its looks are not.
public struct Text: Equatable, Sendable {
    let content: String

    /// How a date is written.
    public struct DateStyle: Equatable, Sendable {
        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")

        let name: String
    }

    /// Which part of a long line is left out.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }

    /// Whether letters are shown as capitals or small letters.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        public static let single = LineStyle()

        /// How the line is drawn.
        public struct Pattern: Sendable {
            public static let solid = Pattern()
            public static let dot = Pattern()
            public static let dash = Pattern()
            public static let dashDot = Pattern()
            public static let dashDotDot = Pattern()
        }

        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }
}

extension Text: View {
    public var body: Never { builtIn() }
}

extension Text {
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(content: key.text)
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(content: String(localized: resource))
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter)
    where Subject: ReferenceConvertible {
        self.init(content: formatter.string(for: subject) ?? "")
    }

    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        self.init(content: formatter.string(for: subject) ?? "")
    }

    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: format.format(input))
    }

    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(content: String(format.format(input).characters))
    }

    public init(_ image: Image) {
        self.init(content: image.name)
    }

    public init(_ date: Date, style: Text.DateStyle) {
        self.init(content: "\(date) \(style.name)")
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(content: "\(dates)")
    }

    public init(_ interval: DateInterval) {
        self.init(content: "\(interval)")
    }

    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(content: "\(timerInterval)")
    }

    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(content: String(attributedContent.characters))
    }

    public init(verbatim content: String) {
        self.init(content: content)
    }

    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(content: String(content))
    }
}

public import Foundation

/// How letters look; only what a font is equal to is kept.
public struct Font: Hashable, Sendable {
    private let description: String

    private init(_ description: String) {
        self.description = description
    }

    /// The role of a text, which sets its size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    /// How thick letters are.
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)

        let value: Double
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }
    }

    /// The family of shapes that letters come from.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// The space between lines.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    public static let largeTitle = Font("largeTitle")
    public static let title = Font("title")
    public static let title2 = Font("title2")
    public static let title3 = Font("title3")
    public static let headline = Font("headline")
    public static let subheadline = Font("subheadline")
    public static let body = Font("body")
    public static let callout = Font("callout")
    public static let footnote = Font("footnote")
    public static let caption = Font("caption")
    public static let caption2 = Font("caption2")

    public static func system(
        _ style: Font.TextStyle,
        design: Font.Design? = nil,
        weight: Font.Weight? = nil
    ) -> Font {
        Font("\(style) \(design as Any) \(weight as Any)")
    }

    public static func system(
        size: CGFloat,
        weight: Font.Weight? = nil,
        design: Font.Design? = nil
    ) -> Font {
        Font("\(size) \(weight as Any) \(design as Any)")
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }

    public static func custom(
        _ name: String,
        size: CGFloat,
        relativeTo textStyle: Font.TextStyle
    ) -> Font {
        Font("\(name) \(size) \(textStyle)")
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font("\(name) fixed \(fixedSize)")
    }

    public func weight(_ weight: Font.Weight) -> Font { Font("\(description) \(weight)") }
    public func width(_ width: Font.Width) -> Font { Font("\(description) \(width)") }
    public func leading(_ leading: Font.Leading) -> Font { Font("\(description) \(leading)") }
    public func bold() -> Font { Font("\(description) bold") }
    public func italic() -> Font { Font("\(description) italic") }
    public func monospaced() -> Font { Font("\(description) monospaced") }
    public func monospacedDigit() -> Font { Font("\(description) monospacedDigit") }
    public func smallCaps() -> Font { Font("\(description) smallCaps") }
}

public import Foundation
public import SwiftUI

/// Text as a value: equal to the same text in the same style, so that state can hold it.
public struct TextState: Hashable, Sendable {
    private var pieces: [Piece]

    /// A run of one style.
    private struct Piece: Hashable, Sendable {
        var content: Content
        var styles: [Style] = []
    }

    private enum Content: Hashable, Sendable {
        case verbatim(String)
        /// A key of a table of translations, which are not looked up here.
        case localised(String, table: String?)
    }

    private enum Style: Hashable, Sendable {
        case bold, italic
        case underline, strikethrough
        case weight(Font.Weight?)
        case kerning(CGFloat)
    }

    /// Text that is not translated.
    public init(verbatim content: String) {
        pieces = [Piece(content: .verbatim(content))]
    }

    /// Text that is not translated.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) {
        self.init(verbatim: String(content))
    }

    /// Text that is translated where there are tables.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        // The key does not show its text to other modules.
        let text = Mirror(reflecting: key).descendant("text") as? String
        pieces = [Piece(content: .localised(text ?? "", table: tableName))]
    }

    /// One text after the other.
    public static func + (left: Self, right: Self) -> Self {
        var both = left
        both.pieces += right.pieces
        return both
    }

    /// The text in bold letters.
    public func bold() -> Self { styled(.bold) }

    /// The text in italic letters.
    public func italic() -> Self { styled(.italic) }

    /// The text with a line under it.
    public func underline() -> Self { styled(.underline) }

    /// The text with a line through it.
    public func strikethrough() -> Self { styled(.strikethrough) }

    /// The text in letters of this weight.
    public func fontWeight(_ weight: Font.Weight?) -> Self { styled(.weight(weight)) }

    /// The text with this space between its letters.
    public func kerning(_ kerning: CGFloat) -> Self { styled(.kerning(kerning)) }

    private func styled(_ style: Style) -> Self {
        var copy = self
        for index in copy.pieces.indices { copy.pieces[index].styles.append(style) }
        return copy
    }

    /// The words without their style.
    fileprivate var words: String {
        pieces.map { piece in
            switch piece.content {
            case .verbatim(let text), .localised(let text, _): text
            }
        }.joined()
    }
}

extension TextState: CustomDebugStringConvertible {
    public var debugDescription: String { words }
}

extension String {
    /// The words of a text without their style.
    public init(state: TextState) {
        self = state.words
    }
}

extension Text {
    /// A view of a text that state holds.
    public init(_ state: TextState) {
        self.init(verbatim: String(state: state))
    }
}

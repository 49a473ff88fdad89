public import Testing

/// A way to write the same Markdown again, and where each of its places goes.
///
/// The places follow from what the form does to lines alone: lines it puts above, bytes it puts
/// before. Nothing of the code under test is asked.
///
/// The front matter and a first heading stay where they are, so that a document keeps its name.
public struct MarkdownForm: Sendable, CustomTestStringConvertible {
    /// Lines that a form puts into the Swift fences, each time three.
    public enum Hidden: Sendable {
        case none, above, between, below

        /// Before which line of a fence's code they are put; nil for none.
        ///
        /// Marks do not go into one another, and none is put into the text of a string or comment.
        public func offset(in code: ArraySlice<String>) -> Int? {
            guard self != .none, !code.contains(where: { $0.contains("snippet.") }) else {
                return nil
            }
            let hasLongText = code.contains { $0.contains("\"\"\"") || $0.contains("/*") }
            switch self {
            case .none: return nil
            case .above: return 0
            case .between: return hasLongText ? 0 : max(1, code.count / 2)
            case .below: return code.count
            }
        }
    }

    /// The form's name.
    public var testDescription: String
    /// What ends a line.
    public var lineEnd = "\n"
    /// What comes before the first byte.
    public var byteOrderMark = ""
    /// Lines above the text: prose, or what opens the containers that the prefix continues.
    public var above: [String] = []
    /// What comes before each line.
    public var prefix = ""
    /// Whether blank lines go without the prefix.
    public var hasBareBlanks = false
    /// The lines that are put into Swift fences.
    public var hidden = Hidden.none
    /// What `¤` becomes.
    public var filling = "plain"

    /// Whether leading tabs keep their width behind the prefix.
    public var keepsTabStops: Bool { !prefix.contains(">") && prefix.utf8.count % 4 == 0 }

    /// Whether each line of a fence holds the same code: half of a tab leaves a space before it in
    /// cmark, and a quote's mark without a space takes one away.
    public var keepsCode: Bool { testDescription != "half a tab" && prefix != ">" }

    /// Text that takes more bytes than columns, and more columns than characters.
    public static let wide = "👩‍👩‍👧‍👦é e\u{301} مرحبا 全角 🫖"

    /// All forms.
    public static let all = [
        MarkdownForm(testDescription: "as it is"),
        MarkdownForm(testDescription: "CRLF", lineEnd: "\r\n"),
        MarkdownForm(testDescription: "lone CR", lineEnd: "\r"),
        MarkdownForm(testDescription: "byte order mark", byteOrderMark: "\u{FEFF}"),
        MarkdownForm(testDescription: "tab", above: ["-\tItem", ""], prefix: "\t"),
        MarkdownForm(testDescription: "half a tab", above: ["- Item", ""], prefix: "\t"),
        MarkdownForm(testDescription: "list", above: ["- Item", ""], prefix: "  "),
        MarkdownForm(
            testDescription: "list with bare blank lines",
            above: ["1.  Item", ""],
            prefix: "    ",
            hasBareBlanks: true
        ),
        MarkdownForm(
            testDescription: "nested list",
            above: ["1) Item", "", "   - Item", ""],
            prefix: "     "
        ),
        MarkdownForm(
            testDescription: "nested list with tab stops",
            above: ["1.  Item", "", "    *   Item", ""],
            prefix: "        "
        ),
        MarkdownForm(testDescription: "quote", above: ["> Quote", ">"], prefix: "> "),
        MarkdownForm(testDescription: "tight quote", above: [">Quote", ">"], prefix: ">"),
        MarkdownForm(
            testDescription: "quote in a list",
            above: ["+ Item", "", "  > Quote", "  >"],
            prefix: "  > "
        ),
        MarkdownForm(
            testDescription: "list in a quote with CRLF and a byte order mark",
            lineEnd: "\r\n",
            byteOrderMark: "\u{FEFF}",
            above: ["> 10. Item", ">"],
            prefix: ">     "
        ),
        MarkdownForm(testDescription: "emoji above", above: ["🫖 \(wide)", "", wide, ""]),
        MarkdownForm(testDescription: "emoji inside", filling: wide),
        MarkdownForm(
            testDescription: "emoji inside of a list in a quote",
            above: ["> - \(wide)", ">"],
            prefix: ">   ",
            filling: wide
        ),
        MarkdownForm(testDescription: "hidden lines above", hidden: .above),
        MarkdownForm(testDescription: "hidden lines between", hidden: .between),
        MarkdownForm(testDescription: "hidden lines below", hidden: .below),
        MarkdownForm(
            testDescription: "hidden lines above in a list",
            above: ["- Item", ""],
            prefix: "  ",
            hidden: .above,
            filling: wide
        ),
    ]

    /// Writes a text again.
    public func write(_ text: String) -> MovedMarkdown { MovedMarkdown(text, as: self) }
}

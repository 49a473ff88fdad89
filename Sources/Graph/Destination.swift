public import Diagnostics
public import Rules

/// A link's destination taken apart, before anything is looked up.
enum Destination: Equatable {
    /// `rule:luca/client-is-thin#anchor`.
    case rule(DocumentID, anchor: String?)
    /// A place in the same document.
    case anchor(String)
    /// A file relative to the document's folder, percent-encoding resolved.
    case relative(path: String, anchor: String?)
    /// `/path`, below the root of a site or repository that nobody names.
    case absolute(path: String, anchor: String?)
    /// `https:`, `mailto:`, `//host`, a template's variable: nothing that could be looked up.
    case external

    /// Takes a destination as written apart; `home` is the rulebook of the document.
    init(_ text: String, from home: RulebookName) {
        if text.utf8.starts(with: "//".utf8) || Self.holdsVariable(text) {
            self = .external
            return
        }
        let (address, fragment) = Self.split(text, at: "#")
        let anchor = fragment.map { Self.decoded(Self.withoutTextDirective($0)) }
        if let scheme = Self.scheme(of: address) {
            guard scheme == "rule" else {
                self = .external
                return
            }
            self = .rule(DocumentID(Self.decoded(address.dropFirst(5)), from: home), anchor: anchor)
            return
        }
        let path = Self.decoded(Self.split(address, at: "?").0)
        if path.isEmpty {
            // A query alone asks the same page again.
            self = .anchor(anchor ?? "")
        } else if path.utf8.first == UInt8(ascii: "/") {
            self = .absolute(path: String(path.dropFirst()), anchor: anchor)
        } else {
            self = .relative(path: path, anchor: anchor)
        }
    }

    /// Resolves `%41`; text whose bytes would not be UTF-8 stays as written.
    static func decoded(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = rest.first?.hexadecimalValue,
                let low = rest.dropFirst().first?.hexadecimalValue
            {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? String(text)
    }

    private static func split(_ text: String, at mark: Unicode.Scalar) -> (String, String?) {
        guard let index = text.utf8.firstIndex(of: UInt8(ascii: mark)) else { return (text, nil) }
        return (String(text[..<index]), String(text[text.utf8.index(after: index)...]))
    }

    /// `:~:text=…` names words on a page, which no anchor has to exist for.
    private static func withoutTextDirective(_ fragment: String) -> String {
        fragment.firstRange(of: ":~:").map { String(fragment[..<$0.lowerBound]) } ?? fragment
    }

    /// `{{ site.url }}`, `{% link x %}`, `<%= x %>`, `${x}`: a site generator fills them in.
    private static func holdsVariable(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch (last, byte) {
            case (UInt8(ascii: "{"), UInt8(ascii: "{")), (UInt8(ascii: "{"), UInt8(ascii: "%")),
                (UInt8(ascii: "<"), UInt8(ascii: "%")), (UInt8(ascii: "$"), UInt8(ascii: "{")):
                return true
            default: last = byte
            }
        }
        return false
    }

    /// The lower case scheme of RFC 3986, when there is one.
    private static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.startIndex
        else {
            return nil
        }
        let name = text[..<colon]
        // Letters, digits, plus, hyphen and stop, a letter first.
        let isScheme = name.utf8.allSatisfy {
            (97...122).contains($0 | 0x20) || (48...57).contains($0) || $0 == 43 || $0 == 45
                || $0 == 46
        }
        guard isScheme, let first = name.utf8.first, (97...122).contains(first | 0x20) else {
            return nil
        }
        return name.lowercased()
    }
}

extension UInt8 {
    fileprivate var hexadecimalValue: UInt8? {
        switch self {
        case 48...57: self - 48
        case 65...70: self - 55
        case 97...102: self - 87
        default: nil
        }
    }
}

extension Link {
    /// The path that a relative link names, seen from a folder; nil for a link of another kind and
    /// for one that climbs out of the root.
    public func path(from folder: ContentPath) -> ContentPath? {
        // The rulebook matters to `rule:` links only.
        guard case .relative(let path, _) = Destination(destination, from: RulebookName("")) else {
            return nil
        }
        return folder.appending(path)
    }
}

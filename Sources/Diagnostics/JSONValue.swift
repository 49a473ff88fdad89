/// A JSON value whose text is the same on every machine: keys stay in the order given.
public indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSONValue])
    case members([Member])

    /// A key and its value.
    public struct Member: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The value.
        public var value: JSONValue

        /// Ties a value to a key.
        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// Makes an object; a nil value leaves its key out.
    public static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .members(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    /// A string, or nothing.
    public static func string(_ text: String?) -> JSONValue? { text.map { .string($0) } }

    /// An array of strings.
    public static func strings(_ texts: some Sequence<String>) -> JSONValue {
        .array(texts.map { .string($0) })
    }

    /// The text, indented by two spaces a level and ended by a line feed.
    public var text: String {
        var output: [UInt8] = []
        write(to: &output, indent: 0)
        output.append(UInt8(ascii: "\n"))
        return String(decoding: output, as: UTF8.self)
    }

    /// The text on one line, ended by a line feed.
    public var line: String {
        // Line feeds of strings are escaped, so each one that is left is layout.
        text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined() + "\n"
    }

    private func write(to output: inout [UInt8], indent: Int) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .number(let value): output += String(value).utf8
        case .string(let text): Self.write(text, to: &output)
        case .array(let values):
            Self.write(values, between: ("[", "]"), to: &output, indent: indent) {
                $0.write(to: &$1, indent: indent + 1)
            }
        case .members(let members):
            Self.write(members, between: ("{", "}"), to: &output, indent: indent) {
                Self.write($0.key, to: &$1)
                $1 += ": ".utf8
                $0.value.write(to: &$1, indent: indent + 1)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        between brackets: (open: String, close: String),
        to output: inout [UInt8],
        indent: Int,
        _ writeElement: (Element, inout [UInt8]) -> Void
    ) {
        output += brackets.open.utf8
        for (index, element) in elements.enumerated() {
            output += (index == 0 ? "\n" : ",\n").utf8
            output += repeatElement(UInt8(ascii: " "), count: (indent + 1) * 2)
            writeElement(element, &output)
        }
        if !elements.isEmpty {
            output.append(UInt8(ascii: "\n"))
            output += repeatElement(UInt8(ascii: " "), count: indent * 2)
        }
        output += brackets.close.utf8
    }

    private static func write(_ text: String, to output: inout [UInt8]) {
        let digits = Array("0123456789abcdef".utf8)
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): output += "\\\"".utf8
            case UInt8(ascii: "\\"): output += "\\\\".utf8
            case UInt8(ascii: "\n"): output += "\\n".utf8
            case UInt8(ascii: "\t"): output += "\\t".utf8
            case 0..<0x20, 0x7F:
                output += "\\u00".utf8
                output += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}

/// How a piece of text stands out on a terminal (ECMA-48 SGR codes).
public enum TextStyle: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case cyan = "36"

    /// The text in this style, or as it is when colour is off.
    public func callAsFunction(_ text: String, if isOn: Bool) -> String {
        isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}

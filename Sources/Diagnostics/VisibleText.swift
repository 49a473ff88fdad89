extension StringProtocol {
    /// The text with pictures for control characters and marks that reorder text, line ends among
    /// them: what somebody wrote must not speak to the terminal that shows it.
    ///
    /// - Parameters:
    ///   - limit: the most characters; a longer text is cut and ends in `…`.
    ///   - keepsTabs: whether tabs stay, as they do in code.
    public func visible(atMost limit: Int = .max, keepsTabs: Bool = false) -> String {
        let isCut = limit < .max && dropFirst(limit).first != nil
        let part = isCut ? String(prefix(limit - 1)) : String(self)
        var result = String.UnicodeScalarView()
        for scalar in part.unicodeScalars {
            switch scalar.value {
            case 0x09 where keepsTabs: result.append(scalar)
            case 0..<0x20: result.append(UnicodeScalar(0x2400 + scalar.value)!)
            case 0x7F: result.append("\u{2421}")
            case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result) + (isCut ? "…" : "")
    }
}

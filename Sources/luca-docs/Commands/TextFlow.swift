/// Breaks text into lines for a terminal.
enum TextFlow {
    /// Breaks at spaces so that no line is longer than `width` characters, unless a word is;
    /// control characters are shown as pictures.
    static func wrap(_ text: String, width: Int = 80, indent: String = "") -> String {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            var count = 0
            for word in paragraph.visible().split(separator: " ") {
                if count > 0, count + 1 + word.count + indent.count > width {
                    lines.append(indent + line)
                    line = ""
                    count = 0
                }
                if count > 0 { line += " " }
                line += word
                count += word.count + (count > 0 ? 1 : 0)
            }
            lines.append(indent + line)
        }
        return lines.joined(separator: "\n")
    }
}

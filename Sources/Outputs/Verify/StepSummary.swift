/// What GitHub shows on the page of a workflow run: how much is proven, and what is not.
///
/// The format: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
public enum StepSummary {
    /// Markdown; `headline` says how much is proven and with what, `problems` counts them.
    public static func text(
        headline: String,
        problems: String,
        unproven: [UnprovenList.Group]
    ) -> String {
        var text = "### luca-docs verify\n\n\(escaped(headline))\n\n\(escaped(problems))\n"
        guard !unproven.isEmpty else { return text }
        text += "\n| not proven | fences | where |\n|---|---|---|\n"
        for group in unproven {
            let places = group.places.prefix(5).map(escaped).joined(separator: ", ")
            let more = group.places.count > 5 ? " and \(group.places.count - 5) more" : ""
            text += "| \(escaped(group.reason)) | \(group.places.count) | \(places)\(more) |\n"
        }
        return text
    }

    /// Text that means itself in a table's cell.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { output, character in
            switch character {
            case "\n", "\r\n", "\r": output += " "
            case "<": output += "&lt;"
            case "&": output += "&amp;"
            case _ where "\\|`*_[]~".contains(character): output += "\\\(character)"
            default: output.append(character)
            }
        }
    }
}

/// The difference between two values, line by line.
struct StateDiff {
    /// The lines, marked with − and +; nil when the values look the same.
    let text: String?

    init(_ before: Any, _ after: Any) {
        let old = Self.lines(before)
        let new = Self.lines(after)
        let changes = new.difference(from: old)
        guard !changes.isEmpty else {
            text = nil
            return
        }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (from, to) = (0, 0)
        while from < old.count || to < new.count {
            if removed.contains(from) {
                lines.append("    − \(old[from])")
                from += 1
            } else if inserted.contains(to) {
                lines.append("    + \(new[to])")
                to += 1
            } else {
                lines.append("      \(old[from])")
                from += 1
                to += 1
            }
        }
        text = lines.joined(separator: "\n")
    }

    private static func lines(_ value: Any) -> [String] {
        var lines: [String] = []
        describe(value, "", "", &lines)
        return lines
    }

    /// Adds the lines of a value, its parts two columns further in.
    private static func describe(
        _ value: Any,
        _ indent: String,
        _ label: String,
        _ lines: inout [String]
    ) {
        let mirror = Mirror(reflecting: value)
        let children = mirror.children.filter { !isBookkeeping($0.label) }
        if mirror.displayStyle == .optional {
            guard let wrapped = children.first else { return lines.append("\(indent)\(label)nil") }
            return describe(wrapped.value, indent, label, &lines)
        }
        guard !children.isEmpty, mirror.displayStyle != nil else {
            let text = value is String ? "\"\(value)\"" : "\(value)"
            return lines.append("\(indent)\(label)\(text)")
        }
        lines.append("\(indent)\(label)\(type(of: value))(")
        for (index, child) in children.enumerated() {
            let name = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
            let mark = name.map { "\($0): " } ?? "[\(index)]: "
            describe(child.value, indent + "  ", mark, &lines)
        }
        lines.append("\(indent))")
    }

    private static func isBookkeeping(_ label: String?) -> Bool {
        label == "_$observationRegistrar"
    }
}

import CaseFiles

/// A document in which each place that a problem must name is marked: `«error some-id»` before its
/// first byte, `«note»` for a note's.
struct MarkedDocument {
    /// The text without the marks.
    private(set) var text = ""
    /// The marked places: what must be named there.
    private(set) var marks: [Named] = []

    /// What is named at a place: `error some-id`, `note`.
    struct Named: Hashable, Comparable, CustomStringConvertible {
        var document: String
        var place: Place
        var words: String

        var description: String { "\(document):\(place) \(words)" }

        static func < (left: Named, right: Named) -> Bool {
            (left.document, left.place.line, left.place.column, left.words)
                < (right.document, right.place.line, right.place.column, right.words)
        }
    }

    init(_ marked: String, named document: String) {
        var line = 1
        var column = 1
        var rest = marked[...]
        while let first = rest.first {
            if first == "«", let end = rest.firstIndex(of: "»") {
                let words = String(rest[..<end].dropFirst())
                let place = Place(line: line, column: column)
                marks.append(Named(document: document, place: place, words: words))
                rest = rest[end...].dropFirst()
                continue
            }
            column = first == "\n" ? 1 : column + String(first).utf8.count
            if first == "\n" { line += 1 }
            text.append(first)
            rest = rest.dropFirst()
        }
    }
}

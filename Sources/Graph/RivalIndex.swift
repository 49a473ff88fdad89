import Diagnostics
import Rules

/// A folder with both a `README.md` and an `index.md`: code hosts show the one for the folder, web
/// servers the other.
enum RivalIndex {
    static func check(_ catalog: Catalog) -> [Diagnostic] {
        let pages = catalog.documents.filter {
            ["readme", "index"].contains($0.path.stem.lowercased())
        }
        return Dictionary(grouping: pages, by: \.path.parent).values.compactMap { rivals in
            let rivals = rivals.sorted { $0.path < $1.path }
            guard let first = rivals.first, let last = rivals.last,
                Set(rivals.map { $0.path.stem.lowercased() }).count > 1
            else { return nil }
            let folder = first.path.parent == .root ? "" : " '\(first.path.parent)'"
            return Diagnostic(
                .rivalIndex,
                "'\(first.path)' and '\(last.path)' are both the page of the folder\(folder)",
                at: last.nameLocation,
                hint: "rename one of them, or make them one document",
                notes: [Diagnostic.Note("the other one is here", at: first.nameLocation)]
            )
        }
    }
}

extension Diagnostic.ID {
    static let rivalIndex: Self = "rival-index"
}

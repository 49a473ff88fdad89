import Graph
import Rules

/// Where the pages that answers quote come from; only those that are asked for are made.
enum PageSource: Sendable {
    /// Documents that have been read, and their texts in the same order.
    case graph(RuleGraph, [DocumentText], Proofs)
    /// Pages that were made before.
    case snapshot(SnapshotPages)

    /// The page of the document at a place in the ranking.
    subscript(place: Int) -> Page {
        switch self {
        case .graph(let graph, let texts, let proofs):
            Page(graph.documents[place], texts[place], in: graph, proofs)
        case .snapshot(let pages): pages[place]
        }
    }
}

/// The pages of a snapshot.
///
/// - Invariant: the snapshot's checksum is right, so its bytes are those that were written.
struct SnapshotPages: Sendable {
    /// The whole snapshot.
    let bytes: ArraySlice<UInt8>
    /// Where each page begins in the snapshot, and the end of the last one.
    let starts: [Int]

    subscript(place: Int) -> Page {
        bytes.withUnsafeBytes { bytes in
            var reader = SnapshotReader(bytes, at: starts[place])
            do throws(BrokenSnapshot) {
                return try Page(from: &reader)
            } catch {
                preconditionFailure("a snapshot whose checksum is right holds a broken page")
            }
        }
    }
}

import Rules

extension SearchIndex {
    /// The whole index as bytes, from which `init(snapshot:)` makes one that gives the same answers
    /// without any document; the same bytes for the same graph and proofs.
    ///
    /// Only the program that wrote them can read them: no version is kept.
    public func snapshot() -> [UInt8] {
        var pages = SnapshotWriter()
        var ends: [Int] = []
        for place in ranking.entries.indices {
            self.pages[place].store(in: &pages)
            ends.append(pages.bytes.count)
        }
        var writer = SnapshotWriter(room: SnapshotChecksum.size)
        rulebooks.store(in: &writer)
        provenWith.store(in: &writer)
        ranking.store(in: &writer)
        ends.store(in: &writer)
        writer.write(pages.bytes)
        return SnapshotChecksum.seal(writer.bytes)
    }

    /// Reads a snapshot; nil when the bytes are none or not all as they were written. Pages are
    /// read when they are asked for.
    public init?(snapshot: ArraySlice<UInt8>) {
        let index: SearchIndex? = snapshot.withUnsafeBytes { bytes in
            guard SnapshotChecksum.isRight(bytes) else { return nil }
            var reader = SnapshotReader(bytes, at: SnapshotChecksum.size)
            do throws(BrokenSnapshot) {
                let rulebooks = try [Book](from: &reader)
                let provenWith = try String?(from: &reader)
                let ranking = try Ranking(from: &reader)
                let ends = try [Int](from: &reader)
                let size = try reader.count()
                guard ends.count == ranking.entries.count, size == ends.last ?? 0,
                    reader.position + size == bytes.count
                else { return nil }
                let starts = ([0] + ends).map { reader.position + $0 }
                let pages = SnapshotPages(bytes: snapshot, starts: starts)
                return SearchIndex(
                    rulebooks: rulebooks,
                    provenWith: provenWith,
                    ranking: ranking,
                    pages: .snapshot(pages)
                )
            } catch {
                return nil
            }
        }
        guard let index else { return nil }
        self = index
    }
}

extension SearchIndex.Book: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        name = RulebookName(try reader.text())
        title = try reader.text()
    }

    func store(in writer: inout SnapshotWriter) {
        name.description.store(in: &writer)
        title.store(in: &writer)
    }
}

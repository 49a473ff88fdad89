extension Ranking: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        entries = try [Entry](from: &reader)
        terms = try ByteTable(from: &reader)
        rarity = try [Int](from: &reader)
        let all = try [Posting](from: &reader)
        postings = Postings(all: all, starts: try [Int](from: &reader))
        longForms = try [LongForm](from: &reader)
        phrases = try [[[Int]]](from: &reader)
        sections = try [[Section]](from: &reader)
        let keys = try [String](from: &reader)
        let values = try [[Int]](from: &reader)
        synonyms = Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first })
        rulebookNames = RulebookNames(entries: try [RulebookNames.Entry](from: &reader))
    }

    func store(in writer: inout SnapshotWriter) {
        entries.store(in: &writer)
        terms.store(in: &writer)
        rarity.store(in: &writer)
        postings.all.store(in: &writer)
        postings.starts.store(in: &writer)
        longForms.store(in: &writer)
        phrases.store(in: &writer)
        sections.store(in: &writer)
        // A dictionary has another order in each process; the bytes must not.
        let keys = synonyms.keys.sorted()
        keys.store(in: &writer)
        keys.map { synonyms[$0]! }.store(in: &writer)
        rulebookNames.entries.store(in: &writer)
    }
}

extension Ranking.Entry: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        id = try reader.text()
        page = try reader.text()
        rulebook = try reader.text()
        title = try reader.text()
        answer = try reader.text()
        place = try reader.text()
        level = try reader.text()
        kind = try reader.text()
    }

    func store(in writer: inout SnapshotWriter) {
        for text in [id, page, rulebook, title, answer, place, level, kind] {
            text.store(in: &writer)
        }
    }
}

extension Ranking.Section: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        title = try reader.text()
        anchor = try reader.text()
        heading = try [Int](from: &reader)
        terms = try [Int](from: &reader)
    }

    func store(in writer: inout SnapshotWriter) {
        title.store(in: &writer)
        anchor.store(in: &writer)
        heading.store(in: &writer)
        terms.store(in: &writer)
    }
}

extension Ranking.Posting: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        document = try reader.number()
        weight = try reader.number()
    }

    func store(in writer: inout SnapshotWriter) {
        writer.write(document)
        writer.write(weight)
    }
}

extension Ranking.LongForm: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        word = try reader.text()
        term = try reader.number()
    }

    func store(in writer: inout SnapshotWriter) {
        word.store(in: &writer)
        writer.write(term)
    }
}

extension RulebookNames.Entry: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        name = try reader.text()
        phrases = try [[String]](from: &reader)
    }

    func store(in writer: inout SnapshotWriter) {
        name.store(in: &writer)
        phrases.store(in: &writer)
    }
}

import Diagnostics
import Rules

extension Page: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        head = try Answer.Page(from: &reader)
        answer = try String?(from: &reader)
        line = try reader.number()
        why = try String?(from: &reader)
        sentences = try [String](from: &reader)
        sections = try [PlainSection](from: &reader)
        ground = try Ground?(from: &reader)
        related = try [DocumentID](from: &reader)
        twins = try [DocumentID](from: &reader)
        samples = try [Sample](from: &reader)
    }

    func store(in writer: inout SnapshotWriter) {
        head.store(in: &writer)
        answer.store(in: &writer)
        line.store(in: &writer)
        why.store(in: &writer)
        sentences.store(in: &writer)
        sections.store(in: &writer)
        ground.store(in: &writer)
        related.store(in: &writer)
        twins.store(in: &writer)
        samples.store(in: &writer)
    }
}

extension Page.Sample: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        lines = try [String](from: &reader)
        path = try String?(from: &reader)
        isTest = try Bool(from: &reader)
        isProven = try Bool(from: &reader)
        modes = try String?(from: &reader)
    }

    func store(in writer: inout SnapshotWriter) {
        lines.store(in: &writer)
        path.store(in: &writer)
        isTest.store(in: &writer)
        isProven.store(in: &writer)
        modes.store(in: &writer)
    }
}

extension Page.Ground: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        id = try DocumentID(from: &reader)
        title = try reader.text()
        fact = try String?(from: &reader)
    }

    func store(in writer: inout SnapshotWriter) {
        id.store(in: &writer)
        title.store(in: &writer)
        fact.store(in: &writer)
    }
}

extension Answer.Page: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        id = try DocumentID(from: &reader)
        rulebook = try reader.text()
        guard let path = ContentPath(try reader.text()) else { throw BrokenSnapshot() }
        self.path = path
        title = try reader.text()
        level = FrontMatter.Level(rawValue: try reader.text())
        place = try String?(from: &reader)
    }

    func store(in writer: inout SnapshotWriter) {
        id.store(in: &writer)
        rulebook.store(in: &writer)
        path.description.store(in: &writer)
        title.store(in: &writer)
        (level?.rawValue ?? "").store(in: &writer)
        place.store(in: &writer)
    }
}

extension DocumentID: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        self.init(rulebook: RulebookName(try reader.text()), name: try reader.text())
    }

    func store(in writer: inout SnapshotWriter) {
        rulebook.description.store(in: &writer)
        name.store(in: &writer)
    }
}

extension PlainSection: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        heading = try String?(from: &reader)
        headings = try [String](from: &reader)
        anchor = try String?(from: &reader)
        line = try reader.number()
        sentences = try [Sentence](from: &reader)
    }

    func store(in writer: inout SnapshotWriter) {
        heading.store(in: &writer)
        headings.store(in: &writer)
        anchor.store(in: &writer)
        line.store(in: &writer)
        sentences.store(in: &writer)
    }
}

extension PlainSection.Sentence: Stored {
    init(from reader: inout SnapshotReader) throws(BrokenSnapshot) {
        text = try reader.text()
        line = try reader.number()
    }

    func store(in writer: inout SnapshotWriter) {
        text.store(in: &writer)
        line.store(in: &writer)
    }
}

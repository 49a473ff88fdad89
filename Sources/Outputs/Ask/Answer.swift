public import Diagnostics
public import Rules

/// What came of a question.
public enum Outcome: Sendable, Equatable {
    /// The documents that answer it, best first, never empty; those that come next, without their
    /// answers; and what the other rulebooks say to a question that names none of them.
    case answers([Answer], next: [DocumentID], elsewhere: [Elsewhere])
    /// Nothing answers it; these documents come nearest, and may have nothing to do with it. The
    /// mention is the part of the question that a document has words of.
    case nothing(near: [DocumentID], mention: Mention?)
    /// It has no word or sign that could be looked for.
    case unasked
}

/// A document as the answer to a question.
public struct Answer: Sendable, Equatable {
    /// The document that answers, without its text.
    public struct Page: Sendable, Equatable {
        /// Its id.
        public var id: DocumentID
        /// Its rulebook's title.
        public var rulebook: String
        /// Its file, relative to the content root.
        public var path: ContentPath
        /// Its title.
        public var title: String
        /// How binding it is.
        public var level: FrontMatter.Level?
        /// The folder or file that the rule is about.
        public var place: String?
    }

    /// The section of a document without front matter.
    public struct Section: Sendable, Equatable {
        /// The headings above it and its own, such as `Handbook › Deploy`.
        public var title: String
        /// Its anchor on the page.
        public var anchor: String
    }

    /// Why the answer is what it is.
    public enum Reason: Hashable, Sendable {
        /// A sentence that gives the reason.
        case sentence(String)
        /// A rule that it follows from, and that rule's title.
        case rule(DocumentID, title: String)
    }

    /// A snippet that shows what the answer says.
    public struct Sample: Sendable, Equatable {
        /// The lines to show, each without its line ending, with common indentation taken off.
        public var lines: [String]
        /// How many lines the snippet has on its page.
        public var total: Int
        /// The file of the sample package that it belongs to, as shown to people: `Sources/…`.
        public var path: String?
        /// True when the ledger holds a proof of these very bytes in every setting.
        public var isProven: Bool
        /// The language modes of the proof, such as `Swift 5 and 6`; nil where Swift 6 goes without
        /// saying.
        public var modes: String?

        /// True when `lines` are not all lines of the snippet.
        public var isCut: Bool { lines.count < total }
    }

    /// The document.
    public var document: Page
    /// The answer in one sentence.
    public var sentence: String
    /// The line of the Markdown file that gives the answer, from 1.
    public var line: Int
    /// The headings above that line, joined, and the anchor of the last one; nil in a document with
    /// front matter and before the first heading.
    public var section: Section?
    /// The words of the question that no document holds, where they are a good part of it.
    public var missing: [String]
    /// A sentence of the document about what was asked and `sentence` does not say.
    public var detail: String?
    /// The document's own reason or that of the first rule it rests on; both, in this order, for a
    /// question that asks why.
    public var reasons: [Reason]
    /// The snippet that shows most of what was asked.
    public var sample: Sample?
    /// Where to read on: the documents that this one names, in the order of its edges.
    public var related: [DocumentID]
}

/// What another rulebook says to a question.
public struct Elsewhere: Sendable, Equatable {
    /// The document that says it.
    public var id: DocumentID
    /// Its rulebook's title.
    public var rulebook: String
    /// Its answer in one sentence.
    public var sentence: String
    /// True when the rulebooks say that it is their name for what the first answer is about.
    public var isSame: Bool
}

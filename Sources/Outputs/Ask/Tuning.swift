/// The numbers of the ranking that were found by trying, in one place for both readers.
///
/// They were set on the questions that the rulebook's own documents name, asked of an index from
/// which those questions had been taken out; none of them is sharp.
enum Tuning {
    /// How surely a synonym means the word, in thousandths; the same for what follows.
    static let synonym = 500
    /// A piece of an identifier that is known as a whole.
    static let part = 350
    /// Neighbours that make one known word.
    static let join = 700
    /// A plain word for an attribute or macro of that name, and the other way round.
    static let sigil = [700, 500]
    /// A word with one slip or two.
    static let slips = [800, 600]
    /// A word that is not typed to its end.
    static let beginning = 700
    /// The rulebook's own name.
    static let rulebook = 500
    /// Words that go with questions about a place or a name.
    static let hints = [200, 700]

    /// What an everyday word is worth beside others: known, unknown.
    static let common = [500, 150]
    /// What an unknown word of any program is worth.
    static let technical = 450

    /// The part of a document's points that depends on how much of the question it covers.
    static let coverage = 450
    /// How much of a question an answer covers at least, in hundredths.
    static let answerCoverage = 46
    /// How much of a question a document without front matter covers, in hundredths, to answer it
    /// however few points it has: in a folder of one document no word is rare.
    static let literalCoverage = 60
    /// How many of a question's words count in full there, and what the others count.
    static let weighty = [3, 300]
    /// How many points an answer has at least.
    static let answerPoints = 600
    /// How many points an answer has at least for what the question is worth, in hundredths: in a
    /// question of one word, of two, of three, and of more. Where words stand counts here: one that
    /// a long text merely mentions says little of what the text is about.
    static let answerShare = [0, 50, 50, 33]

    /// How many points the answer of another rulebook has at least, in hundredths of the first
    /// one's, and how many its document about the same has, in hundredths of that answer's; only
    /// the terminal shows them.
    static let elsewhere = [50, 70]

    /// What lifts a document for a kind of question, in hundredths: it has a place, it binds, it
    /// is a concept; and what lowers one that only collects others.
    static let favors = [20, 10, 20, -15]

    /// All of it by name, for the encoded index.
    static let byName: [(name: String, values: [Int])] = [
        ("synonym", [synonym]), ("part", [part]), ("join", [join]), ("sigil", sigil),
        ("slips", slips), ("beginning", [beginning]), ("rulebook", [rulebook]),
        ("hints", hints), ("common", common), ("technical", [technical]),
        ("coverage", [coverage]), ("answerCoverage", [answerCoverage]),
        ("literalCoverage", [literalCoverage]),
        ("answerPoints", [answerPoints]), ("answerShare", answerShare),
        ("weighty", weighty), ("favors", favors),
    ]
}

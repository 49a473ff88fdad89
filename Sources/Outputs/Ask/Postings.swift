/// The postings of all terms in one piece of memory.
struct Postings: Sendable {
    private(set) var all: [Ranking.Posting]
    /// Where the postings of each term begin, and the end of the last one's.
    let starts: [Int]
    /// How many postings of each term are there.
    private var filled: [Int]

    /// Makes room for as many postings of each term as `counts` says.
    init(counts: [Int]) {
        var starts = [0]
        starts.reserveCapacity(counts.count + 1)
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        all = .init(repeating: Ranking.Posting(document: 0, weight: 0), count: starts.last!)
        filled = [Int](repeating: 0, count: counts.count)
        self.starts = starts
    }

    /// Takes the postings of all terms and where those of each term begin, with their end.
    init(all: [Ranking.Posting], starts: [Int]) {
        self.all = all
        self.starts = starts
        filled = zip(starts, starts.dropFirst()).map { $1 - $0 }
    }

    /// The number of terms.
    var count: Int { filled.count }

    /// The postings of a term in the order in which they were appended.
    subscript(term: Int) -> ArraySlice<Ranking.Posting> { all[starts[term]..<starts[term + 1]] }

    /// Adds a posting to a term that has room left.
    mutating func append(_ posting: Ranking.Posting, of term: Int) {
        all[starts[term] + filled[term]] = posting
        filled[term] += 1
    }
}

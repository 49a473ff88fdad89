/// How long a run waits for a server that shares results: for each answer a twentieth of a second,
/// and five seconds more in all.
///
/// A result that takes longer is made as fast here.
struct Patience {
    /// How long one answer may take.
    static let forOne = Duration.seconds(5)
    private static let perAnswer = Duration.milliseconds(50)

    private var waited = Duration.zero
    private var answers = 0
    /// How many requests wait, and since when there is one that does.
    private var waiting = 0
    private var since: ContinuousClock.Instant?

    /// What is left of it.
    func left(at now: ContinuousClock.Instant) -> Duration {
        let waitedNow = since.map { $0.duration(to: now) } ?? .zero
        return Self.forOne + Self.perAnswer * answers - waited - waitedNow
    }

    /// A request is sent.
    mutating func begin(at now: ContinuousClock.Instant) {
        if waiting == 0 { since = now }
        waiting += 1
    }

    /// A request came to its end.
    mutating func end(at now: ContinuousClock.Instant) {
        answers += 1
        waiting -= 1
        guard waiting == 0, let begin = since else { return }
        waited += begin.duration(to: now)
        since = nil
    }
}

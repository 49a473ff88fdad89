/// The books of a broadcast: who sits where, what is buffered, and who waits.
///
/// Each change returns the continuations to resume, so that the caller resumes them after it has
/// let go of the lock.
/// - Invariant: every seat's `position` is between zero and `buffer.count`.
struct BroadcastState<Element: Sendable, Failure: Error>: Sendable {
    typealias Answer = Result<Element?, Failure>
    typealias Waiter = CheckedContinuation<Answer, Never>
    typealias Reader = CheckedContinuation<Bool, Never>

    /// What to do once the lock is free.
    struct Step: Sendable {
        var answers: [(Waiter, Answer)] = []
        var reader: (Reader, Bool)?
        var cancelled: Task<Void, Never>?

        func perform() {
            for (waiter, answer) in answers { waiter.resume(returning: answer) }
            if let (reader, goOn) = reader { reader.resume(returning: goOn) }
            cancelled?.cancel()
        }
    }

    private struct Seat: Sendable {
        var position = 0
        var waiter: Waiter?
    }

    private enum Reading: Sendable {
        case notStarted
        case starting
        case running(Task<Void, Never>)
        case ended
    }

    private let policy: AsyncBufferSequencePolicy.Policy
    private var seats: [Int: Seat] = [:]
    private var seatCount = 0
    private var buffer: [Element] = []
    private var reading = Reading.notStarted
    private var reader: Reader?
    private var end: Answer?
    private var isAbandoned = false

    init(_ policy: AsyncBufferSequencePolicy.Policy) {
        self.policy = policy
    }

    mutating func subscribe() -> Int {
        defer { seatCount += 1 }
        seats[seatCount] = Seat()
        return seatCount
    }

    mutating func unsubscribe(_ number: Int) -> Step {
        var step = Step()
        if let waiter = seats.removeValue(forKey: number)?.waiter {
            step.answers.append((waiter, .success(nil)))
        }
        trim()
        return settled(step)
    }

    mutating func abandon() -> Step {
        isAbandoned = true
        return settled(Step())
    }

    /// Whether the caller is the one who has to start the reading.
    mutating func claimReading() -> Bool {
        guard case .notStarted = reading else { return false }
        reading = .starting
        return true
    }

    mutating func reading(in task: Task<Void, Never>) -> Step {
        guard case .starting = reading else { return Step() }
        reading = .running(task)
        return settled(Step())
    }

    mutating func request(_ number: Int, _ waiter: Waiter) -> Step {
        guard let seat = seats[number] else {
            return Step(answers: [(waiter, .success(nil))])
        }
        seats[number]?.waiter = waiter
        return settled(Step(answers: answer(number, seat.position)))
    }

    mutating func awaitDemand(_ reader: Reader) -> Step {
        self.reader = reader
        return settled(Step())
    }

    mutating func deliver(_ element: Element) -> Step {
        enqueue(element)
        return settled(Step(answers: answerAll()))
    }

    mutating func finish(_ answer: Answer) -> Step {
        reading = .ended
        end = answer
        return Step(answers: answerAll())
    }

    private mutating func enqueue(_ element: Element) {
        switch policy {
        case .bounded, .unbounded:
            buffer.append(element)
        case .bufferingOldest(let limit):
            if buffer.count < limit { buffer.append(element) }
        case .bufferingLatest(let limit):
            if limit > 0 { buffer.append(element) }
            // Everybody moves with the elements, so who has read the dropped one reads on.
            if buffer.count > limit { dropFirst(buffer.count - limit) }
        }
    }

    private mutating func answerAll() -> [(Waiter, Answer)] {
        var answers: [(Waiter, Answer)] = []
        for (number, seat) in seats { answers += answer(number, seat.position) }
        return answers
    }

    /// Gives a waiting seat its next element, or the end.
    private mutating func answer(_ number: Int, _ position: Int) -> [(Waiter, Answer)] {
        guard let waiter = seats[number]?.waiter else { return [] }
        if position < buffer.count {
            seats[number] = Seat(position: position + 1)
            return [(waiter, .success(buffer[position]))]
        }
        guard let end else { return [] }
        seats[number]?.waiter = nil
        return [(waiter, end)]
    }

    /// Drops what everybody has read, and lets the reader go on or end if it should.
    private mutating func settled(_ step: Step) -> Step {
        trim()
        var step = step
        if isAbandoned && seats.isEmpty {
            if case .running(let task) = reading { step.cancelled = task }
            if let reader { step.reader = (reader, false) }
            reader = nil
        } else if let reader, hasRoom, seats.values.contains(where: { $0.waiter != nil }) {
            step.reader = (reader, true)
            self.reader = nil
        }
        return step
    }

    private var hasRoom: Bool {
        guard case .bounded(let limit) = policy else { return true }
        return buffer.count < max(limit, 1)
    }

    private mutating func trim() {
        guard let read = seats.values.map(\.position).min() else { return }
        dropFirst(read)
    }

    private mutating func dropFirst(_ count: Int) {
        guard count > 0 else { return }
        buffer.removeFirst(count)
        for number in seats.keys {
            seats[number]!.position = max(0, seats[number]!.position - count)
        }
    }
}

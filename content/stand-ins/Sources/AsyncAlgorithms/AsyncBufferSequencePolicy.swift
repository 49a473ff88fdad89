/// What happens to elements that arrive before everybody has taken the earlier ones.
public struct AsyncBufferSequencePolicy: Sendable {
    enum Policy: Sendable {
        case bounded(Int)
        case unbounded
        case bufferingLatest(Int)
        case bufferingOldest(Int)
    }

    let policy: Policy

    /// Keeps every element and makes the source wait while `limit` of them are kept.
    public static func bounded(_ limit: Int) -> Self {
        precondition(limit >= 0, "the limit of a bounded buffer cannot be negative")
        return Self(policy: .bounded(limit))
    }

    /// Keeps every element, however many there are.
    public static var unbounded: Self { Self(policy: .unbounded) }

    /// Keeps the newest `limit` elements and drops older ones.
    public static func bufferingLatest(_ limit: Int) -> Self {
        precondition(limit >= 0, "the limit of a buffer cannot be negative")
        return Self(policy: .bufferingLatest(limit))
    }

    /// Keeps the oldest `limit` elements and drops newer ones.
    public static func bufferingOldest(_ limit: Int) -> Self {
        precondition(limit >= 0, "the limit of a buffer cannot be negative")
        return Self(policy: .bufferingOldest(limit))
    }
}

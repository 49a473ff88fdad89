import Synchronization

/// What has happened in a test store: the actions not yet asserted and the work in flight.
@MainActor
final class TestRecord<State, Action>: ActionRecorder {
    /// An action that an effect sent, and the state after it.
    struct Received {
        let action: Action
        let state: State
    }

    /// The action that began some work, and where the test sent it.
    struct Origin: Sendable {
        let action: String
        let place: SourcePlace
    }

    private struct Contents {
        var received: [Received] = []
        var inFlight: [Int: Origin] = [:]
        var state: State
        var lastToken = 0
    }

    // Changed on the main actor only; the lock is for the end of a test store, which may come on
    // any thread.
    private nonisolated(unsafe) var contents: Contents
    private nonisolated let lock = Mutex(())

    /// What the test does now, for the work that begins.
    var origin: Origin

    init(state: State, origin: Origin) {
        contents = Contents(state: state)
        self.origin = origin
    }

    private func change<R>(_ body: (inout Contents) -> R) -> R {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        return body(&contents)
    }

    var received: [Received] { contents.received }

    var inFlight: [Int: Origin] { contents.inFlight }

    /// The name of the work that began last.
    var lastToken: Int { contents.lastToken }

    /// The state after the last action that the test sent or received.
    var state: State {
        get { contents.state }
        set { change { $0.state = newValue } }
    }

    func didReduce(_ action: Action, _ state: State, isFromEffect: Bool) {
        change { contents in
            if isFromEffect {
                contents.received.append(Received(action: action, state: state))
            } else {
                contents.state = state
            }
        }
    }

    func takeFirst() -> Received { change { $0.received.removeFirst() } }

    func effectDidBegin() -> Int {
        let origin = origin
        return change { contents in
            contents.lastToken += 1
            contents.inFlight[contents.lastToken] = origin
            return contents.lastToken
        }
    }

    func effectDidEnd(_ token: Int) {
        change { $0.inFlight[token] = nil }
    }

    /// No longer waits for the work in flight.
    func forgetInFlight() {
        change { $0.inFlight = [:] }
    }

    /// The actions not asserted and the work still in flight, in order.
    nonisolated var left: (received: [String], inFlight: [Origin]) {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        return (
            contents.received.map { describe($0.action) },
            contents.inFlight.sorted { $0.key < $1.key }.map(\.value)
        )
    }
}

// The lock of the app's state: key paths are turned into bodies, and results are Sendable.
import os

struct AppState: Sendable {
    var name = ""
    var count = 0
}

struct AppStateClient: Sendable {
    private let lock: OSAllocatedUnfairLock<AppState>

    init(_ state: AppState) { lock = OSAllocatedUnfairLock(initialState: state) }

    func withLock<R: Sendable>(_ body: @Sendable (inout AppState) throws -> R) rethrows -> R {
        try lock.withLock(body)
    }

    func send<Value: Sendable>(
        _ keyPath: any WritableKeyPath<AppState, Value> & Sendable,
        _ value: Value
    ) {
        lock.withLock { $0[keyPath: keyPath] = value }
    }
}

func use(_ client: AppStateClient) -> Int {
    client.send(\.name, "x")
    client.withLock { $0.count += 1 }
    return client.withLock(\.count)
}

/// Work that is begun when its result is first asked for, and done once.
actor Once<Value: Sendable> {
    private let work: @Sendable () async throws -> Value
    private var task: Task<Value, any Error>?

    init(_ work: @escaping @Sendable () async throws -> Value) { self.work = work }

    /// What the work gives; all who ask wait for the same.
    var value: Value {
        get async throws {
            let work = work
            let task = task ?? Task { try await work() }
            self.task = task
            return try await task.value
        }
    }
}

/// Runs an operation while all tasks run one after the other on the main thread.
@MainActor
public func withMainSerialExecutor(
    @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
    JobLedger.shared?.countMainSerialUses(1)
    defer { JobLedger.shared?.countMainSerialUses(-1) }
    try await operation()
}

/// Runs an operation while all tasks run one after the other on the main thread.
public func withMainSerialExecutor(
    @_implicitSelfCapture operation: () throws -> Void
) rethrows {
    JobLedger.shared?.countMainSerialUses(1)
    defer { JobLedger.shared?.countMainSerialUses(-1) }
    try operation()
}

/// Whether all tasks run one after the other on the main thread.
public var uncheckedUseMainSerialExecutor: Bool {
    get { JobLedger.shared?.usesMainSerialExecutor ?? false }
    set {
        guard newValue != uncheckedUseMainSerialExecutor else { return }
        JobLedger.shared?.countMainSerialUses(newValue ? 1 : -1)
    }
}

/// Runs an operation that can carry the current dependencies into a closure that is called later.
public func withEscapedDependencies<R>(
    _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
    try operation(DependencyValues.Continuation())
}

/// Runs an operation that can carry the current dependencies into a closure that is called later.
public func withEscapedDependencies<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
    try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
    /// The dependencies of a moment, to be used later.
    public struct Continuation: Sendable {
        private let values = DependencyValues._current

        /// Runs an operation with the dependencies of that moment.
        public func yield<R>(_ operation: () throws -> R) rethrows -> R {
            try withDependencies {
                $0 = values
            } operation: {
                try operation()
            }
        }

        /// Runs an operation with the dependencies of that moment.
        public func yield<R>(
            isolation: isolated (any Actor)? = #isolation,
            _ operation: () async throws -> R
        ) async rethrows -> R {
            try await withDependencies {
                $0 = values
            } operation: {
                try await operation()
            }
        }
    }
}

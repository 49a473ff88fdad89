import Foundation

/// The values that dependencies have without an override, each made once for a context and a test.
final class DefaultValues: @unchecked Sendable {
    static let shared = DefaultValues()

    /// Which run of `prepareDependencies` is going on.
    @TaskLocal static var preparation: UUID?

    private let lock = NSRecursiveLock()
    private var made: [Place: Made] = [:]

    private struct Place: Hashable {
        let key: ObjectIdentifier
        let context: DependencyContext
        let test: TestContext.Testing.Test.ID?

        init(_ key: Any.Type, _ context: DependencyContext) {
            self.key = ObjectIdentifier(key)
            self.context = context
            guard case .swiftTesting(let test) = TestContext.current else {
                self.test = nil
                return
            }
            self.test = test?.test.id
        }
    }

    private struct Made {
        let value: any Sendable
        let preparation: UUID?
    }

    func value<Key: TestDependencyKey>(
        of key: Key.Type,
        in context: DependencyContext
    ) -> Key.Value {
        lock.lock()
        defer { lock.unlock() }
        let place = Place(key, context)
        if context == .live { reportWithoutLive(key, at: place) }
        if let value = made[place]?.value as? Key.Value { return value }
        let value = makeValue(of: key, in: context)
        made[place] = Made(value: value, preparation: Self.preparation)
        return value
    }

    private func makeValue<Key: TestDependencyKey>(
        of key: Key.Type,
        in context: DependencyContext
    ) -> Key.Value {
        switch context {
        case .live:
            (key as? any DependencyKey.Type).flatMap { $0.liveValue as? Key.Value }
                ?? key.testValue
        case .preview: key.previewValue
        case .test: key.testValue
        }
    }

    private func reportWithoutLive<Key: TestDependencyKey>(_ key: Key.Type, at place: Place) {
        guard !DependencyValues.isSetting, made[place]?.preparation == nil,
            !(key is any DependencyKey.Type)
        else { return }
        let use = DependencyUse.current
        use.report(
            """
            \(use.name) has no live implementation, but was accessed from a live context.

            \(use.described(Key.self, Key.Value.self))

            Conform '\(Key.self)' to 'DependencyKey' in a module that the application is linked \
            with, or override the dependency with 'withDependencies'.
            """
        )
    }

    func prepare<Key: TestDependencyKey>(
        _ key: Key.Type,
        _ value: Key.Value,
        _ context: DependencyContext,
        _ preparation: UUID,
        _ use: DependencyUse
    ) {
        lock.lock()
        defer { lock.unlock() }
        let place = Place(key, context)
        guard made[place] == nil || made[place]?.preparation == preparation || context == .preview
        else {
            use.report(
                """
                \(use.name) has already been accessed or prepared.

                \(use.described(Key.self, Key.Value.self))

                A dependency is prepared once, before anything reads it. Override it for a part \
                of the application with 'withDependencies'.
                """
            )
            return
        }
        made[place] = Made(value: value, preparation: preparation)
    }
}

/// Replaces the defaults of dependencies once, at the very start of an application.
public func prepareDependencies<R>(
    _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R {
    var values = DependencyValues._current
    return try DefaultValues.$preparation.withValue(UUID()) {
        try DependencyValues.$isSetting.withValue(true) {
            try updateValues(&values)
        }
    }
}

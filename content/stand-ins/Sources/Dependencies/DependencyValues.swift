/// All dependencies: those that were overridden, and the defaults of the context for the others.
///
/// The current values belong to a task and what it starts, besides detached tasks.
public struct DependencyValues: Sendable {
    @TaskLocal public static var _current = DependencyValues()
    @TaskLocal static var isSetting = false

    private var overrides: [ObjectIdentifier: any Sendable] = [:]

    /// The defaults alone.
    public init() {}

    /// The value of a key.
    public subscript<Key: TestDependencyKey>(
        key: Key.Type,
        fileID fileID: StaticString = #fileID,
        filePath filePath: StaticString = #filePath,
        line line: UInt = #line,
        column column: UInt = #column,
        function function: StaticString = #function
    ) -> Key.Value {
        get {
            if let value = overrides[ObjectIdentifier(key)] as? Key.Value { return value }
            var use = DependencyUse.current
            use.argument = argument(key, function)
            if use.place == nil {
                use.place = DependencyUse.Place(
                    fileID: fileID,
                    filePath: filePath,
                    line: line,
                    column: column
                )
            }
            return DependencyUse.$current.withValue(use) {
                DefaultValues.shared.value(of: key, in: currentContext)
            }
        }
        set {
            guard let preparation = DefaultValues.preparation else {
                overrides[ObjectIdentifier(key)] = newValue
                return
            }
            var use = DependencyUse.current
            use.argument = argument(key, function)
            DefaultValues.shared.prepare(key, newValue, currentContext, preparation, use)
        }
    }

    /// How a wrapper names the dependency: by the property that reads it, or by its key.
    private func argument(_ key: Any.Type, _ function: StaticString) -> String {
        "\(function)" == "subscript(_:)" ? "\(key).self" : "\\.\(function)"
    }

    /// The context without asking for its own default, which would depend on it.
    private var currentContext: DependencyContext {
        overrides[ObjectIdentifier(ContextKey.self)] as? DependencyContext
            ?? DefaultValues.shared.value(of: ContextKey.self, in: .ofProcess)
    }

    /// The defaults of the running application.
    public static var live: Self { defaults(.live) }

    /// The defaults of a preview.
    public static var preview: Self { defaults(.preview) }

    /// The defaults of a test.
    public static var test: Self { defaults(.test) }

    private static func defaults(_ context: DependencyContext) -> Self {
        var values = Self()
        values.context = context
        return values
    }

    /// These values with the overrides of others in front of their own.
    func merging(_ others: Self) -> Self {
        var values = self
        values.overrides.merge(others.overrides) { $1 }
        return values
    }
}

extension DependencyValues {
    /// Where dependencies are used; it decides what is not overridden.
    public var context: DependencyContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

enum ContextKey: DependencyKey {
    static var liveValue: DependencyContext { .ofProcess }
    static var previewValue: DependencyContext { .ofProcess }
    static var testValue: DependencyContext { .ofProcess }
}

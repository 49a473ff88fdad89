import Dependencies

extension Reducer {
    /// Replaces a dependency for this reducer and all inside it.
    public func dependency<Value>(
        _ keyPath: WritableKeyPath<DependencyValues, Value>,
        _ value: Value
    ) -> _DependencyKeyWritingReducer<Self> {
        _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value }
    }

    /// Replaces a dependency that is its own key.
    public func dependency<Value: TestDependencyKey>(
        _ value: Value
    ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
        _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value }
    }

    /// Changes a dependency for this reducer and all inside it.
    public func transformDependency<Value>(
        _ keyPath: WritableKeyPath<DependencyValues, Value>,
        transform: @escaping (_ dependency: inout Value) -> Void
    ) -> _DependencyKeyWritingReducer<Self> {
        _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
    }
}

/// What `dependency` and `transformDependency` make.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
    let base: Base
    let update: (inout DependencyValues) -> Void

    public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        withDependencies(update) { base.reduce(into: &state, action: action) }
    }
}

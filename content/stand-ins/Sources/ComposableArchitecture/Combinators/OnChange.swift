extension Reducer {
    /// Goes on with an effect when a part of the state has changed.
    ///
    /// - Parameter effect: is given the part as it was, and the state as it is.
    public func onChange<V: Equatable>(
        of toValue: @escaping (State) -> V,
        _ effect: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
    ) -> some ReducerOf<Self> {
        let base = self
        return Reduce<State, Action> { state, action in
            let oldValue = toValue(state)
            let first = base.reduce(into: &state, action: action)
            guard toValue(state) != oldValue else { return first }
            return .merge(first, effect(oldValue, &state))
        }
    }

    /// Runs a reducer when a part of the state has changed.
    @_disfavoredOverload
    public func onChange<V: Equatable, R: Reducer<State, Action>>(
        of toValue: @escaping (State) -> V,
        @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
    ) -> _OnChangeReducer<Self, V, R> {
        _OnChangeReducer(base: self, toValue: toValue, reducer: reducer)
    }
}

/// What `onChange` with a reducer makes.
public struct _OnChangeReducer<Base: Reducer, Value: Equatable, Body: Reducer>: Reducer
where Base.State == Body.State, Base.Action == Body.Action {
    let base: Base
    let toValue: (Base.State) -> Value
    let reducer: (Value, Value) -> Body

    public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        let oldValue = toValue(state)
        let first = base.reduce(into: &state, action: action)
        let newValue = toValue(state)
        guard newValue != oldValue else { return first }
        return .merge(first, reducer(oldValue, newValue).reduce(into: &state, action: action))
    }
}

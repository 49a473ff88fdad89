public import Foundation

/// A value that is there while a gesture lasts.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value

    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    public init(initialValue: Value) {
        initial = initialValue
    }

    public var wrappedValue: Value { initial }
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// A gesture that keeps a state up to date.
public nonisolated struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    public typealias Value = Base.Value
    public var body: Never { builtIn() }

    public var base: Base
    public var state: GestureState<State>
}

/// A gesture with an action for its changes.
public nonisolated struct _ChangedGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    public var body: Never { builtIn() }
}

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    public var body: Never { builtIn() }
}

/// A gesture with another value.
public nonisolated struct _MapGesture<Content, Value>: Gesture where Content: Gesture {
    public var body: Never { builtIn() }
}

/// A gesture of any type with a value of one.
public nonisolated struct AnyGesture<Value>: Gesture {
    public var body: Never { builtIn() }

    public nonisolated init<T>(_ gesture: T) where Value == T.Value, T: Gesture {}
}

/// Two gestures at once.
public nonisolated struct SimultaneousGesture<First, Second>: Gesture
where First: Gesture, Second: Gesture {
    public var body: Never { builtIn() }

    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public nonisolated init(_ first: First, _ second: Second) {}
}

/// One gesture after another.
public nonisolated struct SequenceGesture<First, Second>: Gesture
where First: Gesture, Second: Gesture {
    public var body: Never { builtIn() }

    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public nonisolated init(_ first: First, _ second: Second) {}
}

/// One of two gestures, the first before the second.
public nonisolated struct ExclusiveGesture<First, Second>: Gesture
where First: Gesture, Second: Gesture {
    public var body: Never { builtIn() }

    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public nonisolated init(_ first: First, _ second: Second) {}
}

extension Gesture {
    @MainActor @preconcurrency
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state)
    }

    nonisolated public func onEnded(
        _ action: @escaping (Self.Value) -> Void
    ) -> _EndedGesture<Self> { _EndedGesture() }

    nonisolated public func map<T>(
        _ body: @escaping (Self.Value) -> T
    ) -> _MapGesture<Self, T> { _MapGesture() }

    nonisolated public func simultaneously<Other>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> where Other: Gesture {
        SimultaneousGesture(self, other)
    }

    nonisolated public func sequenced<Other>(
        before other: Other
    ) -> SequenceGesture<Self, Other> where Other: Gesture {
        SequenceGesture(self, other)
    }

    nonisolated public func exclusively<Other>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> where Other: Gesture {
        ExclusiveGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    nonisolated public func onChanged(
        _ action: @escaping (Self.Value) -> Void
    ) -> _ChangedGesture<Self> { _ChangedGesture() }
}

extension View {
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
}

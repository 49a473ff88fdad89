/// Observes the properties of one piece of state, through all its copies.
///
/// - Invariant: any two are equal, so that they do not count when states are compared.
public struct ObservationStateRegistrar: Sendable {
    public private(set) var id = ObservableStateID()
    private let registrar = ObservationRegistrar()

    public init() {}

    /// Tells that a copy of the state is about to be changed.
    public mutating func _$willModify() {
        id.willModify()
    }

    /// Notes that a property is read.
    public func access<Subject: ObservableState, Member>(
        _ subject: Subject,
        keyPath: KeyPath<Subject, Member>
    ) {
        registrar.access(subject, keyPath: keyPath)
    }

    /// Sets a property, and tells its observers unless it stays the same state.
    public func mutate<Subject: ObservableState, Member, Value>(
        _ subject: Subject,
        keyPath: KeyPath<Subject, Member>,
        _ value: inout Value,
        _ newValue: Value,
        _ isIdentityEqual: (Value, Value) -> Bool
    ) {
        if isIdentityEqual(value, newValue) {
            value = newValue
        } else {
            registrar.withMutation(of: subject, keyPath: keyPath) { value = newValue }
        }
    }

    /// Begins a change in place; the value before it goes to `didModify`.
    public func willModify<Subject: ObservableState, Member, Value>(
        _ subject: Subject,
        keyPath: KeyPath<Subject, Member>,
        _ value: inout Value
    ) -> Value { value }

    /// Begins a change in place of a value that is itself observable.
    public func willModify<Subject: ObservableState, Member, Value: ObservableState>(
        _ subject: Subject,
        keyPath: KeyPath<Subject, Member>,
        _ value: inout Value
    ) -> Value {
        value._$willModify()
        return value
    }

    /// Ends a change in place, and tells the observers unless it is still the same state.
    public func didModify<Subject: ObservableState, Member, Value>(
        _ subject: Subject,
        keyPath: KeyPath<Subject, Member>,
        _ value: inout Value,
        _ oldValue: Value,
        _ isIdentityEqual: (Value, Value) -> Bool
    ) {
        guard !isIdentityEqual(oldValue, value) else { return }
        registrar.withMutation(of: subject, keyPath: keyPath) {}
    }
}

extension ObservationStateRegistrar: Equatable, Hashable, Codable {
    public static func == (_: Self, _: Self) -> Bool { true }

    public func hash(into _: inout Hasher) {}

    public init(from _: any Decoder) throws {
        self.init()
    }

    public func encode(to _: any Encoder) throws {}
}

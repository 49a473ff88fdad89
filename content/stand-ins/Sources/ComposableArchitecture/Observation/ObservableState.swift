/// State whose reads and writes are observed; `@ObservableState` writes the conformance.
public protocol ObservableState: Observable {
    /// The identity of this value: it stays while only parts of the value change.
    var _$id: ObservableStateID { get }

    /// Tells that a copy of the value is about to be changed.
    mutating func _$willModify()
}

/// The identity of a piece of observable state.
public struct ObservableStateID: Equatable, Hashable, Sendable {
    private var location: Location
    private var tags: [Int] = []

    /// A new identity.
    public init() {
        location = Location()
    }

    private init(_ location: Location) {
        self.location = location
    }

    /// The identity of what has none of its own.
    public static let _$inert = ObservableStateID(Location())

    /// The identity of any value.
    public static func _$id<T>(for value: T) -> ObservableStateID {
        (value as? any ObservableState)?._$id ?? ._$inert
    }

    /// The identity of any value.
    public static func _$id(for value: some ObservableState) -> ObservableStateID { value._$id }

    /// This identity inside a case of an enum.
    public func _$tag(_ tag: Int) -> ObservableStateID {
        var tagged = self
        tagged.tags.append(tag)
        return tagged
    }

    /// Becomes a new identity when others share this one.
    mutating func willModify() {
        guard !isKnownUniquelyReferenced(&location) else { return }
        location = Location()
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.location === rhs.location && lhs.tags == rhs.tags
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(location))
        hasher.combine(tags)
    }

    private final class Location: Sendable {}
}

/// Whether two values are the same state, so that only their parts can differ.
public func _$isIdentityEqual<T: ObservableState>(_ lhs: T, _ rhs: T) -> Bool {
    lhs._$id == rhs._$id
}

/// Whether two lists hold the same states in the same places.
public func _$isIdentityEqual<ID, T: ObservableState>(
    _ lhs: IdentifiedArray<ID, T>,
    _ rhs: IdentifiedArray<ID, T>
) -> Bool {
    lhs.count == rhs.count && lhs.ids == rhs.ids && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

/// Whether two presented states are the same.
public func _$isIdentityEqual<T: ObservableState>(
    _ lhs: PresentationState<T>,
    _ rhs: PresentationState<T>
) -> Bool {
    lhs.wrappedValue?._$id == rhs.wrappedValue?._$id
}

/// Whether two stacks hold the same states in the same places.
public func _$isIdentityEqual<T: ObservableState>(
    _ lhs: StackState<T>,
    _ rhs: StackState<T>
) -> Bool {
    lhs.ids == rhs.ids && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

/// Whether two values of any type are the same state.
public func _$isIdentityEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    guard let lhs = lhs as? any ObservableState, let rhs = rhs as? any ObservableState else {
        return false
    }
    return lhs._$id == rhs._$id
}

/// Tells a value that a copy of it is about to be changed.
public func _$willModify<T>(_ value: inout T) {
    guard var state = value as? any ObservableState else { return }
    state._$willModify()
    guard let changed = state as? T else { return }
    value = changed
}

/// Tells a value that a copy of it is about to be changed.
public func _$willModify<T: ObservableState>(_ value: inout T) {
    value._$willModify()
}

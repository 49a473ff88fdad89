/// The state of a child that is presented, or nil; `@Presents` keeps one.
@propertyWrapper
public struct PresentationState<State> {
    // A class, so that a feature can present another of its own kind.
    private final class Storage: @unchecked Sendable {
        var state: State?
        /// Where the child was when its presentation was last noted.
        var presentedPath: NavigationIDPath?

        init(_ state: State?, _ presentedPath: NavigationIDPath?) {
            self.state = state
            self.presentedPath = presentedPath
        }
    }

    private var storage: Storage

    public init(wrappedValue: State?) {
        storage = Storage(wrappedValue, nil)
    }

    public var wrappedValue: State? {
        get { storage.state }
        _modify {
            makeUnique()
            yield &storage.state
        }
    }

    public var projectedValue: Self {
        get { self }
        set { self = newValue }
        _modify { yield &self }
    }

    var presentedPath: NavigationIDPath? {
        get { storage.presentedPath }
        set {
            makeUnique()
            storage.presentedPath = newValue
        }
    }

    private mutating func makeUnique() {
        guard !isKnownUniquelyReferenced(&storage) else { return }
        storage = Storage(storage.state, storage.presentedPath)
    }

    /// The associated value of a case of the child's state.
    public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case?
    where State: CasePathable {
        get { wrappedValue.flatMap { $0[case: path] } }
        set {
            guard let newValue, wrappedValue?[case: path] != nil else {
                if wrappedValue?[case: path] != nil { wrappedValue = nil }
                return
            }
            wrappedValue = path(newValue)
        }
    }
}

extension PresentationState: Equatable where State: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension PresentationState: Hashable where State: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}

extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
    }
}

extension PresentationState: Encodable where State: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension PresentationState: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

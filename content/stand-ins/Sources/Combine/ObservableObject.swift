/// A class whose views update when it says that it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that reports each change that `send()` announces.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let listeners = Listeners<Void, Never>()

    public init() {}

    public final func send() { listeners.send(()) }

    public func _subscribe(
        _ receive: @escaping (Output) -> Void,
        _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { listeners.add(receive, complete) }
}

/// Marks a property of an observable object whose changes are announced.
@propertyWrapper
public struct Published<Value> {
    /// The publisher of the property's values, beginning with the current one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let subject: CurrentValueSubject<Value, Never>

        public func _subscribe(
            _ receive: @escaping (Value) -> Void,
            _ complete: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { subject._subscribe(receive, complete) }
    }

    private let subject: CurrentValueSubject<Value, Never>

    private var value: Value {
        get { subject.value }
        nonmutating set { subject.value = newValue }
    }

    public init(wrappedValue: Value) {
        subject = CurrentValueSubject(wrappedValue)
    }

    public init(initialValue: Value) {
        subject = CurrentValueSubject(initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        set { _ = newValue }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set { object[keyPath: storageKeyPath].value = newValue }
    }
}

@available(*, unavailable)
extension Published: Sendable {}

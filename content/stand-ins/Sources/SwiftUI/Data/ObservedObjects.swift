public import Combine

// SwiftUI names these two itself, so its users need not import Combine for them.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published

/// Bindings to the properties of an observed object.
@dynamicMemberLookup
public struct _ObservedWrapper<ObjectType: Combine.ObservableObject> {
    let object: ObjectType

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
        let object = object
        return Binding<Subject>(
            reading: { object[keyPath: keyPath] },
            writing: { value, _ in object[keyPath: keyPath] = value }
        )
    }
}

/// An object of another view that this view watches.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: Combine.ObservableObject {
    public typealias Wrapper = _ObservedWrapper<ObjectType>

    @MainActor @preconcurrency public var wrappedValue: ObjectType

    @MainActor @preconcurrency public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    @MainActor @preconcurrency public var projectedValue: Wrapper {
        Wrapper(object: wrappedValue)
    }
}

/// An object that this view makes once and watches.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: Combine.ObservableObject {
    private enum Storage {
        case thunk(() -> ObjectType)
        case object(ObjectType)
    }

    // Set once, before anything else can see it.
    private nonisolated(unsafe) let box: ValueBox<Storage>

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        box = ValueBox(.thunk(thunk))
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        switch box.value {
        case .object(let object):
            return object
        case .thunk(let make):
            let object = make()
            box.value = .object(object)
            return object
        }
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

/// An object that a view further up has put into the environment.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: Combine.ObservableObject {
    public nonisolated init() {}

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        fatalError("no \(ObjectType.self) found: there is no running interface to provide it")
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

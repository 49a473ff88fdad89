/// Reads a dependency, with the overrides that were current when the wrapper was made and those
/// that are current when it is read, the latter first.
@propertyWrapper
public struct Dependency<Value>: Sendable {
    let initialValues: DependencyValues
    private let keyPath: KeyPath<DependencyValues, Value> & Sendable
    private let place: DependencyUse.Place

    /// A dependency by its property of `DependencyValues`.
    public init(
        _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        initialValues = DependencyValues._current
        self.keyPath = keyPath
        place = DependencyUse.Place(
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// A dependency by the type of its key, which has no property of `DependencyValues`.
    public init<Key: TestDependencyKey>(
        _ key: Key.Type,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where Key.Value == Value {
        self.init(
            \DependencyValues.[KeyType<Key>()],
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// The value of the dependency now.
    public var wrappedValue: Value {
        var use = DependencyUse.current
        use.place = place
        return DependencyUse.$current.withValue(use) {
            let values = initialValues.merging(DependencyValues._current)
            return DependencyValues.$_current.withValue(values) {
                DependencyValues._current[keyPath: keyPath]
            }
        }
    }
}

/// A type of key as part of a key path.
struct KeyType<Key: TestDependencyKey>: Hashable, Sendable {}

extension DependencyValues {
    subscript<Key: TestDependencyKey>(_: KeyType<Key>) -> Key.Value {
        self[Key.self]
    }
}

/// A `Dependency` of unknown type, found by reflection.
protocol HasInitialValues {
    var initialValues: DependencyValues { get }
}

extension Dependency: HasInitialValues {}

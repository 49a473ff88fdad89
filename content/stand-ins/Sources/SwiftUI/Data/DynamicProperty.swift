/// A property that a view rereads before each time it is drawn.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// The storage of a property wrapper: copies of the wrapper share it.
final class ValueBox<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

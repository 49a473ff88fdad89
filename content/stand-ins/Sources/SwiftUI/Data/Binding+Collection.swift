extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after index: Value.Index) -> Value.Index {
        wrappedValue.index(after: index)
    }

    public func formIndex(after index: inout Value.Index) {
        wrappedValue.formIndex(after: &index)
    }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let whole = self
        return Binding<Value.Element>(
            reading: { whole.wrappedValue[position] },
            writing: { value, _ in whole.wrappedValue[position] = value }
        )
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index {
        wrappedValue.index(before: index)
    }

    public func formIndex(before index: inout Value.Index) {
        wrappedValue.formIndex(before: &index)
    }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

public import Foundation

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    /// The element at a place.
    ///
    /// - Precondition: an assigned element has the identity of the old one.
    public subscript(position: Int) -> Element {
        get { elements[position] }
        set { update(newValue, at: position) }
    }

    public mutating func swapAt(_ first: Int, _ second: Int) {
        change { $0.swapAt(first, second) }
    }

    public mutating func reverse() {
        change { $0.reverse() }
    }

    /// Sorts the elements in place.
    public mutating func sort(
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows {
        try change { try $0.sort(by: areInIncreasingOrder) }
    }

    /// Brings the elements into a random order.
    public mutating func shuffle() {
        change { $0.shuffle() }
    }

    /// Brings the elements into a random order, drawn from a generator.
    public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        change { $0.shuffle(using: &generator) }
    }

    public mutating func partition(
        by belongsInSecondPartition: (Element) throws -> Bool
    ) rethrows -> Int {
        try change { try $0.partition(by: belongsInSecondPartition) }
    }

    /// The elements that satisfy a condition.
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var result = self
        result.replace(with: try elements.filter(isIncluded))
        return result
    }

    /// Removes the elements that satisfy a condition.
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        try change { try $0.removeAll(where: shouldBeRemoved) }
    }

    /// Removes all elements.
    public mutating func removeAll(keepingCapacity: Bool = false) {
        change { $0.removeAll(keepingCapacity: keepingCapacity) }
    }

    /// Moves the elements at these places before the element at the destination.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        change { elements in
            let moved = source.map { elements[$0] }
            let place = destination - source.count(in: 0..<destination)
            for index in source.reversed() { elements.remove(at: index) }
            elements.insert(contentsOf: moved, at: place)
        }
    }

    /// Removes the elements at these places.
    public mutating func remove(atOffsets offsets: IndexSet) {
        change { elements in
            for index in offsets.reversed() { elements.remove(at: index) }
        }
    }

    private mutating func change<R>(_ body: (inout [Element]) throws -> R) rethrows -> R {
        var changed = elements
        defer { replace(with: changed) }
        return try body(&changed)
    }
}

extension IdentifiedArray where Element: Comparable {
    /// Sorts the elements in place.
    public mutating func sort() {
        sort(by: <)
    }
}

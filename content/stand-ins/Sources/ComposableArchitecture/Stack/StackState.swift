import Dependencies

/// The screens of a navigation stack, from the first pushed to the one on top.
public struct StackState<Element> {
    /// The identities of the screens, in order.
    public private(set) var ids: [StackElementID] = []
    private var elements: [StackElementID: Element] = [:]
    /// The screens whose presence has been noted.
    var noted: Set<StackElementID> = []

    /// An empty stack.
    public init() {}

    /// The screen of an identity; setting nil takes it out, setting a new one puts it on top.
    public subscript(id id: StackElementID) -> Element? {
        get { elements[id] }
        _modify {
            let wasThere = elements[id] != nil
            yield &elements[id]
            let isThere = elements[id] != nil
            if wasThere, !isThere { ids.removeAll { $0 == id } }
            if !wasThere, isThere { ids.append(id) }
        }
        set {
            switch (elements[id] == nil, newValue == nil) {
            case (true, false): ids.append(id)
            case (false, true): ids.removeAll { $0 == id }
            default: break
            }
            elements[id] = newValue
        }
    }

    /// The associated value of a case of the screen's state.
    public subscript<Case>(
        id id: StackElementID,
        case path: CaseKeyPath<Element, Case>
    ) -> Case? where Element: CasePathable {
        get { self[id: id].flatMap { $0[case: path] } }
        set {
            guard self[id: id]?[case: path] != nil else { return }
            self[id: id] = newValue.map { path($0) }
        }
    }

    /// Takes off a screen and all above it.
    public mutating func pop(from id: StackElementID) {
        guard let index = ids.firstIndex(of: id) else { return }
        remove(from: index)
    }

    /// Takes off all screens above one.
    public mutating func pop(to id: StackElementID) {
        guard let index = ids.firstIndex(of: id) else { return }
        remove(from: index + 1)
    }

    private mutating func remove(from index: Int) {
        for id in ids[index...] { elements[id] = nil }
        ids.removeSubrange(index...)
    }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
    public var startIndex: Int { ids.startIndex }

    public var endIndex: Int { ids.endIndex }

    public func index(after index: Int) -> Int { ids.index(after: index) }

    public func index(before index: Int) -> Int { ids.index(before: index) }

    public subscript(position: Int) -> Element { elements[ids[position]]! }

    public mutating func replaceSubrange<C: Collection>(
        _ subrange: Range<Int>,
        with newElements: C
    ) where C.Element == Element {
        @Dependency(\.stackElementID) var generator
        for id in ids[subrange] { elements[id] = nil }
        var added: [StackElementID] = []
        for element in newElements {
            let id = generator.next()
            elements[id] = element
            added.append(id)
        }
        ids.replaceSubrange(subrange, with: added)
    }
}

extension StackState: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

extension StackState: Equatable where Element: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.ids == rhs.ids && lhs.elements == rhs.elements
    }
}

extension StackState: Hashable where Element: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ids)
        hasher.combine(elements)
    }
}

extension StackState: @unchecked Sendable where Element: Sendable {}

extension StackState: Decodable where Element: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init(try [Element](from: decoder))
    }
}

extension StackState: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try Array(self).encode(to: encoder)
    }
}

extension StackState: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: Array(self)) }
}

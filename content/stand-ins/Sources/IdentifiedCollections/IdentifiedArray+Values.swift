extension IdentifiedArray: Equatable where Element: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.elements == right.elements
    }
}

extension IdentifiedArray: Hashable where Element: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

// The key path only reads an element.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try elements.encode(to: encoder)
    }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var description: String { elements.description }
    public var debugDescription: String { "IdentifiedArray(\(elements.debugDescription))" }
    public var customMirror: Mirror {
        Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
    }
}

extension IdentifiedArray {
    /// The identities in the order of the elements.
    public var ids: IDs {
        IDs(
            elements: elements.map { $0[keyPath: id] },
            members: Set(elements.map { $0[keyPath: id] })
        )
    }

    /// Identities in order, found in constant time.
    public struct IDs: RandomAccessCollection, ExpressibleByArrayLiteral {
        /// The identities in order.
        public let elements: [ID]
        fileprivate let members: Set<ID>

        fileprivate init(elements: [ID], members: Set<ID>) {
            self.elements = elements
            self.members = members
        }

        public init(arrayLiteral elements: ID...) {
            self.init(elements: elements, members: Set(elements))
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { elements.count }
        public subscript(position: Int) -> ID { elements[position] }

        /// Whether there is an element of this identity.
        public func contains(_ element: ID) -> Bool { members.contains(element) }

        /// The place of an identity.
        public func firstIndex(of element: ID) -> Int? {
            members.contains(element) ? elements.firstIndex { $0 == element } : nil
        }
    }
}

extension IdentifiedArray.IDs: Hashable {}
extension IdentifiedArray.IDs: Sendable where ID: Sendable {}

extension IdentifiedArray.IDs: CustomStringConvertible {
    public var description: String { elements.description }
}

/// An array of identifiable elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
    /// The elements of a sequence.
    ///
    /// - Precondition: no two have the same identity.
    public init(uniqueElements: some Sequence<Element>) {
        self.init(uniqueElements: uniqueElements, id: \.id)
    }

    /// The elements of a sequence; those with one identity are combined at the place of the first.
    public init(
        _ elements: some Sequence<Element>,
        uniquingIDsWith combine: (Element, Element) throws -> Element
    ) rethrows {
        try self.init(elements, id: \.id, uniquingIDsWith: combine)
    }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
    public init(arrayLiteral elements: Element...) {
        self.init(uniqueElements: elements)
    }
}

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
    public init() {
        self.init(id: \.id)
    }

    /// Replaces the elements of a range; new ones whose identity is taken are left out.
    public mutating func replaceSubrange(
        _ subrange: Range<Int>,
        with newElements: some Collection<Element>
    ) {
        let tail = Array(elements[subrange.upperBound...])
        removeSubrange(subrange.lowerBound..<endIndex)
        let kept = IdentifiedArray(uniqueElements: tail)
        for element in newElements where !kept.has(element) { append(element) }
        for element in tail { append(element) }
    }

    public mutating func removeSubrange(_ bounds: Range<Int>) {
        var rest = elements
        rest.removeSubrange(bounds)
        replace(with: rest)
    }

    /// Adds the elements whose identity is not taken.
    public mutating func append(contentsOf newElements: some Sequence<Element>) {
        for element in newElements { append(element) }
    }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
    public init(from decoder: any Decoder) throws {
        self.init(id: \.id)
        for element in try [Element](from: decoder) where !append(element).inserted {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "duplicate element ID '\(element.id)'"
                )
            )
        }
    }
}

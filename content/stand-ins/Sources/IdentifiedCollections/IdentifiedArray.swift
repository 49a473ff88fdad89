/// An array of elements that are told apart by an identity, and found by it in constant time.
///
/// - Invariant: no two elements have the same identity.
public struct IdentifiedArray<ID: Hashable, Element> {
    /// Where an element's identity is.
    public let id: KeyPath<Element, ID>

    /// The elements in order.
    public private(set) var elements: [Element] = []

    private var positions: [ID: Int] = [:]

    /// An empty array of elements with this identity.
    public init(id: KeyPath<Element, ID>) {
        self.id = id
    }

    /// The elements of a sequence.
    ///
    /// - Precondition: no two have the same identity.
    public init(uniqueElements: some Sequence<Element>, id: KeyPath<Element, ID>) {
        self.init(id: id)
        for element in uniqueElements {
            let (inserted, _) = append(element)
            precondition(inserted, "Duplicate element ID: '\(element[keyPath: id])'")
        }
    }

    /// The elements of a sequence; those with one identity are combined at the place of the first.
    public init(
        _ elements: some Sequence<Element>,
        id: KeyPath<Element, ID>,
        uniquingIDsWith combine: (Element, Element) throws -> Element
    ) rethrows {
        self.init(id: id)
        for element in elements {
            let (inserted, index) = append(element)
            if !inserted { self.elements[index] = try combine(self.elements[index], element) }
        }
    }

    /// The place of the element with this identity.
    public func index(id: ID) -> Int? {
        positions[id]
    }

    /// The element with this identity.
    ///
    /// An assignment replaces the element, appends a new one, and removes it for nil.
    ///
    /// - Precondition: the new element has the same identity.
    public subscript(id id: ID) -> Element? {
        get { positions[id].map { elements[$0] } }
        set {
            guard let newValue else {
                remove(id: id)
                return
            }
            precondition(
                newValue[keyPath: self.id] == id,
                "The element identity must remain constant"
            )
            updateOrAppend(newValue)
        }
    }

    /// Whether an element with this one's identity is in the array.
    func has(_ element: Element) -> Bool {
        positions[element[keyPath: id]] != nil
    }

    /// Puts the elements into the array as they are.
    ///
    /// - Precondition: no two have the same identity.
    mutating func replace(with elements: [Element]) {
        self.elements = elements
        renumber(from: 0)
        precondition(positions.count == elements.count, "Duplicate element ID")
    }

    private mutating func renumber(from start: Int) {
        if start == 0 { positions.removeAll(keepingCapacity: true) }
        for index in elements.indices.dropFirst(start) {
            positions[elements[index][keyPath: id]] = index
        }
    }
}

extension IdentifiedArray {
    /// Adds an element at the end, unless its identity is taken.
    @discardableResult
    public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
        insert(element, at: elements.endIndex)
    }

    /// Adds an element at a place, unless its identity is taken.
    @discardableResult
    public mutating func insert(
        _ element: Element,
        at index: Int
    ) -> (inserted: Bool, index: Int) {
        if let taken = positions[element[keyPath: id]] { return (false, taken) }
        elements.insert(element, at: index)
        renumber(from: index)
        return (true, index)
    }

    /// Replaces the element with the same identity, or adds it at the end; gives the replaced one.
    @discardableResult
    public mutating func updateOrAppend(_ element: Element) -> Element? {
        updateOrInsert(element, at: elements.endIndex).originalMember
    }

    /// Replaces the element with the same identity, or adds it at a place.
    @discardableResult
    public mutating func updateOrInsert(
        _ element: Element,
        at index: Int
    ) -> (originalMember: Element?, index: Int) {
        guard let place = positions[element[keyPath: id]] else {
            insert(element, at: index)
            return (nil, index)
        }
        let original = elements[place]
        elements[place] = element
        return (original, place)
    }

    /// Replaces the element at a place; gives the replaced one.
    ///
    /// - Precondition: both have the same identity.
    @discardableResult
    public mutating func update(_ element: Element, at index: Int) -> Element {
        let original = elements[index]
        precondition(
            element[keyPath: id] == original[keyPath: id],
            "The element identity must remain constant"
        )
        elements[index] = element
        return original
    }

    /// Removes the element with this identity.
    @discardableResult
    public mutating func remove(id: ID) -> Element? {
        positions[id].map { remove(at: $0) }
    }

    /// Removes the element with this one's identity.
    @discardableResult
    public mutating func remove(_ element: Element) -> Element? {
        remove(id: element[keyPath: id])
    }

    /// Removes the element at a place.
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        let removed = elements.remove(at: index)
        positions[removed[keyPath: id]] = nil
        renumber(from: index)
        return removed
    }
}

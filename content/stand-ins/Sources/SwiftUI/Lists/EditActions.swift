/// What people may do to the rows of an editable collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// A row that can be edited as its collection allows.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: Never { builtIn() }
}

@available(*, unavailable)
extension EditableCollectionContent: Sendable {}

/// The indices of a collection, each with the identity of its element.
public struct IndexedIdentifierCollection<Base, ID>: Collection
where Base: Collection, ID: Hashable {
    /// An index and the identity of its element.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    let base: Base
    let id: KeyPath<Base.Element, ID>

    public typealias Index = Base.Index

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }

    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

    public subscript(position: Base.Index) -> Element {
        Element(index: position, id: base[position][keyPath: id])
    }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension ForEach {
    public nonisolated init<C, R>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    public nonisolated init<C, R>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        self.data = IndexedIdentifierCollection(base: data.wrappedValue, id: id)
        self.content = { EditableCollectionContent(content: content(data[$0.index])) }
    }
}

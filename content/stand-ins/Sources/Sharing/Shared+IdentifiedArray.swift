public import IdentifiedCollections

extension Shared {
    /// The share of the element with this identity; nothing when there is none.
    public subscript<ID: Hashable, Element>(id id: ID) -> Shared<Element?>
    where Value == IdentifiedArray<ID, Element> {
        func element(_ reference: some SharedReference<Value>) -> Shared<Element?> {
            Shared<Element?>(reference: MemberReference(reference, \Value.[id: id]))
        }
        return element(reference)
    }
}

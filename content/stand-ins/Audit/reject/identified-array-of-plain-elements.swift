import IdentifiedCollections

#if AUDIT_CONTROL
struct Item: Identifiable { let id: Int }
#else
struct Item { let id: Int }
#endif

var items: IdentifiedArrayOf<Item> { [] }

import Foundation
import IdentifiedCollections

struct Item: Identifiable { let id: UUID }

func item(_ items: IdentifiedArrayOf<Item>) -> Item? {
#if AUDIT_CONTROL
    items[id: UUID()]
#else
    items[id: 1]
#endif
}

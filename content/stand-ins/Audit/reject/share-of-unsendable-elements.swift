// Elements that go to many consumers are Sendable.
import AsyncAlgorithms

#if AUDIT_CONTROL
struct Item: Sendable {}
#else
final class Item {}
#endif

func spread(_ items: AsyncStream<Item>) async {
    for await _ in items.share() {}
}

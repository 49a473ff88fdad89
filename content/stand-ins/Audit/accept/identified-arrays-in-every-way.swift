import Foundation
import IdentifiedCollections

struct Item: Codable, Hashable, Identifiable, Sendable {
    let id: UUID
    var name = ""
}

struct State: Codable, Hashable, Sendable { var items: IdentifiedArrayOf<Item> = [] }

func uses(_ state: inout State, _ id: Item.ID) throws {
    state.items.append(Item(id: id))
    state.items[id: id]?.name = "new"
    state.items[id: id] = nil
    state.items.insert(Item(id: UUID()), at: 0)
    state.items.updateOrAppend(Item(id: id))
    state.items.remove(id: id)
    state.items.remove(at: 0)
    state.items.removeAll { $0.name.isEmpty }
    state.items.move(fromOffsets: [0], toOffset: 1)
    state.items.remove(atOffsets: [0])
    state.items.sort { $0.name < $1.name }
    state.items += [Item(id: UUID())]
    state.items[0].name = "first"
    for item in state.items.filter({ !$0.name.isEmpty }) { print(item) }
    for id in state.items.ids { state.items[id: id]?.name += "!" }
    let unique = IdentifiedArray(uniqueElements: [Item(id: id)])
    let names = IdentifiedArray(unique, id: \.name, uniquingIDsWith: { first, _ in first })
    let mapped = IdentifiedArrayOf<Item>(uniqueElements: names.map { $0 })
    _ = (mapped.first, mapped.last?.name, mapped.isEmpty, mapped.index(id: id), mapped.elements)
    let data = try JSONEncoder().encode(state)
    state = try JSONDecoder().decode(State.self, from: data)
}

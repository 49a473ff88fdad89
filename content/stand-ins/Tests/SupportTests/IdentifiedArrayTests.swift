import Foundation
import IdentifiedCollections
import Testing

private struct Item: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    var name = ""
}

@Suite struct IdentifiedArrayTests {
    private var items: IdentifiedArrayOf<Item> = [
        Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"),
    ]

    @Test mutating func anElementIsChangedByItsIdentity() {
        items[id: 2]?.name = "changed"
        #expect(items.map(\.name) == ["a", "changed", "c"])
        items[id: 9]?.name = "nobody"
        #expect(items.count == 3)
    }

    @Test mutating func anAssignmentAppendsOrRemoves() {
        items[id: 4] = Item(id: 4)
        items[id: 1] = nil
        #expect(items.ids == [2, 3, 4])
        #expect(items.index(id: 4) == 2)
        #expect(items[id: 1] == nil)
    }

    @Test mutating func aTakenIdentityIsNotInserted() {
        let (inserted, index) = items.append(Item(id: 2, name: "again"))
        #expect(!inserted && index == 1)
        #expect(items[id: 2]?.name == "b")
        #expect(items.insert(Item(id: 0), at: 0).inserted)
        #expect(items.ids == [0, 1, 2, 3])
        #expect(items.index(id: 3) == 3)
    }

    @Test mutating func anUpdateGivesTheOldElement() {
        let old = items.updateOrAppend(Item(id: 3, name: "new"))
        #expect(old?.name == "c")
        #expect(items.updateOrAppend(Item(id: 7)) == nil)
        #expect(items.ids == [1, 2, 3, 7])
    }

    @Test mutating func removalKeepsThePlacesRight() {
        #expect(items.remove(id: 1)?.name == "a")
        #expect(items.remove(Item(id: 8)) == nil)
        #expect(items.index(id: 3) == 1)
        items.removeAll { $0.id == 2 }
        #expect(items.ids == [3])
    }

    @Test mutating func elementsMoveLikeInAList() {
        items.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
        #expect(items.ids == [2, 3, 1])
        items.remove(atOffsets: [0, 2])
        #expect(items.ids == [3])
        #expect(items.index(id: 3) == 0)
    }

    @Test mutating func orderChangesKeepTheIdentities() {
        items.sort { $0.id > $1.id }
        #expect(items.ids == [3, 2, 1])
        items.swapAt(0, 2)
        #expect(items.index(id: 3) == 2)
        items.reverse()
        #expect(items.first?.id == 3)
        items.replaceSubrange(0..<1, with: [Item(id: 5), Item(id: 1)])
        #expect(items.ids == [5, 2, 1])
    }

    @Test func elementsOfOneIdentityAreCombined() {
        let all = [Item(id: 1, name: "x"), Item(id: 2), Item(id: 1, name: "y")]
        let joined = IdentifiedArray(all) { Item(id: $0.id, name: $0.name + $1.name) }
        #expect(joined.elements == [Item(id: 1, name: "xy"), Item(id: 2)])
    }

    @Test func codesAsAPlainArray() throws {
        let data = try JSONEncoder().encode(items)
        #expect(try JSONDecoder().decode([Item].self, from: data) == items.elements)
        #expect(try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data) == items)
        let twice = Data(#"[{"id":1,"name":""},{"id":1,"name":""}]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: twice)
        }
    }

    @Test func orderCountsForEquality() {
        var other = items
        other.reverse()
        #expect(items != other)
        other.reverse()
        #expect(items == other)
        #expect(items.hashValue == other.hashValue)
        #expect(items.filter { $0.id > 1 }.ids == [2, 3])
    }

    @Test func anIdentityMayBeAnyProperty() {
        let byName = IdentifiedArray(uniqueElements: items, id: \.name)
        #expect(byName[id: "b"]?.id == 2)
    }
}

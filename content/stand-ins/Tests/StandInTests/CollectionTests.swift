import SwiftUI
import Testing

struct CollectionTests {
    @Test(arguments: [
        (IndexSet([0]), 3, ["b", "c", "a", "d"]),
        (IndexSet([3]), 0, ["d", "a", "b", "c"]),
        (IndexSet([0, 2]), 4, ["b", "d", "a", "c"]),
        (IndexSet([1]), 1, ["a", "b", "c", "d"]),
    ])
    func move_putsTheElementsBeforeTheDestination(
        _ offsets: IndexSet,
        _ destination: Int,
        _ expected: [String]
    ) {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: offsets, toOffset: destination)
        #expect(letters == expected)
    }

    @Test func remove_takesOutTheElementsAtTheOffsets() {
        var letters = ["a", "b", "c", "d"]
        letters.remove(atOffsets: [0, 2])
        #expect(letters == ["b", "d"])
    }

    @Test func localisedString_isItsOwnText() {
        let name = "Ada"
        #expect(String(localized: "Hello \(name), \(3)") == "Hello Ada, 3")
        #expect(String(localized: "key", defaultValue: "Hello") == "Hello")
        let value: String.LocalizationValue = "Saved"
        #expect(value == String.LocalizationValue("Saved"))
    }

    @Test func text_isEqualToTheSameText() {
        #expect(Text("a\(1)") == Text(verbatim: "a1"))
        #expect(Text("a") != Text("b"))
        #expect(Text("a") + Text("b") == Text("ab"))
    }
}

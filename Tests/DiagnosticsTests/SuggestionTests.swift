import Diagnostics
import Testing

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("luca/stor", "luca/store"), ("sotre", "store"), ("Store", "store"), ("storee", "store"),
        ("sore", "store"), ("clients", "client"), ("tetsing", "testing"),
    ])
    func findsWhatWasMeant(word: String, meant: String) {
        let names = ["client", "luca/store", "service", "store", "testing", "view"]
        #expect(suggestion(for: word, among: names) == meant)
    }

    @Test(arguments: ["", "x", "abc", "entirely-other", "store", "日本語"])
    func staysSilentWhenNothingIsNear(word: String) {
        #expect(suggestion(for: word, among: ["store", "vault"]) == nil)
        #expect(suggestion(for: word, among: []) == nil)
    }

    @Test func orderDoesNotMatter() {
        let names = ["stone", "store", "stove", "stole"]
        let first = suggestion(for: "stope", among: names)
        #expect(first == "stole")
        #expect(suggestion(for: "stope", among: names.reversed()) == first)
    }

    /// A swap of neighbours reaches back two rows of the table.
    @Test func swapsCountOnce() {
        #expect(suggestion(for: "ab-cd-ef", among: ["ba-dc-fe"]) == nil)
        #expect(suggestion(for: "ab-cd-efgh", among: ["ba-dc-fegh"]) == "ba-dc-fegh")
        #expect(suggestion(for: "abc", among: ["acb"]) == "acb")
    }
}

import Diagnostics
import Rules
import Testing

/// What a ledger proves of fences and settings that came after it.
@Suite struct ProofsTests {
    private func snippet(_ modes: [LanguageMode]? = nil) -> Snippet {
        let start = SourcePosition(line: 1, column: 1)
        return Snippet(
            id: SnippetID(
                document: DocumentID(rulebook: RulebookName("tea"), name: "cups"),
                ordinal: 1
            ),
            language: "swift",
            role: .alone,
            modes: modes,
            code: "let a = 1\n",
            map: SnippetMap(path: .root, lines: [.init(line: 2, column: 1)], end: start),
            location: SourceLocation(path: .root, start: start, end: start)
        )
    }

    private func rulebook(_ modes: [LanguageMode], _ variants: [String] = []) -> Rulebook {
        var rulebook = Rulebook(
            name: RulebookName("tea"),
            folder: .root,
            title: "Tea",
            fences: .compile,
            isDeclared: true
        )
        (rulebook.modes, rulebook.variants) = (modes, variants)
        return rulebook
    }

    private func proofs(
        _ states: [String: String],
        of snippet: Snippet,
        in rulebook: Rulebook,
        availability: String? = nil
    ) -> Proofs {
        let backing = Backing([rulebook], [snippet])
        let entry = Ledger.Entry(
            id: snippet.id.description,
            hash: snippet.proofHash,
            behind: backing.hash(of: snippet),
            states: states
        )
        let ledger = Ledger(toolchain: "Swift 9", platform: "Linux", snippets: [entry])
        return Proofs(ledger, backing: backing, availability: availability)
    }

    @Test func aModeOrVariantThatWasAddedIsNotProven() {
        let fence = snippet()
        let old = ["6": "built"]
        #expect(proofs(old, of: fence, in: rulebook([.six])).isProven(fence))
        let more = proofs(old, of: fence, in: rulebook([.five, .six]))
        #expect(!more.isProven(fence))
        #expect(more.states(of: fence)?[ProofSetting("", .five)] == .notLookedAt)
        #expect(!proofs(old, of: fence, in: rulebook([.six], ["green"])).isProven(fence))
        let fewer = proofs(["5": "failed", "6": "built"], of: fence, in: rulebook([.six]))
        #expect(fewer.isProven(fence))
    }

    @Test func modesAreNamedWhereThereIsAChoice() {
        let plain = snippet()
        let own = snippet([.six])
        #expect(
            proofs(["6": "built"], of: plain, in: rulebook([.six])).provenModes(of: plain) == nil
        )
        #expect(
            proofs(["6": "built"], of: own, in: rulebook([.six])).provenModes(of: own) == "Swift 6"
        )
        let both = proofs(["5": "built", "6": "ran"], of: plain, in: rulebook([.five, .six]))
        #expect(both.provenModes(of: plain) == "Swift 5 and 6")
        let half = proofs(["5": "failed", "6": "ran"], of: plain, in: rulebook([.five, .six]))
        #expect(half.provenModes(of: plain) == "Swift 6")
        #expect(!half.isProven(plain))
    }

    @Test func anotherListOfWhatSystemsHaveTakesOnlyProofsThatItBears() {
        let fence = snippet()
        let states = ["ios 6": "built", "green 6": "built"]
        let ios = proofs(states, of: fence, in: rulebook([.six], ["ios"]), availability: "new")
        #expect(ios.outdated(fence) == .otherAvailability && !ios.isProven(fence))
        let green = proofs(states, of: fence, in: rulebook([.six], ["green"]), availability: "new")
        #expect(green.outdated(fence) == nil && green.isProven(fence))
    }

    @Test(arguments: ["6", "5", "ios 6", "two words 5"])
    func aSettingIsReadBack(_ text: String) {
        #expect(ProofSetting(text)?.description == text)
    }

    @Test(arguments: ["", "ios", "7", "ios 7", "6 ios"])
    func otherTextsAreNoSetting(_ text: String) {
        #expect(ProofSetting(text) == nil)
    }
}

import Testing

/// Sharing a compiler's process must change nothing: neither a verdict nor a word.
///
/// Small fences that borrow names, members, operators, conformances and imports of one another, or
/// are wrong in ways that only some stage of the compiler sees, are proven alone and in processes
/// of several sizes. The fences are random, and the same at every run of a seed.
@Suite struct RandomBatchTests {
    @Test(arguments: [1, 2])
    func sharedProcessesSayWhatLoneOnesSay(seed: UInt64) throws {
        var random = Random(state: seed)
        var files: [String: String] = [:]
        for number in 1...5 {
            let parts = (0..<10).map { _ in fences(&random) }
            files["content/tea/d\(number).md"] = "# D\(number)\n\n" + parts.joined(separator: "\n")
        }
        let alone = try report(on: files, batch: 1)
        #expect(alone.contains("\"id\": \"compiler-error\""))
        for batch in [25, 2] {
            let shared = try report(on: files, batch: batch)
            let (one, other) = (alone.split(separator: "\n"), shared.split(separator: "\n"))
            let changes = other.difference(from: one).prefix(30).map { "\($0)" }
            #expect(changes.isEmpty, "processes of \(batch): \(changes.joined(separator: "\n"))")
        }
    }

    private func report(on files: [String: String], batch: Int) throws -> String {
        try SampleRulebook(files).run(["verify", "--format", "json", "--batch", "\(batch)"])
    }

    /// One fence, or two neighbours of which one borrows what the other declares.
    private func fences(_ random: inout Random) -> String {
        let type = random.pick(["Tea", "Cup", "Pot"])
        let name = random.pick(["brew", "pour", "sip"])
        var codes = random.next() % 2 == 0 ? random.pick(Self.pairs) : [random.pick(Self.singles)]
        if random.next() % 2 == 0 { codes.reverse() }
        return codes.map { code in
            let attribute =
                code.contains("nowhere") ? " fails=\"cannot find 'nowhere' in scope\"" : ""
            let own = code.replacing("TYPE", with: type).replacing("NAME", with: name)
            return "```swift\(attribute)\n\(own)\n```\n"
        }.joined(separator: "\n")
    }

    /// What one declares, and what is wrong without it.
    private static let pairs = [
        ["struct TYPE { var size = 1 }", "func NAME(_ it: TYPE) {}"],
        ["enum TYPE { case a }", "extension TYPE { var NAME: Int { 1 } }"],
        ["typealias TYPE = Int", "func NAME() -> TYPE? { nil }"],
        ["struct TYPE { var size = 1 }", "extension TYPE: Equatable {}"],
        ["struct TYPE: Equatable {}", "func same(_ a: TYPE, _ b: TYPE) -> Bool { a == b }"],
        ["extension Int { var NAME: Int { self } }", "let number = 3.NAME"],
        ["extension Array where Element == Int { func NAME() {} }", "let it: Void = [1].NAME()"],
        ["extension String: TYPE {}\nprotocol TYPE {}", "func give() -> any TYPE { \"x\" }"],
        ["infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a + b }", "let sum = 1 <+> 2"],
        [
            "func ~= (a: String, b: Int) -> Bool { true }",
            "func NAME(_ n: Int) { switch n { case \"x\": break\ndefault: break } }",
        ],
        ["func NAME(_ n: Int) {}", "func call() { NAME(1) }"],
        ["func NAME(_ n: Int) {}", "func NAME(_ n: String) {}\nfunc call() { NAME(1) }"],
        [
            "@propertyWrapper struct TYPE<V> { var wrappedValue: V }",
            "struct A { @TYPE var x = 1 }",
        ],
        [
            "@resultBuilder struct TYPE { static func buildBlock(_ n: Int...) -> [Int] { n } }",
            "@TYPE func NAME() -> [Int] { 1; 2 }",
        ],
        ["typealias IntegerLiteralType = Double", "let pi = 3\nfunc NAME() -> Double { pi }"],
        ["let NAME = 1", "func own() -> Int { NAME }"],
        ["import Foundation\nfunc now() -> Date { Date() }", "func NAME() -> Date { Date() }"],
        ["import Dispatch\nlet queue = DispatchQueue.main", "let NAME = DispatchQueue.main"],
        ["@MainActor struct TYPE {}", "func NAME() -> [TYPE] { [] }"],
    ]

    /// Right, worth a warning, or wrong for some stage of the compiler.
    private static let singles = [
        "struct TYPE: Sendable, Equatable {}", "protocol TYPE { func NAME() }",
        "struct TYPE {}\nfunc == (a: TYPE, b: TYPE) -> Bool { true }",
        "import Observation\n@Observable final class TYPE { var size = 1 }",
        "let n: Int = \"NAME\"", "func NAME() -> Int { }",
        "func NAME() -> Int { let x: Int; return x }", "var NAME = 0",
        "func NAME() { let unused = 1 }", "func NAME() { var never = 1; _ = never }",
        """
        final class TYPE { var n = 0 }
        func NAME() async { let it = TYPE(); Task.detached { it.n += 1 }; it.n += 1 }
        """,
        "@MainActor func NAME() {}\nfunc call() { NAME() }", "let it = nowhere",
        "func NAME() -> Int { nowhere }", "print(\"NAME\")", "print(TYPE.self)",
    ]
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine.
private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int(next() % UInt64(choices.count))]
    }
}

import Foundation
import Testing

@testable import Verify

/// Which tests are run again, and what is said of them, when their program ends too early.
@Suite struct TestRoundsTests {
    private enum Said { case started, ended, nothing }

    private let trap = ProgramEnd.signal(4)

    /// A run that said so much of its tests.
    private func run(_ tests: KeyValuePairs<String, Said>, ended: Bool = false) throws -> TestRun {
        var lines: [String] = []
        func add(_ kind: String, _ payload: String) {
            lines.append("{\"kind\":\"\(kind)\",\"payload\":{\(payload)},\"version\":0}")
        }
        for (name, _) in tests {
            add("test", "\"id\":\"M.\(name)()\",\"kind\":\"function\",\"name\":\"\(name)()\"")
        }
        for (name, said) in tests {
            if said != .nothing {
                add("event", "\"kind\":\"testStarted\",\"testID\":\"M.\(name)()\"")
            }
            if said == .ended { add("event", "\"kind\":\"testEnded\",\"testID\":\"M.\(name)()\"") }
        }
        if ended { add("event", "\"kind\":\"runEnded\"") }
        return TestRun(
            try lines.map { try JSONDecoder().decode(TestEvent.self, from: Data($0.utf8)) }
        )
    }

    private func ends(_ rounds: TestRounds) -> [String] {
        rounds.result.tests.map { test in
            switch test.end {
            case .ended: "\(test.name) ended"
            case .cutShort(let cut): "\(test.name) \(cut.end.words), alone: \(cut.ranAlone)"
            case .never: "\(test.name) did not run"
            case .skipped: "\(test.name) was skipped"
            case .noCases: "\(test.name) has no cases"
            }
        }
    }

    @Test func aRunThatEndsIsTheOnlyOne() throws {
        var rounds = TestRounds()
        #expect(rounds.next == .together(without: []))
        rounds.add(
            try run(["a": .ended, "b": .nothing], ended: true),
            .returned(code: 0),
            output: ""
        )
        #expect(rounds.next == nil)
        #expect(rounds.result.ended)
        #expect(ends(rounds) == ["a() ended", "b() did not run"])
    }

    @Test func theOnlyTestThatWasRunningIsLeftOut() throws {
        var rounds = TestRounds()
        rounds.add(try run(["a": .ended, "b": .started, "c": .nothing]), trap, output: "")
        #expect(rounds.next == .together(without: ["M.b()"]))
        rounds.add(
            try run(["a": .ended, "c": .ended], ended: true),
            .returned(code: 0),
            output: ""
        )
        #expect(rounds.next == nil)
        #expect(rounds.result.ended)
        #expect(
            ends(rounds) == ["a() ended", "b() crashed with signal 4, alone: true", "c() ended"]
        )
    }

    @Test func oneOfManyIsFoundByRunningThemInTurn() throws {
        var rounds = TestRounds()
        rounds.add(try run(["a": .started, "b": .started, "c": .started]), trap, output: "")
        #expect(rounds.next == .inTurn(without: []))
        rounds.add(try run(["a": .ended, "b": .started, "c": .nothing]), trap, output: "")
        #expect(rounds.next == .inTurn(without: ["M.a()", "M.b()"]))
        rounds.add(try run(["c": .ended], ended: true), .returned(code: 0), output: "")
        #expect(rounds.next == nil)
        #expect(
            ends(rounds) == ["a() ended", "b() crashed with signal 4, alone: true", "c() ended"]
        )
    }

    @Test func aCrashThatNoTestCausesByItselfPassesNone() throws {
        var rounds = TestRounds()
        rounds.add(try run(["a": .started, "b": .started, "c": .ended]), trap, output: "")
        let good = try run(["a": .ended, "b": .ended, "c": .ended], ended: true)
        rounds.add(good, .returned(code: 0), output: "")
        #expect(rounds.next == nil)
        let wanted = ["a", "b"].map { "\($0)() crashed with signal 4, alone: false" }
        #expect(ends(rounds) == wanted + ["c() ended"])
        #expect(!rounds.result.isGood)
    }

    @Test func aTestThatHadLessTimeIsRunByItself() throws {
        let late = ProgramEnd.tookTooLong(seconds: 60)
        var rounds = TestRounds()
        rounds.add(try run(["a": .started, "b": .started]), late, output: "")
        rounds.add(try run(["a": .ended, "b": .started]), late, output: "")
        #expect(rounds.next == .only("M.b()"))
        var slow = rounds
        slow.add(try run(["b": .ended], ended: true), .returned(code: 0), output: "")
        #expect(slow.next == nil)
        rounds.add(try run(["b": .started]), late, output: "")
        #expect(ends(rounds) == ["a() ended", "b() was still running after 60 s, alone: true"])
    }

    @Test func aProgramThatEndsBetweenItsTestsIsNotRunAgain() throws {
        var rounds = TestRounds()
        rounds.add(try run(["a": .ended, "b": .nothing]), trap, output: "")
        #expect(rounds.next == nil)
        #expect(!rounds.result.ended)
        #expect(ends(rounds) == ["a() did not run", "b() did not run"])
    }

    @Test func aRoundThatRunsNothingIsTheLast() throws {
        var rounds = TestRounds()
        rounds.add(try run(["a": .started, "b": .started]), trap, output: "")
        rounds.add(try run([:], ended: true), .returned(code: 0), output: "")
        #expect(rounds.next == nil)
        #expect(!rounds.result.ended)
    }

    @Test func manyThatEndTheirProgramStopTheRun() throws {
        let names = (0..<15).map { "t\(10 + $0)" }
        var rounds = TestRounds()
        var count = 0
        while rounds.next != nil {
            let done = max(0, count - 1)
            let tests = names.dropFirst(done).enumerated().map { place, name in
                (name, count == 0 || place == 0 ? Said.started : .nothing)
            }
            let events = try tests.reduce(into: [TestRun]()) { $0.append(try run([$1.0: $1.1])) }
            var all = TestRun([])
            all.tests = events.flatMap(\.tests)
            rounds.add(all, trap, output: "")
            count += 1
        }
        #expect(count == TestRounds.culpritLimit + 1)
        #expect(rounds.result.culprits.count == TestRounds.culpritLimit)
        #expect(ends(rounds).count { $0.hasSuffix("did not run") } == 5)
    }

    @Test func anIdIsMatchedAsItIsWritten() throws {
        let round = TestRounds.Round.together(without: ["M.S/a(_:)/T+x.swift:1:2"])
        let pattern = try #require(round.arguments.last)
        #expect(round.arguments.first == "--skip")
        #expect(pattern == #"^M\.S\/a\(_:\)\/T\+x\.swift:1:2$"#)
        let expression = try Regex(pattern)
        #expect("M.S/a(_:)/T+x.swift:1:2".contains(expression))
        #expect(!"M.S/a(_:)/T+x.swift:1:21".contains(expression))
    }
}

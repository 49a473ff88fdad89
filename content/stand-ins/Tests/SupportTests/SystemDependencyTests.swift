import Dependencies
import Foundation
import Testing

@Suite struct SystemDependencyTests {
    @Test func nothingOfTheSystemIsUsedUnnoticed() async {
        @Dependency(\.date.now) var now
        @Dependency(\.uuid) var uuid
        @Dependency(\.continuousClock) var clock
        @Dependency(\.calendar) var calendar
        @Dependency(\.openURL) var openURL
        @Dependency(\.withRandomNumberGenerator) var withRandomNumbers
        withKnownIssue { _ = now }
        withKnownIssue { _ = uuid() }
        withKnownIssue { _ = calendar }
        withKnownIssue { _ = withRandomNumbers { Bool.random(using: &$0) } }
        await withKnownIssue { try await clock.sleep(for: .zero) }
        await withKnownIssue { await openURL(URL(filePath: "/")) }
    }

    @Test func identitiesCount() {
        withDependencies {
            $0.uuid = .incrementing
        } operation: {
            @Dependency(\.uuid) var uuid
            #expect(uuid() == UUID(0))
            #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
        }
        #expect(UUID(255).uuidString.hasSuffix("0000000000FF"))
    }

    @Test func timeStandsStill() {
        withDependencies {
            $0.date.now = Date(timeIntervalSince1970: 5)
            $0.calendar = Calendar(identifier: .gregorian)
            $0.timeZone = .gmt
        } operation: {
            @Dependency(\.date) var date
            #expect(date() == date.now)
            #expect(date.now.timeIntervalSince1970 == 5)
        }
    }

    @Test func aClockIsReplaced() async throws {
        let clock = TestClock()
        let woke = LockIsolated(false)
        let task = withDependencies {
            $0.continuousClock = clock
        } operation: {
            @Dependency(\.continuousClock) var clock
            return Task {
                for await _ in clock.timer(interval: .seconds(1)) {
                    woke.setValue(true)
                    return
                }
            }
        }
        await clock.advance(by: .seconds(1))
        #expect(woke.value)
        await task.value
    }

    @Test func randomNumbersCanBeForeseen() {
        struct Counter: RandomNumberGenerator, Sendable {
            var number: UInt64 = 0
            mutating func next() -> UInt64 {
                number += 1
                return number
            }
        }
        withDependencies {
            $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counter())
        } operation: {
            @Dependency(\.withRandomNumberGenerator) var withRandomNumbers
            #expect(withRandomNumbers { $0.next() } == 1)
            #expect(withRandomNumbers { $0.next() } == 2)
        }
    }
}

import Foundation
import IdentifiedCollections
import Observation
import Sharing
import Testing

private struct Settings: Codable, Equatable, Sendable {
    var name = ""
    var size: Int?
}

private enum Theme: String, Sendable { case light, dark }

private struct Person: Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
    fileprivate static var visits: Self { Self[.inMemory("visits"), default: 3] }
}

private struct Counter {
    @Shared var count: Int
}

@Suite struct SharingTests {
    @Test func everyHolderSeesAChange() {
        @Shared(.inMemory("count")) var first = 1
        @Shared(.inMemory("count")) var second = 9
        #expect(second == 1)
        $first.withLock { $0 += 1 }
        #expect(second == 2)
    }

    @Test func anotherTestSeesNothingOfIt() {
        @Shared(.inMemory("count")) var count = 7
        #expect(count == 7)
        $count.withLock { $0 = 8 }
    }

    @Test func aShareIsHandedOn() {
        @Shared(value: 1) var count
        let counter = Counter(count: $count)
        counter.$count.withLock { $0 = 5 }
        #expect(count == 5)
    }

    @Test func aPartIsShared() throws {
        @Shared(value: Settings()) var settings
        let name = $settings.name
        name.withLock { $0 = "new" }
        #expect(settings.name == "new")
        #expect(Shared($settings.size) == nil)
        $settings.withLock { $0.size = 1 }
        let size = try #require(Shared($settings.size))
        size.withLock { $0 += 1 }
        #expect(settings.size == 2)
        #expect(SharedReader($settings).name.wrappedValue == "new")
    }

    @Test func anElementIsSharedByItsIdentity() throws {
        @Shared(value: [Person(id: 1, name: "a")]) var people: IdentifiedArrayOf<Person>
        let person = try #require(Shared($people[id: 1]))
        person.name.withLock { $0 = "b" }
        #expect(people[id: 1]?.name == "b")
        #expect(Shared($people[id: 2]) == nil)
    }

    @Test func defaultsKeepWhatAKeyHolds() {
        @Dependency(\.defaultAppStorage) var defaults
        defaults.set(4, forKey: "stored")
        @Shared(.appStorage("stored")) var stored = 0
        @Shared(.appStorage("theme")) var theme = Theme.light
        @Shared(.appStorage("absent")) var absent: String?
        #expect(stored == 4 && theme == .light && absent == nil)
        $stored.withLock { $0 = 5 }
        $theme.withLock { $0 = .dark }
        $absent.withLock { $0 = "here" }
        #expect(defaults.object(forKey: "stored") as? Int == 5)
        #expect(defaults.object(forKey: "theme") as? String == "dark")
        #expect(defaults.object(forKey: "absent") as? String == "here")
    }

    @Test func aFileKeepsAValue() {
        let url = URL(filePath: "/settings.json")
        withDependencies {
            $0.defaultFileStorage = .inMemory
        } operation: {
            @Shared(.fileStorage(url)) var settings = Settings()
            $settings.withLock { $0.name = "kept" }
            #expect($settings.saveError == nil)
            @SharedReader(.fileStorage(url)) var reader = Settings(name: "other")
            #expect(reader.name == "kept")
        }
        @Shared(.fileStorage(url)) var other = Settings(name: "default")
        #expect(other.name == "default")
    }

    @Test func aKeyBringsItsDefault() {
        @Shared(.visits) var visits
        #expect(visits == 3)
        $visits.withLock { $0 += 1 }
        @SharedReader(.visits) var reader
        #expect(reader == 4)
    }

    @Test func aChangeIsObserved() {
        @Shared(value: 1) var count
        let changes = LockIsolated(0)
        withObservationTracking {
            _ = count
        } onChange: {
            changes.withValue { $0 += 1 }
        }
        $count.withLock { $0 = 2 }
        #expect(changes.value == 1)
    }

    @Test func tasksDoNotLoseChanges() async {
        let count = Shared(value: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
        }
        #expect(count.wrappedValue == 100)
    }

    @Test func anErrorOfReadingIsKept() async throws {
        let settings = Shared(
            wrappedValue: Settings(name: "default"),
            .fileStorage(
                URL(filePath: "/broken.json"),
                decode: { @Sendable _ in throw CancellationError() },
                encode: { @Sendable _ in Data() }
            )
        )
        #expect(settings.loadError == nil)
        try await settings.save()
        await #expect(throws: CancellationError.self) { try await settings.load() }
        #expect(settings.loadError is CancellationError)
        #expect(settings.wrappedValue.name == "default")
    }
}

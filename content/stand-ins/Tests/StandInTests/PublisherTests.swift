import Combine
import Foundation
import Testing

struct PublisherTests {
    @Test func subject_handsOnToAllUntilTheyCancel() {
        let subject = PassthroughSubject<Int, Never>()
        var first: [Int] = []
        var second: [Int] = []
        let one = subject.sink { first.append($0) }
        let two = subject.map { $0 * 10 }.filter { $0 > 10 }.sink { second.append($0) }
        subject.send(1)
        subject.send(2)
        one.cancel()
        subject.send(3)
        #expect(first == [1, 2])
        #expect(second == [20, 30])
        two.cancel()
    }

    @Test func currentValue_beginsWithTheLast() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.value = 2
        var seen: [Int] = []
        let listening = subject.sink { seen.append($0) }
        subject.send(3)
        #expect(seen == [2, 3])
        #expect(subject.value == 3)
        listening.cancel()
    }

    @Test func completion_endsASubject() {
        let subject = PassthroughSubject<Int, Never>()
        var ends = 0
        let early = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
        subject.send(completion: .finished)
        subject.send(completion: .finished)
        let late = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
        #expect(ends == 2)
        early.cancel()
        late.cancel()
    }

    @Test func subscription_endsWhenLetGoOf() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var kept: Set<AnyCancellable> = []
        subject.sink { seen.append($0) }.store(in: &kept)
        subject.send(1)
        kept.removeAll()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func notifications_areHandedOnWhereTheyArePosted() {
        let center = NotificationCenter()
        let name = Notification.Name("boiled")
        var seen = 0
        let listening = center.publisher(for: name).sink { _ in seen += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(seen == 1)
        listening.cancel()
        center.post(name: name, object: nil)
        #expect(seen == 1)
    }
}

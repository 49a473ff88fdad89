import Combine
import Foundation
import SwiftUI

final class Kettle: ObservableObject {
    @Published var degrees = 20
    let whistle = PassthroughSubject<Void, Never>()
    let mode = CurrentValueSubject<String, Never>("off")
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        $degrees.map { "\($0)" }.filter { !$0.isEmpty }
            .sink { print($0) }
            .store(in: &subscriptions)
        mode.eraseToAnyPublisher().sink { print($0) }.store(in: &subscriptions)
        Just(1).sink { print($0) }.cancel()
    }

    func boil() {
        degrees = 100
        whistle.send()
        mode.send("on")
        mode.value = "off"
    }
}

struct Tick: View {
    @StateObject private var kettle = Kettle()
    @State private var seconds = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(seconds)")
            .onReceive(timer) { date in print(date) }
            .onReceive(timer) { _ in seconds += 1 }
            .onReceive(kettle.$degrees) { seconds = $0 }
            .onReceive(kettle.whistle) { seconds += 1 }
            .onReceive(NotificationCenter.default.publisher(for: .init("boiled"))) { note in
                print(note.name)
            }
            .onReceive(Just("x")) { print($0) }
    }
}

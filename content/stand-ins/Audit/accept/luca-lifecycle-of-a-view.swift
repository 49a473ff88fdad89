// A view that reports its appearance and disappearance to its store.
import SwiftUI

@MainActor @Observable final class TimerStore {
    enum Action: Sendable { case task(String), onDisappear, startButtonTapped }
    var seconds = 0
    func send(_ action: Action) async { seconds += 1 }
}

struct TimerView: View {
    @State var store: TimerStore

    var body: some View {
        VStack {
            Text("\(store.seconds)")
            Button("Start") { Task { await store.send(.startButtonTapped) } }
        }
        .task { await store.send(.task(String(describing: Self.self))) }
        .onDisappear { Task { await store.send(.onDisappear) } }
    }
}

#Preview {
    TimerView(store: TimerStore())
}

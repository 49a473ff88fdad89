// A binding whose setter starts a task: the closures carry their isolation through a generic
// extension.
import SwiftUI

extension Binding where Value: Sendable {
    init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext asyncSet: @escaping @isolated(any) @Sendable (Value) async -> Void
    ) {
        self.init(get: get, set: { value in Task { await asyncSet(value) } })
    }
}

@MainActor @Observable final class SettingsStore {
    enum Action: Sendable { case soundToggleSwitched(Bool) }
    private(set) var hasSound = false

    func send(_ action: Action) async {
        switch action {
        case .soundToggleSwitched(let isOn): hasSound = isOn
        }
    }
}

struct SettingsView: View {
    @State var store: SettingsStore

    var body: some View {
        Toggle(
            "Sound",
            isOn: Binding(
                get: { store.hasSound },
                asyncSet: { await store.send(.soundToggleSwitched($0)) }
            )
        )
    }
}

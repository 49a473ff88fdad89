// Functions on the main actor as actions of buttons, bindings and tasks.
import SwiftUI

@MainActor final class Player {
    var isPlaying = false
    var volume = 0.5
    func toggle() { isPlaying.toggle() }
    func load() async {}
}

struct PlayerView: View {
    let player: Player

    var body: some View {
        Button("Play", action: player.toggle)
        Button { player.toggle() } label: { Text("Play") }
        Slider(value: Binding(get: { player.volume }, set: { player.volume = $0 }))
        Text("x")
            .task(player.load)
            .task(id: player.isPlaying, priority: .background) { await player.load() }
            .refreshable(action: player.load)
            .onAppear(perform: player.toggle)
            .onChange(of: player.isPlaying) { player.toggle() }
            .onChange(of: player.isPlaying, initial: true) { old, new in _ = old != new }
            .onTapGesture(count: 2) { player.toggle() }
            .onHover { _ in player.toggle() }
    }
}

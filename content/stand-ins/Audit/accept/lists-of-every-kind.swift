// Lists and loops over identifiable, keyed, ranged and bound data, with selection and editing.
import SwiftUI

struct Song: Identifiable, Hashable { let id: Int; var title: String; var isLiked = false }

struct Songs: View {
    @State private var songs = [Song(id: 1, title: "a")]
    @State private var selection: Song.ID?
    @State private var several: Set<Song.ID> = []

    var body: some View {
        List(songs) { Text($0.title) }
        List(songs, selection: $selection) { Text($0.title) }
        List(songs, selection: $several) { Text($0.title) }
        List(["a", "b"], id: \.self) { Text($0) }
        List(0..<3) { Text("\($0)") }
        List($songs) { $song in Toggle(song.title, isOn: $song.isLiked) }
        List(selection: $selection) {
            Section("Liked") {
                ForEach(songs) { song in
                    Text(song.title).tag(song.id)
                        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("x") {} }
                        .listRowSeparator(.hidden)
                        .listRowBackground(Color.clear)
                }
                .onDelete { songs.remove(atOffsets: $0) }
                .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
            }
            Section { Text("row") } header: { Text("head") } footer: { Text("foot") }
        }
        .listStyle(.insetGrouped)
        .refreshable { await reload() }
    }

    private func reload() async { songs = [] }
}

// Selections: one, an optional one, a set, and bindings between them.
import SwiftUI

enum Side: String, CaseIterable, Identifiable { case left, right; var id: Self { self } }

struct Selections: View {
    @State private var one = Side.left
    @State private var maybe: Side?
    @State private var many: Set<Side> = []
    @State private var text: String?

    var body: some View {
        List(Side.allCases, selection: $maybe) { Text($0.rawValue) }
        List(Side.allCases, selection: $many) { Text($0.rawValue) }
        List(selection: $many) { ForEach(Side.allCases) { Text($0.rawValue) } }
        Picker("x", selection: $one) { ForEach(Side.allCases) { Text($0.rawValue) } }
        Picker("x", selection: $maybe) {
            Text("none").tag(Side?.none)
            ForEach(Side.allCases) { Text($0.rawValue).tag(Optional($0)) }
        }
        TextField("x", text: Binding($text) ?? .constant(""))
        TextField("x", text: Binding(get: { text ?? "" }, set: { text = $0 }))
        TabView(selection: $maybe) { Text("a").tag(Side?.some(.left)) }
            .sheet(item: $maybe) { Text($0.rawValue) }
            .navigationDestination(item: $maybe) { Text($0.rawValue) }
            .animation(.default, value: many)
            .onChange(of: maybe) { old, new in one = new ?? old ?? .left }
    }
}

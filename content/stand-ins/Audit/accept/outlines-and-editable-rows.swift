import SwiftUI

struct Leaf: Identifiable {
    let id: Int
    var name = ""
    var children: [Leaf]?
}

struct Outlines: View {
    @State private var leaves = [Leaf(id: 1)]
    @State private var selection: Int?
    @State private var selections: Set<Int> = []

    var body: some View {
        List(leaves, children: \.children) { Text($0.name) }
        List(leaves, children: \.children, selection: $selection) { Text($0.name) }
        List(leaves, id: \.name, children: \.children) { Text($0.name) }
        List { OutlineGroup(leaves, children: \.children) { Text($0.name) } }
        List { OutlineGroup(leaves[0], children: \.children) { Text($0.name) } }
        List($leaves, editActions: .all) { $leaf in TextField("Name", text: $leaf.name) }
        List($leaves, editActions: [.move, .delete]) { $leaf in Text(leaf.name) }
        List($leaves, editActions: .delete, selection: $selection) { $leaf in Text(leaf.name) }
        List($leaves, editActions: .move, selection: $selections) { $leaf in Text(leaf.name) }
        List {
            ForEach($leaves, editActions: .move) { $leaf in Text(leaf.name) }
            ForEach($leaves, id: \.name, editActions: .all) { $leaf in Text(leaf.name) }
        }
        .listSectionSpacing(.compact)
        .listSectionSpacing(4)
    }
}

// What a builder takes: conditions, optionals, switches, availability and more than ten children.
import SwiftUI

enum Phase { case idle, loading, failed(String) }

struct Many: View {
    let phase: Phase
    let note: String?

    var body: some View {
        switch phase {
        case .idle: Text("idle")
        case .loading: ProgressView()
        case .failed(let why): Text(why).foregroundStyle(.red)
        }
        if let note { Text(note) }
        if #available(iOS 99, macOS 99, *) { Text("new") } else { Text("old") }
        VStack {
            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
            Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
        }
        let length = note?.count ?? 0
        Text("\(length)")
    }

    @ViewBuilder private var footer: some View {
        if note == nil { EmptyView() } else { Divider() }
    }

    @ViewBuilder func row(_ index: Int) -> some View {
        if index.isMultiple(of: 2) { Text("even") } else { Image(systemName: "star") }
    }
}

func erased(_ flag: Bool) -> AnyView {
    if flag { return AnyView(Text("a")) }
    return AnyView(erasing: Image("b"))
}

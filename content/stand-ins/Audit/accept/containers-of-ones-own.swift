// Views that take content, optional content, and content made for a value.
import SwiftUI

struct Row<Leading: View, Trailing: View>: View {
    let leading: Leading
    let trailing: Trailing

    init(@ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing) {
        self.leading = leading()
        self.trailing = trailing()
    }

    var body: some View { HStack { leading; Spacer(); trailing } }
}

extension Row where Trailing == EmptyView {
    init(@ViewBuilder leading: () -> Leading) {
        self.init(leading: leading, trailing: { EmptyView() })
    }
}

struct Loaded<Value, Content: View>: View {
    let value: Value?
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        if let value { content(value) } else { ProgressView() }
    }
}

struct Page: View {
    let names = ["a", "b"]

    var body: some View {
        Row { Text("a") }
        Row { Text("a") } trailing: { Image(systemName: "x") }
        Loaded(value: names.first) { Text($0) }
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in
            Text("\(index) \(name)")
        }
        header
        Group { if names.isEmpty { Text("none") } }.font(.caption)
    }

    private var header: some View { Text("header").bold() }
}

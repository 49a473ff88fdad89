// A layout with a cache, and layouts that change places.
import SwiftUI

struct Rows: Layout {
    struct Sizes { var all: [CGSize] = [] }

    func makeCache(subviews: Subviews) -> Sizes {
        Sizes(all: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Sizes
    ) -> CGSize {
        cache.all.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $1.height) }
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Sizes
    ) {
        for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
    }
}

struct Arranged: View {
    @State private var isWide = false

    var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 3))
        layout { Text("a"); Text("b") }
        Rows { Text("c") }
        Grid { GridRow { Text("1"); Text("2") } }
        ViewThatFits { Text("long"); Text("short") }
    }
}

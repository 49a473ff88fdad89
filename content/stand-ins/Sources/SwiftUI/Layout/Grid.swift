public import Foundation

/// Arranges rows of views in columns.
public nonisolated struct Grid<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable)
extension Grid: Sendable {}

/// A row of a grid.
public nonisolated struct GridRow<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        alignment: VerticalAlignment? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

/// A grid that grows to the right.
public nonisolated struct LazyHGrid<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

/// Shows the first of its views that fits.
public nonisolated struct ViewThatFits<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        in axes: Axis.Set = [.horizontal, .vertical],
        @ViewBuilder content: () -> Content
    ) {}
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

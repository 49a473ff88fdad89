public import Foundation

/// Arranges views in a column.
public nonisolated struct VStack<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable)
extension VStack: Sendable {}

/// Arranges views in a row.
public nonisolated struct HStack<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable)
extension HStack: Sendable {}

/// Lays views over each other.
public nonisolated struct ZStack<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable)
extension ZStack: Sendable {}

/// A column that makes its views when they are needed.
public nonisolated struct LazyVStack<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable)
extension LazyVStack: Sendable {}

/// A row that makes its views when they are needed.
public nonisolated struct LazyHStack<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable)
extension LazyHStack: Sendable {}

/// A grid that grows downwards.
public nonisolated struct LazyVGrid<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable)
extension LazyVGrid: Sendable {}

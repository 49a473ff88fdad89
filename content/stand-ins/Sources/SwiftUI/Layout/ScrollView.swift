/// Shows part of a larger content.
public nonisolated struct ScrollView<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}
}

extension ScrollView {
    public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable)
extension ScrollView: Sendable {}

/// Tells its content how large it is.
public nonisolated struct GeometryReader<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

@available(*, unavailable)
extension GeometryReader: Sendable {}

/// A line between views.
public nonisolated struct Divider: View {
    public var body: Never { builtIn() }

    public nonisolated init() {}
}

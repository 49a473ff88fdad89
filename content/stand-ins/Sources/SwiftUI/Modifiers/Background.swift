public import Foundation

extension View {
    @_disfavoredOverload public nonisolated func overlay<Overlay>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View where Overlay: View { self }

    public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View
    where S: ShapeStyle { self }

    public nonisolated func overlay<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { self }

    public nonisolated func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View where S: ShapeStyle
    { self }

    public nonisolated func overlay<S, T>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape { self }

    @_disfavoredOverload public nonisolated func background<Background>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View where Background: View { self }

    public nonisolated func background<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { self }

    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        self
    }

    public nonisolated func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View where S: ShapeStyle
    { self }

    public nonisolated func background<S>(in shape: S, fillStyle: FillStyle = FillStyle())
        -> some View where S: Shape
    { self }

    public nonisolated func background<S, T>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape { self }

    public nonisolated func background<S>(in shape: S, fillStyle: FillStyle = FillStyle())
        -> some View where S: InsettableShape
    { self }

    public nonisolated func background<S, T>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: InsettableShape { self }

    public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
    where S: Shape { self }

    public nonisolated func clipped(antialiased: Bool = false) -> some View { self }

    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        self
    }
}

public import Foundation

extension View {
    public nonisolated func offset(_ offset: CGSize) -> some View { self }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

    public nonisolated func fixedSize() -> some View { self }

    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
    { self }

    public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }

    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    { self }

    public nonisolated func padding(_ length: CGFloat) -> some View { self }

    public nonisolated func zIndex(_ value: Double) -> some View { self }

    public nonisolated func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }

    public nonisolated func frame() -> some View { self }

    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }

    public nonisolated func layoutPriority(_ value: Double) -> some View { self }

    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View { self }

    public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable { self }

    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        self
    }

    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        self
    }

    public nonisolated func scaleEffect(
        x: CGFloat = 1.0,
        y: CGFloat = 1.0,
        anchor: UnitPoint = .center
    ) -> some View { self }
}

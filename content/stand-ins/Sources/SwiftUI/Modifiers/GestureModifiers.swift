public import Foundation

extension View {
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
        -> some View
    { self }

    @_disfavoredOverload public nonisolated func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }

    public nonisolated func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }

    public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all)
        -> some View where T: Gesture
    { self }

    public nonisolated func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all)
        -> some View where T: Gesture
    { self }

    public nonisolated func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all)
        -> some View where T: Gesture
    { self }

    public nonisolated func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View
    where T: Gesture { self }

    public nonisolated func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
    where T: Gesture { self }

    public nonisolated func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
    where T: Gesture { self }

    public nonisolated func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View where T: Gesture
    { self }

    public nonisolated func highPriorityGesture<T>(
        _ gesture: T,
        name: String,
        isEnabled: Bool = true
    ) -> some View where T: Gesture { self }

    public nonisolated func simultaneousGesture<T>(
        _ gesture: T,
        name: String,
        isEnabled: Bool = true
    ) -> some View where T: Gesture { self }
}

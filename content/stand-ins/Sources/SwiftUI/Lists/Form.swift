/// Groups the controls of a settings page.
public struct Form<Content>: View where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable)
extension Form: Sendable {}

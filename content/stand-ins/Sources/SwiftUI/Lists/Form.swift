/// Groups the controls of a settings page.
public nonisolated struct Form<Content>: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable)
extension Form: Sendable {}

extension Form where Content == FormStyleConfiguration.Content {
    public nonisolated init(_ configuration: FormStyleConfiguration) {}
}

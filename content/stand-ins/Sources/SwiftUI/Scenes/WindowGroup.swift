/// Windows that all show the same kind of content.
public nonisolated struct WindowGroup<Content>: Scene where Content: View {
    public var body: Never { builtIn() }
}

extension WindowGroup {
    public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {}

    @_disfavoredOverload public nonisolated init(
        _ title: Text,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) where S: StringProtocol {}

    public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {}

    @_disfavoredOverload public nonisolated init(
        _ title: Text,
        @ViewBuilder makeContent: @escaping () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder makeContent: @escaping () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        @ViewBuilder makeContent: @escaping () -> Content
    ) where S: StringProtocol {}
}

@available(*, unavailable)
extension WindowGroup: Sendable {}

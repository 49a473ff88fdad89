/// A control that opens a menu of actions.
public nonisolated struct Menu<Label, Content>: View where Label: View, Content: View {
    public var body: Never { builtIn() }

}

extension Menu {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Label == Text {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where Label == Text, S: StringProtocol {}

    public nonisolated init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) where Label == Text {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) where Label == Text, S: StringProtocol {}
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {}
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public nonisolated init(_ configuration: MenuStyleConfiguration) {}
}

@available(*, unavailable)
extension Menu: Sendable {}

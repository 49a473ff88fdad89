/// One tab of a tab view: its content, its label and the value that selects it.
public struct Tab<Value, Content, Label> {

}

extension Tab where Value == Never, Content: View, Label: View {
    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        image: String,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel, S: StringProtocol {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        image: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel, S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel, S: StringProtocol {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel, S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}

    public nonisolated init(@ViewBuilder content: () -> Content) where Label == EmptyView {}

    public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    public nonisolated init(
        role: TabRole?,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

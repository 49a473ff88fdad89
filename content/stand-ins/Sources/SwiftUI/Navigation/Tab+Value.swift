// The tabs of a tab view with a selection: each has the value that selects it.
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    public nonisolated init(
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {}
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {}
}

extension Tab where Value: Hashable, Content: View, Label: View {
    public nonisolated init(
        value: Value,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    public var body: Self { return self }
}

@available(*, unavailable)
extension Tab: Sendable {}

/// A group of tabs under a header.
public struct TabSection<Header, Content, Footer, SelectionValue> {}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
    public typealias TabValue = SelectionValue

    public var body: Self { return self }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) where S: StringProtocol {}
}

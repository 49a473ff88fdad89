/// Switches between views by tabs.
public nonisolated struct TabView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        selection: Binding<SelectionValue>?,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init<C>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {}
}

extension TabView where SelectionValue == Int {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension TabView {
    public init<C>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {}
}

@available(*, unavailable)
extension TabView: Sendable {}

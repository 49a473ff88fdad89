/// Content that folds away.
public nonisolated struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: @escaping () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ label: S,
        @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {}

    @_disfavoredOverload public nonisolated init<S>(
        _ label: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {}
}

@available(*, unavailable)
extension DisclosureGroup: Sendable {}

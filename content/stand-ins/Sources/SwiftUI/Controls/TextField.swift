/// A control for a line of text.
public nonisolated struct TextField<Label>: View where Label: View {
    public var body: Never { builtIn() }

}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text?,
        axis: Axis
    ) {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis)
    where S: StringProtocol {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        text: Binding<String>,
        prompt: Text?,
        axis: Axis
    ) where S: StringProtocol {}

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        text: Binding<String>,
        prompt: Text?
    ) where S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) where S: StringProtocol {}

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>)
    where S: StringProtocol {}
}

extension TextField {
    public nonisolated init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(
        text: Binding<String>,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {}
}

@available(*, unavailable)
extension TextField: Sendable {}

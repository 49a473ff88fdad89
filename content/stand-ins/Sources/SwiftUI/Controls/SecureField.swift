/// A control for a secret.
public nonisolated struct SecureField<Label>: View where Label: View {
    public var body: Never { builtIn() }

}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        text: Binding<String>,
        prompt: Text?
    ) where S: StringProtocol {}

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, text: Binding<String>)
    where S: StringProtocol {}
}

extension SecureField {
    public nonisolated init(
        text: Binding<String>,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {}
}

@available(*, unavailable)
extension SecureField: Sendable {}

/// A control for a long text.
public nonisolated struct TextEditor: View {
    public var body: Never { builtIn() }

}

extension TextEditor {
    public nonisolated init(text: Binding<String>) {}

    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {}
}

@available(*, unavailable)
extension TextEditor: Sendable {}

public import Foundation

extension TextField where Label == Text {
    public nonisolated init<F>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {}

    @_disfavoredOverload public nonisolated init<S, F>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {}

    public nonisolated init<F>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {}

    @_disfavoredOverload public nonisolated init<S, F>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {}

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?
    ) {}

    @_disfavoredOverload public nonisolated init<S, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?
    ) where S: StringProtocol {}

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter
    ) {}

    @_disfavoredOverload public nonisolated init<S, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter
    ) where S: StringProtocol {}
}

extension TextField {
    public nonisolated init<F>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {}

    public nonisolated init<F>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {}

    public nonisolated init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {}
}

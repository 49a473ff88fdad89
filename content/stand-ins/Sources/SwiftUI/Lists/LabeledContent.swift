public import Foundation

/// A value with a label.
public struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol {}
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {}

    @_disfavoredOverload
    public nonisolated init<S1, S2>(_ title: S1, value: S2)
    where S1: StringProtocol, S2: StringProtocol {}

    public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}

    @_disfavoredOverload
    public nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F)
    where
        S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
    {}
}

/// A container with a label around its content.
public nonisolated struct GroupBox<Label, Content>: View where Label: View, Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension GroupBox where Label == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol {}
}

/// A control for a yes or no.
public nonisolated struct Toggle<Label>: View where Label: View {
    public var body: Never { builtIn() }

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}

    public nonisolated init<C>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {}
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {}
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, isOn: Binding<Bool>)
    where S: StringProtocol {}

    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {}

    @_disfavoredOverload public nonisolated init<S, C>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {}
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isOn: Binding<Bool>
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        isOn: Binding<Bool>
    ) where S: StringProtocol {}

    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) where C: RandomAccessCollection {}

    @_disfavoredOverload public nonisolated init<S, C>(
        _ title: S,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {}
}

@available(*, unavailable)
extension Toggle: Sendable {}

public import Foundation

/// Shows how far a task has come.
public nonisolated struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
    public var body: Never { builtIn() }

}

extension ProgressView {
    public nonisolated init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {}

    public nonisolated init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {}

    public nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {}

    public nonisolated init<V>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {}

    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {}

    @_disfavoredOverload public nonisolated init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    }

    public nonisolated init(_ progress: Progress)
    where Label == EmptyView, CurrentValueLabel == EmptyView {}

    public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {}
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public nonisolated init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) {}
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {}
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView {}

    public nonisolated init(@ViewBuilder label: () -> Label) {}

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S)
    where Label == Text, S: StringProtocol {}
}

@available(*, unavailable)
extension ProgressView: Sendable {}

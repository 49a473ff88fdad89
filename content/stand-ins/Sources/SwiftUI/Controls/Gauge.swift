/// Shows a value in a range.
public nonisolated struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public var body: Never { builtIn() }
}

extension Gauge
where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
    public nonisolated init<V>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint {}
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public nonisolated init<V>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {}
}

/// A control that chooses a colour.
public nonisolated struct ColorPicker<Label>: View where Label: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {}
}

extension ColorPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {}

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) where S: StringProtocol {}
}

public import Foundation

extension View {
    public nonisolated func disabled(_ disabled: Bool) -> some View { self }

    public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

    public nonisolated func opacity(_ opacity: Double) -> some View { self }

    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { self }

    public nonisolated func redacted(reason: RedactionReasons) -> some View { self }

    public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

    public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle { self }

    public nonisolated func foregroundStyle<S1, S2, S3>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle { self }

    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View
    where V: Equatable { self }

    @_disfavoredOverload public nonisolated func animation(_ animation: Animation?) -> some View {
        self
    }

    public nonisolated func animation<V>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View { self }

    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { self }

    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

    public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { self }

    @_disfavoredOverload public nonisolated func tint(_ tint: Color?) -> some View { self }

    @_disfavoredOverload public nonisolated func transition(_ t: AnyTransition) -> some View {
        self
    }

    public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition { self }

    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

    public nonisolated func labelsHidden() -> some View { self }

    public nonisolated func badge(_ count: Int) -> some View { self }

    public nonisolated func badge(_ label: Text?) -> some View { self }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }

    @_disfavoredOverload public nonisolated func badge<S>(_ label: S?) -> some View
    where S: StringProtocol { self }

    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

    public nonisolated func help(_ text: Text) -> some View { self }

    @_disfavoredOverload public nonisolated func help<S>(_ text: S) -> some View
    where S: StringProtocol { self }
}

extension View where Self: Equatable {
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
}

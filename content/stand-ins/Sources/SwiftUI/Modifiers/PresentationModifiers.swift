public import Foundation

extension View {
    nonisolated public func interactiveDismissDisabled(
        _ isDisabled: Bool = true
    ) -> some View { self }
    nonisolated public func presentationBackground<S>(_ style: S) -> some View
    where S: ShapeStyle { self }
    nonisolated public func presentationBackground<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { self }
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View { self }
    nonisolated public func inspector<V>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { self }
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View { self }
    nonisolated public func searchSuggestions<S>(
        @ViewBuilder _ suggestions: () -> S
    ) -> some View where S: View { self }
    nonisolated public func searchCompletion(_ completion: String) -> some View { self }
    nonisolated public func searchScopes<V, S>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View where V: Hashable, S: View { self }

    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func defaultFocus<V>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View where V: Hashable { self }

    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func listRowSeparatorTint(
        _ color: Color?,
        edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// How sure a view is of being the first to have the focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// What a swipe over a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
    public static var automatic: PresentationContentInteraction { Self(name: "automatic") }
    public static var resizes: PresentationContentInteraction { Self(name: "resizes") }
    public static var scrolls: PresentationContentInteraction { Self(name: "scrolls") }

    let name: String
}

/// Whether what lies behind a presentation can be used.
public struct PresentationBackgroundInteraction: Sendable {
    public static var automatic: PresentationBackgroundInteraction { Self() }
    public static var enabled: PresentationBackgroundInteraction { Self() }
    public static var disabled: PresentationBackgroundInteraction { Self() }

    public static func enabled(
        upThrough detent: PresentationDetent
    ) -> PresentationBackgroundInteraction { Self() }
}

/// How much room is between the sections of a list.
public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    public static var automatic: PresentationAdaptation { PresentationAdaptation() }
    public static var none: PresentationAdaptation { PresentationAdaptation() }
    public static var popover: PresentationAdaptation { PresentationAdaptation() }
    public static var sheet: PresentationAdaptation { PresentationAdaptation() }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

/// How much a head stands out.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

/// Items of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items of a toolbar that people may rearrange.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { return builtIn() }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public var body: Never { return builtIn() }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// One item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    public var body: Never { return builtIn() }
}

extension ToolbarItem where ID == () {
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {}
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    public nonisolated init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable)
extension ToolbarItem: Sendable {}

/// Several items of a toolbar in one place.
public nonisolated struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    public var body: Never { return builtIn() }

    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {}
}

extension ToolbarItemGroup {
    public nonisolated init<C, L>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {}
}

@available(*, unavailable)
extension ToolbarItemGroup: Sendable {}

/// The content of a toolbar group with a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content, Label>: View
where Content: View, Label: View {
    public var body: Never { return builtIn() }
}

/// Space between items of a toolbar.
public nonisolated struct ToolbarTitleMenu<Content>: CustomizableToolbarContent
where Content: View {
    public var body: Never { return builtIn() }

    public nonisolated init() where Content == EmptyView {}

    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
}

/// Which bars a toolbar modifier changes.
public struct ToolbarPlacement: Sendable {
    public static var automatic: ToolbarPlacement { ToolbarPlacement() }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement() }
}

extension View {
    nonisolated public func toolbarVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbar(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarBackground<S>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> some View where S: ShapeStyle { self }
    nonisolated public func toolbarBackground(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarTitleDisplayMode(
        _ mode: ToolbarTitleDisplayMode
    ) -> some View { self }
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

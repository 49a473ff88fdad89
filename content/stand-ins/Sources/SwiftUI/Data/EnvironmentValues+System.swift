public import Foundation
public import FoundationGaps

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { self[SystemKey.Layout.self] }
        set { self[SystemKey.Layout.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[SystemKey.Enabled.self] }
        set { self[SystemKey.Enabled.self] = newValue }
    }

    public var openURL: OpenURLAction {
        get { self[SystemKey.OpenURL.self] }
        set { self[SystemKey.OpenURL.self] = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[SystemKey.TypeSize.self] }
        set { self[SystemKey.TypeSize.self] = newValue }
    }

    public var font: Font? {
        get { self[SystemKey.TextFont.self] }
        set { self[SystemKey.TextFont.self] = newValue }
    }

    public var locale: Locale {
        get { self[SystemKey.CurrentLocale.self] }
        set { self[SystemKey.CurrentLocale.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[SystemKey.CurrentCalendar.self] }
        set { self[SystemKey.CurrentCalendar.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[SystemKey.CurrentTimeZone.self] }
        set { self[SystemKey.CurrentTimeZone.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[SystemKey.Scheme.self] }
        set { self[SystemKey.Scheme.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[SystemKey.Phase.self] }
        set { self[SystemKey.Phase.self] = newValue }
    }

    public var editMode: Binding<EditMode>? {
        get { self[SystemKey.Editing.self] }
        set { self[SystemKey.Editing.self] = newValue }
    }

    public var lineLimit: Int? {
        get { self[SystemKey.Lines.self] }
        set { self[SystemKey.Lines.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SystemKey.HorizontalSize.self] }
        set { self[SystemKey.HorizontalSize.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[SystemKey.VerticalSize.self] }
        set { self[SystemKey.VerticalSize.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[SystemKey.Scale.self] }
        set { self[SystemKey.Scale.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { self[SystemKey.Redaction.self] }
        set { self[SystemKey.Redaction.self] = newValue }
    }

    public var supportsMultipleWindows: Bool { false }
    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var refresh: RefreshAction? { nil }
    public var isSearching: Bool { false }
    public var undoManager: UndoManager? { nil }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var isFocused: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
}

/// The keys of the environment's own values.
private enum SystemKey {
    enum Layout: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
    enum Enabled: EnvironmentKey { static let defaultValue = true }
    enum OpenURL: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
    enum TypeSize: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
    enum TextFont: EnvironmentKey { static let defaultValue: Font? = nil }
    enum CurrentLocale: EnvironmentKey { static var defaultValue: Locale { .current } }
    enum CurrentCalendar: EnvironmentKey { static var defaultValue: Calendar { .current } }
    enum CurrentTimeZone: EnvironmentKey { static var defaultValue: TimeZone { .current } }
    enum Scheme: EnvironmentKey { static let defaultValue = ColorScheme.light }
    enum Phase: EnvironmentKey { static let defaultValue = ScenePhase.active }
    enum Editing: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }
    enum Lines: EnvironmentKey { static let defaultValue: Int? = nil }
    enum HorizontalSize: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = nil
    }
    enum VerticalSize: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
    enum Scale: EnvironmentKey { static let defaultValue: CGFloat = 1 }
    enum Redaction: EnvironmentKey { static let defaultValue: RedactionReasons = [] }
}

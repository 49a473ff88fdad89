/// Whether a scene is in front.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

/// How a window may be resized.
public struct WindowResizability: Sendable {
    public static var automatic: WindowResizability { WindowResizability() }
    public static var contentSize: WindowResizability { WindowResizability() }
    public static var contentMinSize: WindowResizability { WindowResizability() }
}

/// How a window looks.
public protocol WindowStyle {}

/// What `.automatic` stands for.
public struct DefaultWindowStyle: WindowStyle {
    public init() {}
}

/// What `.hiddenTitleBar` stands for.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// What `.titleBar` stands for.
public struct TitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// What `.plain` stands for.
public struct PlainWindowStyle: WindowStyle {
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the content of a menu bar item is shown.
public protocol MenuBarExtraStyle {}

/// What `.automatic` stands for.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

/// What `.menu` stands for.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

/// What `.window` stands for.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

/// What `.automatic` stands for.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// What `.unified` stands for.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// What `.unifiedCompact` stands for.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// What `.expanded` stands for.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

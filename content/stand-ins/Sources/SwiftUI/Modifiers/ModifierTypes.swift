public import Foundation

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic
    case visible
    case hidden
}

/// Light or dark.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// Which way text runs.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight
    case rightToLeft
}

/// How much room there is.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}

/// How large people want text.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether rows can be moved and deleted.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// How pictures that lie over each other mix.
public enum BlendMode: Hashable, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case plusDarker
    case plusLighter
}

/// How content takes up a frame of another shape.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    case fit
    case fill
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")

    private let name: String

    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }

    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "height \(height)")
    }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// A value in the coordinates of some view.
public struct Anchor<Value> {
    /// How the value is found.
    public struct Source {
        fileprivate init() {}
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }

    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

/// Where a search field goes.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()

    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }

    /// When the search field is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}

/// A menu that belongs to a view.
public struct ContextMenu<MenuItems> where MenuItems: View {
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// The parts of a date that a picker asks for.
public struct DatePickerComponents: OptionSet, Sendable {
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The label of a progress view that runs to a date.
public nonisolated struct DefaultDateProgressLabel: View {
    public var body: Never { builtIn() }
}

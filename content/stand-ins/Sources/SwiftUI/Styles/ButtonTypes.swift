public import Foundation

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")

    let name: String
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape(name: "automatic")
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static let circle = ButtonBorderShape(name: "circle")

    let name: String

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "roundedRectangle \(radius)")
    }
}

/// How large controls are.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

extension View {
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }
    nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
        self
    }
    nonisolated public func labeledContentStyle<S>(
        _ style: S
    ) -> some View where S: LabeledContentStyle { self }
    nonisolated public func disclosureGroupStyle<S>(
        _ style: S
    ) -> some View where S: DisclosureGroupStyle { self }
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        self
    }
}

/// Whether a held button acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")

    let name: String
}

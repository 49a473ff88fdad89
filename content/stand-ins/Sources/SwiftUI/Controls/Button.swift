/// A control that runs an action.
public nonisolated struct Button<Label>: View where Label: View {
    public var body: Never { builtIn() }

    @preconcurrency public nonisolated init(
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Button where Label == Text {
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey,
        action: @escaping @MainActor () -> Void
    ) {}

    @preconcurrency @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {}

    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}

    @preconcurrency @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {}
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

@available(*, unavailable)
extension Button: Sendable {}

extension Button {
    @preconcurrency public nonisolated init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {}
}

/// A control that starts and ends the editing of a list.
public nonisolated struct EditButton: View {
    public var body: Never { builtIn() }

    public nonisolated init() {}
}

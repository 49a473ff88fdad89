/// A scene with one window.
public nonisolated struct Window<Content>: Scene where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        id: String,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        id: String,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}
}

@available(*, unavailable)
extension Window: Sendable {}

/// The scene of the settings window.
public nonisolated struct Settings<Content>: Scene where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable)
extension Settings: Sendable {}

/// A scene that lives in the menu bar.
public nonisolated struct MenuBarExtra<Label, Content>: Scene where Label: View, Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension MenuBarExtra where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol {}
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        image: String,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}
}

@available(*, unavailable)
extension MenuBarExtra: Sendable {}

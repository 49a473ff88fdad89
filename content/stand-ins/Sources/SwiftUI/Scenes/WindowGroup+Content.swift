// The initialisers whose content does not escape, which `makeContent` has replaced: both take a
// bare trailing closure.
extension WindowGroup {
    @available(*, deprecated, message: "Use the makeContent initializer instead")
    @_disfavoredOverload
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}

    @available(*, deprecated, message: "Use the makeContent initializer instead")
    @_disfavoredOverload
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

    @available(*, deprecated, message: "Use the makeContent initializer instead")
    @_disfavoredOverload
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        id: String,
        @ViewBuilder content: () -> Content
    ) {}

    @available(*, deprecated, message: "Use the makeContent initializer instead")
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        id: String,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}

    @available(*, deprecated, message: "Use the makeContent initializer instead")
    @_disfavoredOverload
    public nonisolated init(@ViewBuilder content: () -> Content) {}

    @available(*, deprecated, message: "Use the makeContent initializer instead")
    @_disfavoredOverload
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {}

    @available(*, deprecated, message: "Use the makeContent initializer instead")
    @_disfavoredOverload
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @available(*, deprecated, message: "Use the makeContent initializer instead")
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}
}

/// The content of a window that presents a value.
public nonisolated struct PresentedWindowContent<Data, Content>: View
where Data: Codable & Hashable, Content: View {
    public var body: Never { builtIn() }
}

/// A button that opens the settings window.
public nonisolated struct SettingsLink<Label>: View where Label: View {
    public var body: Never { builtIn() }

    public nonisolated init() where Label == DefaultSettingsLinkLabel {}

    public nonisolated init(@ViewBuilder label: () -> Label) {}
}

/// The label that a settings link has by default.
public nonisolated struct DefaultSettingsLinkLabel: View {
    public var body: Never { builtIn() }
}

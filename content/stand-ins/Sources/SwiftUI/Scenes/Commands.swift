/// A menu of the main menu.
public nonisolated struct CommandMenu<Content>: Commands where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload public nonisolated init<S>(_ name: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol {}
}

/// Commands beside, or in place of, a standard group.
public nonisolated struct CommandGroup<Content>: Commands where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        before group: CommandGroupPlacement,
        @ViewBuilder addition: () -> Content
    ) {}

    public nonisolated init(
        after group: CommandGroupPlacement,
        @ViewBuilder addition: () -> Content
    ) {}

    public nonisolated init(
        replacing group: CommandGroupPlacement,
        @ViewBuilder addition: () -> Content
    ) {}
}

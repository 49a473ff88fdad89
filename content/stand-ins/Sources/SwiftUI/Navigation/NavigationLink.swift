/// A control that presents a destination.
public nonisolated struct NavigationLink<Label, Destination>: View
where Label: View, Destination: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {}
}

extension NavigationLink where Destination == Never {
    public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {}

    public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Hashable {}

    @_disfavoredOverload public nonisolated init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Hashable {}

    public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label)
    where P: Codable, P: Hashable {}

    public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Codable, P: Hashable {}

    @_disfavoredOverload public nonisolated init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Codable, P: Hashable {}
}

extension NavigationLink where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder destination: () -> Destination
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        @ViewBuilder destination: () -> Destination
    ) where S: StringProtocol {}
}

@available(*, unavailable)
extension NavigationLink: Sendable {}

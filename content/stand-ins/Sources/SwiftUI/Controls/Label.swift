/// A title with an icon.
public nonisolated struct Label<Title, Icon>: View where Title: View, Icon: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {}

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, image name: String)
    where S: StringProtocol {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, systemImage name: String)
    where S: StringProtocol {}
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public nonisolated init(_ configuration: LabelStyleConfiguration) {}
}

@available(*, unavailable)
extension Label: Sendable {}

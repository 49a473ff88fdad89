public import Foundation

/// A control that opens an address.
public nonisolated struct Link<Label>: View where Label: View {
    public var body: Never { builtIn() }

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {}
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {}

    @_disfavoredOverload public nonisolated init<S>(_ title: S, destination: URL)
    where S: StringProtocol {}
}

@available(*, unavailable)
extension Link: Sendable {}

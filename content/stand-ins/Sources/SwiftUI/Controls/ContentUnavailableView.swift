/// Tells why there is nothing to show.
public nonisolated struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(
        _ title: LocalizedStringKey,
        image name: String,
        description: Text? = nil
    ) {}

    public nonisolated init(
        _ title: LocalizedStringKey,
        systemImage name: String,
        description: Text? = nil
    ) {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        image name: String,
        description: Text? = nil
    ) where S: StringProtocol {}

    @_disfavoredOverload public nonisolated init<S>(
        _ title: S,
        systemImage name: String,
        description: Text? = nil
    ) where S: StringProtocol {}
}

/// A stand-in for what `.search` says.
public struct SearchUnavailableContent {
    /// A stand-in for the label.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    /// A stand-in for the description.
    public nonisolated struct Description: View {
        public var body: Never { builtIn() }
    }

    /// A stand-in for the actions.
    public nonisolated struct Actions: View {
        public var body: Never { builtIn() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    private nonisolated init(search: Void) {}

    public static var search: Self { Self(search: ()) }

    public static func search(text: String) -> Self { Self(search: ()) }
}

@available(*, unavailable)
extension ContentUnavailableView: Sendable {}

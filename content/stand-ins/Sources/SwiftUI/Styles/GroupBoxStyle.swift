/// How a group box looks.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
    associatedtype Body: View

    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct GroupBoxStyleConfiguration {
    /// A stand-in for the label that was given.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    /// A stand-in for the content that was given.
    public nonisolated struct Content: View {
        public var body: Never { builtIn() }
    }

    public let label: Label
    public let content: Content
}

@available(*, unavailable)
extension GroupBoxStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle {
        DefaultGroupBoxStyle()
    }
}

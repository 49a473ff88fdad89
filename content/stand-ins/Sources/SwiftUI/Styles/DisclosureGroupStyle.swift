/// How a disclosure group looks.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
    associatedtype Body: View

    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct DisclosureGroupStyleConfiguration {
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
    @Binding public var isExpanded: Bool
}

@available(*, unavailable)
extension DisclosureGroupStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
        AutomaticDisclosureGroupStyle()
    }
}

/// How labelled content looks.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
    associatedtype Body: View

    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct LabeledContentStyleConfiguration {
    /// A stand-in for the label that was given.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    /// A stand-in for the content that was given.
    public nonisolated struct Content: View {
        public var body: Never { builtIn() }
    }

    public var label: Label { Label() }
    public var content: Content { Content() }
}

@available(*, unavailable)
extension LabeledContentStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle {
        AutomaticLabeledContentStyle()
    }
}

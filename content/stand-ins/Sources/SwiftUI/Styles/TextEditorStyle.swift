/// How a text editor looks.
@preconcurrency @MainActor
public protocol TextEditorStyle {
    associatedtype Body: View

    typealias Configuration = TextEditorStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct TextEditorStyleConfiguration {}

@available(*, unavailable)
extension TextEditorStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle {
        AutomaticTextEditorStyle()
    }
}

/// What `.plain` stands for.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    @MainActor @preconcurrency public static var plain: PlainTextEditorStyle {
        PlainTextEditorStyle()
    }
}

extension View {
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

/// How a form looks.
@preconcurrency @MainActor
public protocol FormStyle {
    associatedtype Body: View

    typealias Configuration = FormStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct FormStyleConfiguration {
    /// A stand-in for the content that was given.
    public nonisolated struct Content: View {
        public var body: Never { builtIn() }
    }

    public let content: Content
}

@available(*, unavailable)
extension FormStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: FormStyleConfiguration) -> some View { EmptyView() }
}

extension FormStyle where Self == AutomaticFormStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticFormStyle {
        AutomaticFormStyle()
    }
}

/// What `.grouped` stands for.
public nonisolated struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: FormStyleConfiguration) -> some View { EmptyView() }
}

extension FormStyle where Self == GroupedFormStyle {
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// What `.columns` stands for.
public nonisolated struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: FormStyleConfiguration) -> some View { EmptyView() }
}

extension FormStyle where Self == ColumnsFormStyle {
    @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

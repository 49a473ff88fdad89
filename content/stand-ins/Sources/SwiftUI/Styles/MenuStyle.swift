/// How a menu looks.
@preconcurrency @MainActor
public protocol MenuStyle {
    associatedtype Body: View

    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct MenuStyleConfiguration {
    /// A stand-in for the label that was given.
    public nonisolated struct Label: View {
        public var body: Never { builtIn() }
    }

    /// A stand-in for the content that was given.
    public nonisolated struct Content: View {
        public var body: Never { builtIn() }
    }

}

@available(*, unavailable)
extension MenuStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: MenuStyleConfiguration) -> some View { EmptyView() }
}

extension MenuStyle where Self == DefaultMenuStyle {
    @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// What `.borderlessButton` stands for.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: MenuStyleConfiguration) -> some View { EmptyView() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

/// What `.button` stands for.
public nonisolated struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: MenuStyleConfiguration) -> some View { EmptyView() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

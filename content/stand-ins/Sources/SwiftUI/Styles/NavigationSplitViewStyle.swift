/// How a split view shares its width.
@preconcurrency @MainActor
public protocol NavigationSplitViewStyle {
    associatedtype Body: View

    typealias Configuration = NavigationSplitViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is given to build with.
public struct NavigationSplitViewStyleConfiguration {
}

@available(*, unavailable)
extension NavigationSplitViewStyleConfiguration: Sendable {}

/// What `.automatic` stands for.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: NavigationSplitViewStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle {
        AutomaticNavigationSplitViewStyle()
    }
}

/// What `.balanced` stands for.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: NavigationSplitViewStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle {
        BalancedNavigationSplitViewStyle()
    }
}

/// What `.prominentDetail` stands for.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: NavigationSplitViewStyleConfiguration) -> some View {
        EmptyView()
    }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var prominentDetail:
        ProminentDetailNavigationSplitViewStyle
    { ProminentDetailNavigationSplitViewStyle() }
}

/// A root view with a stack of others over it.
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
    public var body: Never { builtIn() }

    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
    where Data == NavigationPath {}

    @MainActor @preconcurrency public init(
        path: Binding<NavigationPath>,
        @ViewBuilder root: () -> Root
    ) where Data == NavigationPath {}

    @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {}
}

@available(*, unavailable)
extension NavigationStack: Sendable {}

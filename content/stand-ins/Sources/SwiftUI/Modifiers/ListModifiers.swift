extension View {
    public nonisolated func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View where T: View { self }

    public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        self
    }

    public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
    where V: Hashable { self }

    public nonisolated func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View { self }

    public nonisolated func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems)
        -> some View where MenuItems: View
    { self }

    public nonisolated func contextMenu<M, P>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
    ) -> some View where M: View, P: View { self }

    public nonisolated func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?)
        -> some View where MenuItems: View
    { self }

    public nonisolated func contextMenu<I, M>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View where I: Hashable, M: View { self }

    public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View { self }
}

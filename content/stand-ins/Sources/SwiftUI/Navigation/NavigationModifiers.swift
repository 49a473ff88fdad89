extension View {
    public nonisolated func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { self }

    public nonisolated func navigationDestination<V>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View where V: View { self }

    public nonisolated func navigationDestination<D, C>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { self }

    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
        -> some View
    { self }

    public nonisolated func navigationTitle(_ title: Text) -> some View { self }

    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload public nonisolated func navigationTitle<S>(_ title: S) -> some View
    where S: StringProtocol { self }

    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }

    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }

    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        self
    }

    @_disfavoredOverload public nonisolated func navigationSubtitle<S>(_ subtitle: S) -> some View
    where S: StringProtocol { self }
}

extension View {
    public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View
    where C: View { self }

    // The older names, which still give no warning.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }

    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

    @_disfavoredOverload public nonisolated func navigationBarTitle<S>(_ title: S) -> some View
    where S: StringProtocol { self }

    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    @_disfavoredOverload public nonisolated func navigationBarTitle<S>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View where S: StringProtocol { self }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }

    public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
    where L: View, T: View { self }

    public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View { self }

    public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View { self }
}

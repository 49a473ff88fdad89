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

extension WindowGroup {
    public nonisolated init<D, C>(
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    @_disfavoredOverload public nonisolated init<D, C>(
        _ title: Text,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    @_disfavoredOverload public nonisolated init<S, D, C>(
        _ title: S,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    )
    where
        Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Codable, D: Hashable, C: View
    {}

    public nonisolated init<D, C>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    @_disfavoredOverload public nonisolated init<D, C>(
        _ title: Text,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    @_disfavoredOverload public nonisolated init<S, D, C>(
        _ title: S,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    )
    where
        Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Codable, D: Hashable, C: View
    {}

    public nonisolated init<D, C>(
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    @_disfavoredOverload public nonisolated init<D, C>(
        _ title: Text,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    @_disfavoredOverload public nonisolated init<S, D, C>(
        _ title: S,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where
        Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Codable, D: Hashable, C: View
    {}

    public nonisolated init<D, C>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    @_disfavoredOverload public nonisolated init<D, C>(
        _ title: Text,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    public nonisolated init<D, C>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {}

    @_disfavoredOverload public nonisolated init<S, D, C>(
        _ title: S,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where
        Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Codable, D: Hashable, C: View
    {}
}

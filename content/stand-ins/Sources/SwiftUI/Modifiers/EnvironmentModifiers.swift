public import Combine
public import FoundationGaps

extension View {
    public nonisolated func transformPreference<K>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey { self }

    public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
    where K: PreferenceKey { self }

    public nonisolated func onPreferenceChange<K>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable { self }

    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View { self }

    public nonisolated func environmentObject<T>(_ object: T) -> some View
    where T: Combine.ObservableObject { self }

    public nonisolated func environment<T>(_ object: T?) -> some View
    where T: AnyObject, T: Observable { self }

    public nonisolated func focused<Value>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View where Value: Hashable { self }

    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}

extension View {
    // The original writes `()` here, and messages repeat it.
    // swift-format-ignore: ReturnVoidInsteadOfEmptyTuple
    nonisolated public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> ()
    ) -> some View { self }

    nonisolated public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View { self }

    nonisolated public func backgroundPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View { self }

    nonisolated public func overlayPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View { self }
}

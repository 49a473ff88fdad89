public import Combine
public import Foundation

extension View {
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    public nonisolated func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { self }

    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    @available(*, deprecated)
    public nonisolated func onChange<V>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable { self }

    public nonisolated func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable { self }

    public nonisolated func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View where V: Equatable { self }

    // The original writes `()` here, and messages repeat it.
    // swift-format-ignore: ReturnVoidInsteadOfEmptyTuple
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { self }

    public nonisolated func onReceive<P>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Combine.Publisher, P.Failure == Never { self }

    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping (() -> Void)
    ) -> some View { self }

    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    public nonisolated func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View { self }
}

/// A view that shows nothing.
public nonisolated struct EmptyView: View {
    public var body: Never { builtIn() }

    public nonisolated init() {}
}

extension EmptyView: Sendable {}

/// A view of any type.
public nonisolated struct AnyView: View {
    public var body: Never { builtIn() }

    public nonisolated init<V>(_ view: V) where V: View {}

    public nonisolated init<V>(erasing view: V) where V: View {}
}

@available(*, unavailable)
extension AnyView: Sendable {}

/// The views of one builder block, in order.
public struct TupleView<T> {
    public var value: T

    public init(_ value: T) {
        self.value = value
    }
}

extension TupleView: View {
    public var body: Never { builtIn() }
}

@available(*, unavailable)
extension TupleView: Sendable {}

/// One of the two branches of a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public var body: Never { builtIn() }
}

@available(*, unavailable)
extension _ConditionalContent: Sendable {}

/// Several pieces of content, treated as one.
public struct Group<Content> {}

extension Group: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Group: Scene where Content: Scene {
    public var body: Never { builtIn() }

    public nonisolated init(@SceneBuilder content: () -> Content) {}
}

extension Group: Commands where Content: Commands {
    public var body: Never { builtIn() }

    public nonisolated init(@CommandsBuilder content: () -> Content) {}
}

extension Group: ToolbarContent where Content: ToolbarContent {
    public var body: Never { return builtIn() }

    public nonisolated init(@ToolbarContentBuilder content: () -> Content) {}
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) {}
}

@available(*, unavailable)
extension Group: Sendable {}

/// A view that is drawn anew only when it is no longer equal.
public struct EquatableView<Content> where Content: Equatable & View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View {
    public var body: Never { builtIn() }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

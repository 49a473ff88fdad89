/// The tabs of a tab view.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Self.Body.TabValue
    associatedtype Body: TabContent

    @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// The value of a tab that may be nil in the selection.
extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public var body: Self { return self }
}

extension _ConditionalContent: TabContent
where
    TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
    public typealias TabValue = TrueContent.TabValue
    public var body: Self { return self }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var body: Self { return self }

    public nonisolated init<V>(
        @TabContentBuilder<V> content: () -> Content
    ) where V == Content.TabValue {}
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var body: Self { return self }
}

/// Several tabs.
public nonisolated struct _TabTuple<TabValue: Hashable>: TabContent {
    public var body: Self { return self }
}

/// Builds the tabs of a tab view from the statements of a block.
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    /// The content of a tab view with these tabs.
    public nonisolated struct Content<C>: View where C: TabContent {
        public var body: Never { builtIn() }
    }

    public static func buildExpression<Content>(
        _ content: Content
    ) -> Content where Content: TabContent, Content.TabValue == TabValue {
        content
    }

    public static func buildPartialBlock<Content>(
        first content: Content
    ) -> Content where Content: TabContent, Content.TabValue == TabValue {
        content
    }

    public static func buildPartialBlock<Before, Content>(
        accumulated: Before,
        next: Content
    ) -> some TabContent<TabValue>
    where
        Before: TabContent, Content: TabContent,
        Before.TabValue == TabValue, Content.TabValue == TabValue
    {
        _TabTuple<TabValue>()
    }

    public static func buildIf<Content>(
        _ content: Content?
    ) -> Content? where Content: TabContent, Content.TabValue == TabValue { content }

    public static func buildEither<T, F>(
        first: T
    ) -> _ConditionalContent<T, F>
    where T: TabContent, F: TabContent, T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<T, F>(
        second: F
    ) -> _ConditionalContent<T, F>
    where T: TabContent, F: TabContent, T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .second(second))
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    public static var search: TabRole { TabRole() }
}

/// The label that a tab has by default.
public nonisolated struct DefaultTabLabel: View {
    public var body: Never { builtIn() }
}

/// A change to a view, described by the view that results.
@preconcurrency @MainActor
public protocol ViewModifier {
    associatedtype Body: View

    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    nonisolated static func _makeView(modifier: _GraphValue<Self>)
}

extension ViewModifier {
    nonisolated public static func _makeView(modifier: _GraphValue<Self>) {}

    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier changes.
public nonisolated struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    public var body: Never { builtIn() }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { builtIn() }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never { builtIn() }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

@available(*, unavailable)
extension ModifiedContent: Sendable {}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier {
    public func body(content: Content) -> Never { builtIn() }

    nonisolated public static var identity: EmptyModifier { EmptyModifier() }

    public nonisolated init() {}
}

extension View {
    // No constraint here: an unfit argument shows when the result is used as a view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

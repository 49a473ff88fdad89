/// A piece of user interface, described by its body.
///
/// The whole protocol is on the main actor, but `@preconcurrency`: what breaks that isolation from
/// outside is warned about, not refused. No class conforms unless it is final, because the static
/// requirement names `Self` inside a generic type.
@_typeEraser(AnyView)
@preconcurrency @MainActor
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    nonisolated static func _makeView(view: _GraphValue<Self>)
}

/// A view's place in the graph of views, which is not modelled.
public struct _GraphValue<Value> {}

extension View {
    nonisolated public static func _makeView(view: _GraphValue<Self>) {}
}

// One body for every protocol that asks for one: a value of this type never exists.
extension Never {
    public typealias Body = Never

    public var body: Never { switch self {} }
}

extension Never: View {}

extension Optional: View where Wrapped: View {
    public var body: Never { builtIn() }
}

/// Ends the process: only a running interface knows what a built-in view, scene or gesture shows.
func builtIn() -> Never {
    fatalError("what is built in has no body")
}

/// State that holds a child or none: an optional, or presented state.
public protocol _ScopableState<_Child> {
    associatedtype _Child

    var _child: _Child? { get }
}

extension Optional: _ScopableState {
    public var _child: Wrapped? { self }
}

extension PresentationState: _ScopableState {
    public var _child: State? { wrappedValue }
}

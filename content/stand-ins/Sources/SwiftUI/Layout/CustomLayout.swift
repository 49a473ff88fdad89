public import Foundation

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public var layoutDirection: LayoutDirection { .leftToRight }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// One view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
    public var priority: Double { 0 }
    public var spacing: ViewSpacing { ViewSpacing() }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {}

    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { K.defaultValue }
}

/// The distances that a view likes to have.
public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing()

    public init() {}

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// What is the same for a layout whatever it arranges.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?

    public init() {}
}

/// A way to arrange views.
public protocol Layout: Animatable {
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGSize
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    )
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        EmptyView()
    }
}

extension Layout where Cache == () {
    public func makeCache(subviews: Self.Subviews) {}
}

/// A column as a layout.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize { .zero }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {}
}

/// A row as a layout.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize { .zero }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {}
}

/// A layout of any type.
public struct AnyLayout: Layout {
    public init<L>(_ layout: L) where L: Layout {}

    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize { .zero }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {}
}

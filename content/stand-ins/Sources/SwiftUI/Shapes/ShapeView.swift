public import Foundation

/// A shape that is drawn, and can be drawn over once more.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Self.Content { get }
}

/// A filled shape.
public nonisolated struct _ShapeView<Content, Style>: ShapeView
where Content: Shape, Style: ShapeStyle {
    public let shape: Content

    public var body: Never { builtIn() }
}

/// A shape filled over another drawing of it.
public nonisolated struct FillShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public let shape: Content

    public var body: Never { builtIn() }
}

/// A shape stroked over another drawing of it.
public nonisolated struct StrokeShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public let shape: Content

    public var body: Never { builtIn() }
}

/// A shape stroked inside its edge over another drawing of it.
public nonisolated struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
    public let shape: Content

    public var body: Never { builtIn() }
}

extension Shape {
    nonisolated public func fill<S>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle { _ShapeView(shape: self) }

    nonisolated public func stroke<S>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle { StrokeShapeView(shape: self) }

    nonisolated public func stroke<S>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle { StrokeShapeView(shape: self) }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeBorderShapeView(shape: self)
    }

    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeBorderShapeView(shape: self)
    }
}

extension ShapeView {
    nonisolated public func fill<S>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> where S: ShapeStyle { FillShapeView(shape: shape) }

    nonisolated public func stroke<S>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle { StrokeShapeView(shape: shape) }

    nonisolated public func stroke<S>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle { StrokeShapeView(shape: shape) }
}

extension ShapeView where Content: InsettableShape {
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
        StrokeBorderShapeView(shape: shape)
    }

    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
        StrokeBorderShapeView(shape: shape)
    }
}

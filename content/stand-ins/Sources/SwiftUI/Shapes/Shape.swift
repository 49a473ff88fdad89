public import Foundation

/// Marks protocols whose conformers stay off the main actor although they are views.
public protocol _RemoveGlobalActorIsolation {}

/// A form that can be filled and stroked; its conformers are not on the main actor.
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    nonisolated func path(in rect: CGRect) -> Path

    nonisolated static var role: ShapeRole { get }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self)
    }
}

/// What a shape is drawn for.
public enum ShapeRole: Sendable {
    case fill
    case stroke
    case separator
}

/// A shape that can be drawn smaller by a distance from its edge.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The size that a container offers to a view.
public struct ProposedViewSize: Equatable, Sendable {
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension Shape {
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        self
    }
    nonisolated public func size(_ size: CGSize) -> some Shape { self }
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        self
    }
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self
    }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
}

/// How the inside of a shape is found.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var dash: [CGFloat]

    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
}

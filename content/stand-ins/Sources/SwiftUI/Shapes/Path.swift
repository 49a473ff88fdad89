public import Foundation

/// An outline of lines and curves; only where it starts and how many parts it has is kept.
public struct Path: Equatable, Sendable {
    private var parts = 0

    public private(set) var currentPoint: CGPoint?

    public init() {}

    public init(_ rect: CGRect) {
        addRect(rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        addRect(rect)
    }

    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    public var isEmpty: Bool { parts == 0 }

    public mutating func move(to end: CGPoint) { append(end) }
    public mutating func addLine(to end: CGPoint) { append(end) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { append(end) }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(end)
    }
    public mutating func addLines(_ lines: [CGPoint]) {
        for line in lines { append(line) }
    }
    public mutating func addRect(_ rect: CGRect) { append(rect.origin) }
    public mutating func addEllipse(in rect: CGRect) { append(rect.origin) }
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) { append(center) }
    public mutating func addPath(_ path: Path) { parts += path.parts }
    public mutating func closeSubpath() { parts += 1 }

    private mutating func append(_ end: CGPoint) {
        parts += 1
        currentPoint = end
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

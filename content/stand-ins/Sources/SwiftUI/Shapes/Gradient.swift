public import Foundation

/// Colours that run into each other.
public struct Gradient: Equatable, Hashable, ShapeStyle {
    /// A colour at a place of the gradient.
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: CGFloat(index) / CGFloat(last))
        }
    }
}

/// The standard gradient of a colour.
public struct AnyGradient: Hashable, ShapeStyle {
    init() {}

    public init(_ gradient: Gradient) {}
}

/// A gradient along a line.
public nonisolated struct LinearGradient: ShapeStyle, View {
    public var body: Never { builtIn() }

    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

    public nonisolated init(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) {}
}

/// A gradient from a centre outwards.
public nonisolated struct RadialGradient: ShapeStyle, View {
    public var body: Never { builtIn() }

    public nonisolated init(
        gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {}

    public nonisolated init(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {}
}

/// A gradient around a centre.
public nonisolated struct AngularGradient: ShapeStyle, View {
    public var body: Never { builtIn() }

    public nonisolated init(
        gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle = .zero,
        endAngle: Angle = .zero
    ) {}

    public nonisolated init(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
    ) {}
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

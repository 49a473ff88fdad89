public import Foundation

/// What fingers or a pointer do, and what comes of it.
@preconcurrency @MainActor
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Self.Body { get }

    nonisolated static func _makeGesture(gesture: _GraphValue<Self>) -> _GestureOutputs<Self.Value>
}

/// What a gesture gives, which is not modelled: it leads the compiler to a gesture's value.
public struct _GestureOutputs<Value> {}

extension Gesture {
    nonisolated public static func _makeGesture(
        gesture: _GraphValue<Self>
    ) -> _GestureOutputs<Self.Body.Value> { _GestureOutputs() }
}

extension Gesture where Self.Body == Never {
    nonisolated public static func _makeGesture(
        gesture: _GraphValue<Self>
    ) -> _GestureOutputs<Self.Value> { _GestureOutputs() }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// Which of the gestures around and inside a view are heard.
public struct GestureMask: OptionSet, Sendable {
    public static let none = GestureMask([])
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all = GestureMask(rawValue: 3)

    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A tap, or several.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    public var body: Never { builtIn() }

    public var count: Int

    public nonisolated init(count: Int = 1) {
        self.count = count
    }
}

/// A tap whose place is told.
public nonisolated struct SpatialTapGesture: Gesture {
    public var body: Never { builtIn() }

    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public nonisolated init(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {}
}

/// A press that lasts.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public var body: Never { builtIn() }

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A movement of a finger or the pointer.
public nonisolated struct DragGesture: Gesture {
    public var body: Never { builtIn() }

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    @_disfavoredOverload
    public nonisolated init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: CoordinateSpace = .local
    ) {}

    public nonisolated init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {}
}

/// A pinch.
public nonisolated struct MagnifyGesture: Gesture {
    public var body: Never { builtIn() }

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn of two fingers.
public nonisolated struct RotateGesture: Gesture {
    public var body: Never { builtIn() }

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

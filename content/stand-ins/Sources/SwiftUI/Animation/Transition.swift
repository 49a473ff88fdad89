public import Foundation

/// How a view appears and disappears.
@preconcurrency @MainActor
public protocol Transition {
    associatedtype Body: View

    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

/// A view that stands for one that is filled in later.
public nonisolated struct PlaceholderContentView<Value>: View {
    public var body: Never { builtIn() }
}

/// Where a transition is.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition of any type.
public struct AnyTransition: Sendable {
    nonisolated init() {}

    public init<T>(_ transition: T) where T: Transition {}

    public static let opacity = AnyTransition()
    public static let identity = AnyTransition()
    public static var slide: AnyTransition { AnyTransition() }
    public static var scale: AnyTransition { AnyTransition() }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    public static func asymmetric(
        insertion: AnyTransition,
        removal: AnyTransition
    ) -> AnyTransition { AnyTransition() }

    public static func modifier<E>(active: E, identity: E) -> AnyTransition
    where E: ViewModifier { AnyTransition() }

    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition() }
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition() }
}

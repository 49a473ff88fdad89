public import Foundation

extension View {
    nonisolated public func hidden() -> some View { self }
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    nonisolated public func colorInvert() -> some View { self }
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
    nonisolated public func compositingGroup() -> some View { self }
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

    nonisolated public func mask<Mask>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View { self }

    nonisolated public func contentShape<S>(
        _ shape: S,
        eoFill: Bool = false
    ) -> some View where S: Shape { self }

    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

    nonisolated public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }

    nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    nonisolated public func unredacted() -> some View { self }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

    nonisolated public func matchedGeometryEffect<ID>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View where ID: Hashable { self }

    nonisolated public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback,
        trigger: T
    ) -> some View where T: Equatable { self }

    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// How content changes into other content.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let numericText = ContentTransition(name: "numericText")

    let name: String

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText \(countsDown)")
    }

    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText \(value)")
    }
}

/// Names for views that move into each other.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// One such set of names.
    public struct ID: Hashable, Sendable {}

    public init() {}

    public var wrappedValue: Namespace.ID { ID() }
}

/// What of two views is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame = MatchedGeometryProperties(rawValue: 3)

    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// What is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let impact = SensoryFeedback(name: "impact")

    let name: String
}

/// A form of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants(name: "none")
    public static let fill = SymbolVariants(name: "fill")
    public static let circle = SymbolVariants(name: "circle")
    public static let square = SymbolVariants(name: "square")
    public static let rectangle = SymbolVariants(name: "rectangle")
    public static let slash = SymbolVariants(name: "slash")

    let name: String

    public var fill: SymbolVariants { SymbolVariants(name: "\(name).fill") }
    public var circle: SymbolVariants { SymbolVariants(name: "\(name).circle") }
    public var square: SymbolVariants { SymbolVariants(name: "\(name).square") }
    public var slash: SymbolVariants { SymbolVariants(name: "\(name).slash") }
}

public import Foundation

/// What a `#Preview` makes.
public struct Preview {
    /// Traits of a preview that shows a view.
    public struct ViewTraits {}

    let name: String?
    let body: @MainActor () -> any View

    @MainActor public init(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.body = body
    }
}

/// A type that makes a preview.
public protocol PreviewRegistry {
    @MainActor static func makePreview() throws -> Preview
}

/// How a preview is laid out.
public struct PreviewTrait<T> {}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
    public static var portrait: PreviewTrait<T> { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }

    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait()
    }
}

/// What the previews of an app share: a view is shown as this changes it.
@preconcurrency @MainActor
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View

    typealias Content = PreviewModifierContent

    static func makeSharedContext() async throws -> Self.Context

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a preview's modifier changes.
public nonisolated struct PreviewModifierContent: View {
    public var body: Never { builtIn() }
}

@available(*, unavailable)
extension PreviewModifierContent: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait()
    }
}

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StandInMacros", type: "PreviewMacro")

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StandInMacros", type: "PreviewMacro")

/// Lets the body of a `#Preview` declare state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "StandInMacros", type: "PreviewableMacro")

/// A type that declares previews in the older way.
@preconcurrency @MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How large a preview in the older way is.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview in the older way is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral: String) {
        self.init(rawValue: stringLiteral)
    }
}

extension View {
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}

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

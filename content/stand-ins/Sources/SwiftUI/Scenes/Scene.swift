/// A part of an app that the system shows, such as a group of windows.
@preconcurrency @MainActor
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    nonisolated static func _makeScene(scene: _GraphValue<Self>)
}

extension Scene {
    nonisolated public static func _makeScene(scene: _GraphValue<Self>) {}
}

extension Never: Scene {}

/// Marks a scene that is there only on newer systems.
public protocol _LimitedAvailabilitySceneMarker {}

struct NoScene: Scene, _LimitedAvailabilitySceneMarker {
    var body: Never { builtIn() }
}

/// Builds a scene from the statements of a block; the only condition is `if #available`.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content>(
        _ content: Content
    ) -> Content where Content: Scene {
        content
    }

    // Chosen when nothing else fits, so that the message names the real mistake.
    @available(*, unavailable, message: "this expression does not conform to 'Scene'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some Scene { NoScene() }

    @available(*, unavailable, message: "this builder needs at least one scene")
    public static func buildBlock() -> some Scene { NoScene() }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some Scene where repeat each Content: Scene {
        NoScene()
    }

    public static func buildOptional(
        _ scene: (any Scene & _LimitedAvailabilitySceneMarker)?
    ) -> some Scene { NoScene() }

    @available(
        *,
        unavailable,
        message: "if statements in a SceneBuilder can only be used with #available clauses"
    )
    public static func buildOptional<S>(_ scene: S?) where S: Scene {}

    public static func buildLimitedAvailability(
        _ scene: some Scene
    ) -> any Scene & _LimitedAvailabilitySceneMarker { NoScene() }

    @available(*, deprecated)
    @_disfavoredOverload
    public static func buildLimitedAvailability(
        _ scene: any Scene
    ) -> any Scene & _LimitedAvailabilitySceneMarker { NoScene() }
}

@available(*, unavailable)
extension SceneBuilder: Sendable {}

/// The structure and behaviour of an app.
@preconcurrency @MainActor
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the app; without a platform to run it on, it makes the app and returns.
    @MainActor @preconcurrency public static func main() {
        _ = Self()
    }
}

public import Combine
public import Foundation

extension Scene {
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some Scene { self }

    public nonisolated func environment<T>(_ object: T?) -> some Scene
    where T: AnyObject, T: Observable { self }

    public nonisolated func environmentObject<T>(_ object: T) -> some Scene
    where T: Combine.ObservableObject { self }

    public nonisolated func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    where Content: Commands { self }

    public nonisolated func commandsRemoved() -> some Scene { self }

    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene { self }

    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        self
    }

    public nonisolated func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle { self }

    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        self
    }

    public nonisolated func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable { self }

    public nonisolated func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene where V: Equatable { self }

    @available(*, deprecated)
    public nonisolated func onChange<V>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene where V: Equatable { self }

    public nonisolated func windowToolbarStyle<S>(_ style: S) -> some Scene
    where S: WindowToolbarStyle { self }

    public nonisolated func menuBarExtraStyle<S>(_ style: S) -> some Scene
    where S: MenuBarExtraStyle { self }
}

/// Commands of the main menu.
@preconcurrency @MainActor
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Optional: Commands where Wrapped: Commands {
    public var body: Never { builtIn() }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    public var body: Never { builtIn() }
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
    public var body: Never { builtIn() }

    public nonisolated init() {}
}

/// Builds commands from the statements of a block.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content>(
        _ content: Content
    ) -> Content where Content: Commands {
        content
    }

    @available(*, unavailable, message: "this expression does not conform to 'Commands'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some Commands { EmptyCommands() }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }

    @_disfavoredOverload
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some Commands where repeat each Content: Commands {
        EmptyCommands()
    }

    public static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }

    public static func buildEither<T, F>(
        first: T
    ) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<T, F>(
        second: F
    ) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
        _ConditionalContent(storage: .second(second))
    }

    public static func buildLimitedAvailability(
        _ content: any Commands
    ) -> some Commands { EmptyCommands() }
}

/// The standard groups of the main menu.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

/// The commands of a sidebar.
public nonisolated struct SidebarCommands: Commands {
    public var body: Never { builtIn() }

    public nonisolated init() {}
}

/// The commands of a toolbar.
public nonisolated struct ToolbarCommands: Commands {
    public var body: Never { builtIn() }

    public nonisolated init() {}
}

/// The commands of text editing.
public nonisolated struct TextEditingCommands: Commands {
    public var body: Never { builtIn() }

    public nonisolated init() {}
}

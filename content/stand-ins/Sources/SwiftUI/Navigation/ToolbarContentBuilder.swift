struct ToolbarTuple: CustomizableToolbarContent {
    var body: Never { return builtIn() }
}

/// Builds the items of a toolbar from the statements of a block.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(
        _ content: Content
    ) -> Content where Content: ToolbarContent {
        content
    }

    public static func buildExpression<Content>(
        _ content: Content
    ) -> Content where Content: CustomizableToolbarContent {
        content
    }

    @available(*, unavailable, message: "this expression does not conform to 'ToolbarContent'")
    @_disfavoredOverload
    public static func buildExpression(
        _ invalid: Any
    ) -> some CustomizableToolbarContent { ToolbarTuple() }

    public static func buildBlock<Content>(
        _ content: Content
    ) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    public static func buildBlock<Content>(
        _ content: Content
    ) -> some CustomizableToolbarContent where Content: CustomizableToolbarContent {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some ToolbarContent where repeat each Content: ToolbarContent {
        ToolbarTuple()
    }

    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {
        ToolbarTuple()
    }

    public static func buildIf<Content>(
        _ content: Content?
    ) -> Content? where Content: ToolbarContent { content }

    public static func buildIf<Content>(
        _ content: Content?
    ) -> Content? where Content: CustomizableToolbarContent { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .second(second))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
        _ConditionalContent(storage: .second(second))
    }

    public static func buildLimitedAvailability(
        _ content: any ToolbarContent
    ) -> some ToolbarContent { ToolbarTuple() }

    public static func buildLimitedAvailability(
        _ content: any CustomizableToolbarContent
    ) -> some CustomizableToolbarContent { ToolbarTuple() }
}

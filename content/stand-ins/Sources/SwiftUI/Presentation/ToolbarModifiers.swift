// swift-format-ignore-file: AmbiguousTrailingClosureOverload

extension View {
    public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
    where Content: View { self }

    public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
        -> some View where Content: ToolbarContent
    { self }

    public nonisolated func toolbar<Content>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: CustomizableToolbarContent { self }
}

extension View {
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }

    public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { self }

    public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { self }

    public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }

    public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View
    where S: NavigationSplitViewStyle { self }

    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        self
    }

    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { self }

    public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        self
    }

    public nonisolated func progressViewStyle<S>(_ style: S) -> some View
    where S: ProgressViewStyle { self }

    public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { self }

    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }

    public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { self }

    public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
        self
    }
}

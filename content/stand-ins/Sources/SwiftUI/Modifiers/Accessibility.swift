extension View {
    public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { accessible() }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { accessible() }

    @_disfavoredOverload public nonisolated func accessibilityValue<S>(_ value: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { accessible() }

    public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    @_disfavoredOverload public nonisolated func accessibilityValue<S>(_ value: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { accessible() }

    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { accessible() }

    @_disfavoredOverload public nonisolated func accessibilityLabel<S>(_ label: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { accessible() }

    public nonisolated func accessibilityLabel<V>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View where V: View { self }

    public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    @_disfavoredOverload public nonisolated func accessibilityLabel<S>(_ label: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { accessible() }

    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { accessible() }

    @_disfavoredOverload public nonisolated func accessibilityHint<S>(_ hint: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { accessible() }

    public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    @_disfavoredOverload public nonisolated func accessibilityHint<S>(_ hint: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol { accessible() }

    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { accessible() }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { accessible() }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { accessible() }

    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
        -> some View
    { self }
}

/// The names that `#if hasFeature(…)` and `#if hasAttribute(…)` hold for.
///
/// The compiler tells only of features that can be switched on, so the others are listed; a test
/// asks the real compiler for each. A name that is not listed counts as absent: its code is said to
/// be unproven, never proven.
public enum LanguageFeatures {
    /// Whether a language mode has a feature, without a flag that switches it on.
    static func holds(_ name: String, in mode: Int) -> Bool {
        always.contains(name) || (mode >= 6 && sinceSix.contains(name))
    }

    /// Features of every language mode.
    public static let always = words(
        """
        ABIAttributeSE0479 Actors AlwaysInheritActorContext AssociatedTypeAvailability
        AssociatedTypeImplements AsyncAwait AsyncExecutionBehaviorAttributes
        AsyncSequenceFailure AttachedMacros BitwiseCopyable BitwiseCopyable2 BodyMacros
        BorrowingSwitch ConcurrentFunctions ConformanceSuppression EffectfulProp
        ExpressionMacroDefaultArguments ExtensionMacroAttr ExtensionMacros
        FreestandingExpressionMacros FreestandingMacros GeneralizedIsSameMetaTypeBuiltin
        GlobalActors ImplicitSelfCapture InheritActorContext InlineAlways InlineArrayTypeSugar
        InoutLifetimeDependence IsolatedAny IsolatedAny2 IsolatedConformances IsolatedDeinit
        LexicalLifetimes LifetimeDependenceMutableAccessors Macros MarkerProtocol
        MemorySafetyAttributes ModuleSelector MoveOnly MoveOnlyPartialConsumption
        MoveOnlyResilientTypes NewCxxMethodSafetyHeuristics NoAsyncAvailability
        NoncopyableGenerics NoncopyableGenerics2 NonescapableAccessorOnTrivial NonescapableTypes
        NonfrozenEnumExhaustivity ObjCImplementation OptionalIsolatedParameters ParameterPacks
        PrimaryAssociatedTypes2 RawIdentifiers RethrowsProtocol RetroactiveAttribute Sendable
        SendableCompletionHandlers SendingArgsAndResults SpecializeAttributeWithAvailability
        TypedThrows UnavailableFromAsync UnsafeInheritExecutor ValueGenerics
        ValueGenericsNameLookup
        """
    )

    /// Features that came with Swift 6 mode.
    public static let sinceSix = words(
        """
        BareSlashRegexLiterals ConciseMagicFile DeprecateApplicationMain
        DisableOutwardActorInference DynamicActorIsolation ForwardTrailingClosures
        GlobalActorIsolatedTypesUsability GlobalConcurrency ImplicitOpenExistentials
        ImportObjcForwardDeclarations InferSendableFromCaptures IsolatedDefaultValues
        RegionBasedIsolation StrictConcurrency
        """
    )

    /// The attributes that the compiler knows.
    public static let attributes = words(
        """
        GKInspectable IBAction IBDesignable IBInspectable IBOutlet NSApplicationMain NSCopying
        NSManaged Sendable UIApplicationMain abi attached autoclosure available backDeployed c
        concurrent convention derivative differentiable discardableResult dynamicCallable
        dynamicMemberLookup escaping exclusivity export frozen globalActor inlinable inline
        isolated lifetime main noDerivative nonisolated nonobjc objc objcMembers preconcurrency
        propertyWrapper reasync requires_stored_property_inits resultBuilder retroactive
        storageRestrictions transpose unchecked unsafe usableFromInline warn_unqualified_access
        """
    )

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}

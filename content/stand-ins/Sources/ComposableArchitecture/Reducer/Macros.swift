/// Makes a struct a reducer, or an enum of reducers a reducer of destinations.
@attached(
    member,
    names: named(State),
    named(Action),
    named(init),
    named(body),
    named(CaseScope),
    named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
    #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Makes an enum a reducer whose generated state and actions have these conformances.
@attached(
    member,
    names: named(State),
    named(Action),
    named(init),
    named(body),
    named(CaseScope),
    named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(
    state: _SynthesizedConformance...,
    action: _SynthesizedConformance...
) = #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// A conformance that `@Reducer(state:action:)` writes.
public struct _SynthesizedConformance {
    public static let codable = Self()
    public static let decodable = Self()
    public static let encodable = Self()
    public static let equatable = Self()
    public static let hashable = Self()
    public static let sendable = Self()
}

extension _SynthesizedConformance: Sendable {}

/// Marks a case whose state goes away with its first action, like that of an alert.
@attached(peer, names: named(_))
public macro ReducerCaseEphemeral() =
    #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMacro")

/// Marks a case that holds a value and no reducer.
@attached(peer, names: named(_))
public macro ReducerCaseIgnored() =
    #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseMacro")

/// Makes the properties of a struct, or the cases of an enum, observable.
@attached(extension, conformances: Observable, ObservableState)
@attached(
    member,
    names: named(_$id),
    named(_$observationRegistrar),
    named(_$willModify)
)
@attached(memberAttribute)
public macro ObservableState() =
    #externalMacro(module: "ComposableArchitectureMacros", type: "ObservableStateMacro")

/// What `@ObservableState` puts on each stored property.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
    #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Keeps a property out of observation.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
    #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateIgnoredMacro")

/// Marks an optional child that is presented: an alert, a sheet, a destination.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
    #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")

/// Lets a view send the view actions of its store with `send`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
    #externalMacro(module: "ComposableArchitectureMacros", type: "ViewActionMacro")
where R.Action: ViewAction

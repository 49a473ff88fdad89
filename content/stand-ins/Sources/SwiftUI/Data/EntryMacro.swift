/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
///
/// The property's initial value is the default of a key that the macro adds beside it.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StandInMacros", type: "EntryMacro")

// A wrapper in observable state is not observed by the macro.
import ComposableArchitecture

@propertyWrapper
struct Trimmed: Equatable { var wrappedValue: String }

@ObservableState
struct FormState: Equatable {
#if AUDIT_CONTROL
    @ObservationStateIgnored @Trimmed var name = ""
#else
    @Trimmed var name = ""
#endif
}

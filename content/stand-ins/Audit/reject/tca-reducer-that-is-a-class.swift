// Reducers are structs and enums.
import ComposableArchitecture

#if AUDIT_CONTROL
@Reducer
struct Feature {}
#else
@Reducer
final class Feature {}
#endif

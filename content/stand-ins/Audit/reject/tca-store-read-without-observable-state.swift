// Properties are read from observable state only.
import ComposableArchitecture

#if AUDIT_CONTROL
@ObservableState
struct Plain { var count = 0 }
#else
struct Plain { var count = 0 }
#endif

@MainActor func read(_ store: Store<Plain, Int>) -> Int { store.count }

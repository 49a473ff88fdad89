// Members of an enum read like optionals only with '@dynamicMemberLookup'.
import CasePaths

@CasePathable
enum Loading { case idle, loaded(Int) }

func number(_ loading: Loading) -> Int? {
#if AUDIT_CONTROL
    loading[case: \.loaded]
#else
    loading.loaded
#endif
}

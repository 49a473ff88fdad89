// A case is written as a whole; assigning through the member would do nothing in another case.
import CasePaths

@CasePathable @dynamicMemberLookup
enum Loading { case idle, loaded(Int) }

func finish(_ loading: inout Loading) {
#if AUDIT_CONTROL
    loading = .loaded(1)
#else
    loading.loaded = 1
#endif
}

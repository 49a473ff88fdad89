import CasePaths

@CasePathable
enum Loading { case loaded(Int) }

func finish(_ loading: inout Loading) {
#if AUDIT_CONTROL
    loading.modify(\.loaded) { $0 = 2 }
#else
    loading.modify(\.loaded) { $0 = "two" }
#endif
}

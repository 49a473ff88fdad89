import CasePaths

@CasePathable
enum Loading { case loaded(Int) }

func isLoaded(_ loading: Loading) -> Bool {
#if AUDIT_CONTROL
    loading.is(\.loaded)
#else
    loading.is(\.finished)
#endif
}

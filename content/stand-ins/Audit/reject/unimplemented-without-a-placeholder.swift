import IssueReporting

struct Client: Sendable {
#if AUDIT_CONTROL
    var count: @Sendable () -> Int = unimplemented("count", placeholder: 0)
#else
    var count: @Sendable () -> Int = unimplemented("count")
#endif
}

// A path names a case by its base name alone.
import CasePaths

@CasePathable
enum Loading {
    case failed(code: Int)
#if AUDIT_CONTROL
    case stopped(reason: String)
#else
    case failed(reason: String)
#endif
}

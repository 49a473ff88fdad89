// Only an enum has cases.
import CasePaths

#if AUDIT_CONTROL
@CasePathable
enum Loading { case text(String) }
#else
@CasePathable
struct Loading { var text: String }
#endif

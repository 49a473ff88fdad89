import Diagnostics
import Rules

/// What a ledger says that no comparison of one fence's states would notice.
enum UntrueLedger {
    /// Only one of two records of a fence is looked at, and the other may say anything.
    static func repeatedEntries(_ accepted: Ledger) -> [Diagnostic] {
        let records = Dictionary(grouping: accepted.snippets, by: \.id)
        return records.filter { $0.value.count > 1 }.keys.sorted().map { id in
            Diagnostic(
                .staleLedger,
                .error,
                "the ledger holds '\(id)' more than once",
                at: nil,
                hint: "run 'luca-docs verify --accept' and commit ledger.json"
            )
        }
    }

    /// Pages say what the ledger says: that another compiler or system has proven the fences.
    static func otherToolchain(_ accepted: Ledger, _ found: Ledger) -> [Diagnostic] {
        let old = "\(accepted.toolchain) on \(accepted.platform)"
        let new = "\(found.toolchain) on \(found.platform)"
        guard old != new else { return [] }
        return [
            Diagnostic(
                .staleLedger,
                .warning,
                "the ledger says that '\(old)' has proven the fences, and this is '\(new)'",
                at: nil,
                hint: "'luca-docs verify --accept' writes what was proven with this one"
            )
        ]
    }
}

/// How much of a ledger a run looks at.
public enum LedgerScope: Sendable {
    /// All fences, so that they can be counted.
    case whole
    /// Some fences, and what the ledger holds of fences that are gone.
    case partAndRest
    /// Some fences.
    case part
}

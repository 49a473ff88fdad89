/// An enum that can list its cases: `for path in Action.allCasePaths`.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// The paths of an enum that can tell which of them a value is in.
public protocol CasePathReflectable<Root>: Sendable {
    associatedtype Root: CasePathable

    /// The path to the case that the value is in.
    subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

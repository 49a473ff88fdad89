extension Result: CasePathable, CasePathIterable {
    /// The paths to the two cases.
    public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
        /// The path to the case that the value is in.
        public subscript(root: Result) -> PartialCaseKeyPath<Result> {
            switch root {
            case .success: \.success
            case .failure: \.failure
            }
        }

        /// The path to the value of a success.
        public var success: AnyCasePath<Result, Success> {
            AnyCasePath(
                embed: { .success($0) },
                extract: { if case .success(let value) = $0 { value } else { nil } }
            )
        }

        /// The path to the error of a failure.
        public var failure: AnyCasePath<Result, Failure> {
            AnyCasePath(
                embed: { .failure($0) },
                extract: { if case .failure(let error) = $0 { error } else { nil } }
            )
        }

        public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
            let paths: [PartialCaseKeyPath<Result>] = [\.success, \.failure]
            return paths.makeIterator()
        }
    }

    /// The paths to both cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never: CasePathable, CasePathIterable {
    /// The paths of an enum without cases.
    public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
        public subscript(root: Never) -> PartialCaseKeyPath<Never> { \.never }

        public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
            [PartialCaseKeyPath<Never>]().makeIterator()
        }
    }

    /// The paths of an enum without cases: none.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
    /// The way out of any case that cannot be.
    public var never: Case<Never> {
        Case<Never>(embed: { (_: Never) -> Any in }, extract: { (_: Any) in nil })
    }
}

extension Optional: CasePathable, CasePathIterable {
    /// The paths to the two cases, and through `some` to the cases of the wrapped enum.
    @dynamicMemberLookup
    public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
        /// The path to the case that the value is in.
        public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
            root == nil ? \.none : \.some
        }

        /// The path to no value.
        public var none: AnyCasePath<Optional, Void> {
            AnyCasePath(embed: { .none }, extract: { $0 == nil ? () : nil })
        }

        /// The path to the wrapped value.
        public var some: AnyCasePath<Optional, Wrapped> {
            AnyCasePath(embed: { $0 }, extract: { $0 })
        }

        /// The path to a case of the wrapped enum; it leads nowhere from nil.
        @_disfavoredOverload
        public subscript<Member>(
            dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
        ) -> AnyCasePath<Optional, Member?> where Wrapped: CasePathable {
            chained(Wrapped.allCasePaths[keyPath: keyPath])
        }

        private func chained<Member>(
            _ path: AnyCasePath<Wrapped, Member>
        ) -> AnyCasePath<Optional, Member?> {
            AnyCasePath<Optional, Member?>(
                embed: { $0.map(path.embed) },
                extract: { root in root.flatMap(path.extract(from:)).map { .some($0) } }
            )
        }

        public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
            let paths: [PartialCaseKeyPath<Optional>] = [\.none, \.some]
            return paths.makeIterator()
        }
    }

    /// The paths to both cases.
    public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
    /// Steps into a case of an optional's wrapped enum.
    @_disfavoredOverload
    public subscript<Member>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
    ) -> Case<Member> where Value: CasePathable {
        self[dynamicMember: keyPath].some
    }
}

extension Optional where Wrapped: CasePathable {
    /// Whether there is a value, and it is in this case.
    @_disfavoredOverload
    public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
        self?.is(keyPath) ?? false
    }

    /// Changes the associated value of the wrapped enum in place.
    @_disfavoredOverload
    public mutating func modify<Value>(
        _ keyPath: CaseKeyPath<Wrapped, Value>,
        yield: (inout Value) -> Void,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        modify(
            (\Cases.some).appending(path: keyPath),
            yield: yield,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}

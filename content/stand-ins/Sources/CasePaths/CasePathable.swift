import IssueReporting

/// An enum with a case path for each of its cases; `@CasePathable` writes the conformance.
public protocol CasePathable {
    /// The type that has a property for each case, an `AnyCasePath` from the enum.
    associatedtype AllCasePaths

    /// The paths to all cases.
    static var allCasePaths: AllCasePaths { get }
}

/// Adds to an enum a case path for each case.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element))
public macro CasePathable() = #externalMacro(module: "SupportMacros", type: "CasePathableMacro")

extension CasePathable {
    /// Where key paths to the cases of this enum begin: `\Action.Cases.loaded`.
    public typealias Cases = Case<Self>

    /// The associated value of a case; nil when the enum is in another case.
    public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
        Case(keyPath).extract(from: self)
    }

    /// What is in a case of unknown type; nil when the enum is in another case.
    @_disfavoredOverload
    public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
        (Case<Self>()[keyPath: keyPath] as? any AnyCase)?.extractAny(from: self)
    }

    /// Replaces the associated value; an assignment in another case changes nothing.
    @_disfavoredOverload
    public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
        @available(*, unavailable)
        get { fatalError("a case may be absent") }
        set {
            let path = Case(keyPath)
            guard path.extract(from: self) != nil, let changed = path.embed(newValue) as? Self
            else { return }
            self = changed
        }
    }

    /// Reads a case of an enum that is marked `@dynamicMemberLookup` like an optional property.
    public subscript<Value>(
        dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
    ) -> Value? {
        get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
        @available(*, unavailable, message: "Write 'enum = .case(value)', not 'enum.case = value'")
        set { fatalError("a case is not set through an optional") }
    }

    /// Replaces the associated value of an enum that is marked `@dynamicMemberLookup`.
    @_disfavoredOverload
    public subscript<Value>(
        dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
    ) -> Value {
        @available(*, unavailable)
        get { fatalError("a case may be absent") }
        set {
            let path = Self.allCasePaths[keyPath: keyPath]
            guard path.extract(from: self) != nil else { return }
            self = path.embed(newValue)
        }
    }

    /// Whether the enum is in this case.
    public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
        self[case: keyPath] != nil
    }

    /// Changes the associated value in place; records an issue when the enum is in another case.
    public mutating func modify<Value>(
        _ keyPath: CaseKeyPath<Self, Value>,
        yield: (inout Value) -> Void,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let path = AnyCasePath(keyPath)
        guard var value = path.extract(from: self) else {
            reportIssue(
                "can't modify '\(String(describing: self))' as '\(keyPath)': it is another case",
                fileID: fileID,
                filePath: filePath,
                line: line,
                column: column
            )
            return
        }
        yield(&value)
        self = path.embed(value)
    }
}

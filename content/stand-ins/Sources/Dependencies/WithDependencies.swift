/// Runs an operation with some dependencies overridden, for it and the tasks it starts.
@discardableResult
public func withDependencies<R>(
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
    operation: () throws -> R
) rethrows -> R {
    var values = DependencyValues._current
    try DependencyValues.$isSetting.withValue(true) { try updateValuesForOperation(&values) }
    return try DependencyValues.$_current.withValue(values) {
        let result = try DependencyValues.$isSetting.withValue(false, operation: operation)
        DependencyObjects.shared.keep(result)
        return result
    }
}

/// Runs an operation with some dependencies overridden, for it and the tasks it starts.
@discardableResult
public func withDependencies<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
    operation: () async throws -> R
) async rethrows -> R {
    var values = DependencyValues._current
    try await DependencyValues.$isSetting.withValue(true) {
        try await updateValuesForOperation(&values)
    }
    return try await DependencyValues.$_current.withValue(values) {
        let result = try await DependencyValues.$isSetting.withValue(false, operation: operation)
        DependencyObjects.shared.keep(result)
        return result
    }
}

/// Runs an operation with the dependencies of an object, and some of them overridden.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
    from model: Model,
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
    operation: () throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) rethrows -> R {
    guard let values = DependencyObjects.shared.values(of: model) else {
        reportIssue(
            unknown(Model.self),
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
        return try operation()
    }
    return try withDependencies {
        $0 = values.merging(DependencyValues._current)
        try updateValuesForOperation(&$0)
    } operation: {
        try operation()
    }
}

/// Runs an operation with the dependencies of an object.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
    from model: Model,
    operation: () throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) rethrows -> R {
    try withDependencies(
        from: model,
        { _ in },
        operation: operation,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
}

/// Runs an operation with the dependencies of an object, and some of them overridden.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
    from model: Model,
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
    operation: () async throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async rethrows -> R {
    guard let values = DependencyObjects.shared.values(of: model) else {
        reportIssue(
            unknown(Model.self),
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
        return try await operation()
    }
    return try await withDependencies {
        $0 = values.merging(DependencyValues._current)
        try await updateValuesForOperation(&$0)
    } operation: {
        try await operation()
    }
}

/// Runs an operation with the dependencies of an object.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
    from model: Model,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async rethrows -> R {
    try await withDependencies(
        from: model,
        { _ in },
        operation: operation,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
}

private func unknown(_ model: Any.Type) -> String {
    """
    '\(model)' has no dependencies to pass on: it needs a '@Dependency' property, or has to be \
    what the operation of a 'withDependencies' returns.
    """
}

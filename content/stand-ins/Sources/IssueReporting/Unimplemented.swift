/// The error of an unimplemented function that throws.
public struct UnimplementedFailure: Error {
    /// What was called.
    public let description: String
}

/// A function that reports an issue when it is called, and gives the placeholder.
public func unimplemented<each Argument, Result>(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    placeholder: @autoclosure @escaping @Sendable () -> Result = (),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: StaticString = #function,
    line: UInt = #line,
    column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
    { (_: repeat each Argument) in
        fail(description(), function, fileID, filePath, line, column)
        return placeholder()
    }
}

/// A function that reports an issue when it is called, and throws.
public func unimplemented<each Argument, Result>(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: StaticString = #function,
    line: UInt = #line,
    column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
    { (_: repeat each Argument) in
        throw fail(description(), function, fileID, filePath, line, column)
    }
}

/// An asynchronous function that reports an issue when it is called, and gives the placeholder.
public func unimplemented<each Argument, Result>(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    placeholder: @autoclosure @escaping @Sendable () -> Result = (),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: StaticString = #function,
    line: UInt = #line,
    column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
    { (_: repeat each Argument) in
        fail(description(), function, fileID, filePath, line, column)
        return placeholder()
    }
}

/// An asynchronous function that reports an issue when it is called, and throws.
public func unimplemented<each Argument, Result>(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: StaticString = #function,
    line: UInt = #line,
    column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
    { (_: repeat each Argument) in
        throw fail(description(), function, fileID, filePath, line, column)
    }
}

/// A value that reports an issue when it is made.
@_disfavoredOverload
public func unimplemented<Result>(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    placeholder: @autoclosure @escaping @Sendable () -> Result = (),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    function: StaticString = #function,
    line: UInt = #line,
    column: UInt = #column
) -> Result {
    fail(description(), function, fileID, filePath, line, column)
    return placeholder()
}

@discardableResult
private func fail(
    _ description: String,
    _ function: StaticString,
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
) -> UnimplementedFailure {
    let name = description.isEmpty ? "" : ": \(description)"
    reportIssue(
        "Unimplemented\(name) (defined in '\(function)' at \(fileID):\(line))",
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
    return UnimplementedFailure(description: description)
}

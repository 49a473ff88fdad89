/// A place in a file as people and compilers write it.
public struct SourcePosition: Hashable, Comparable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1; a tab is one byte.
    public var column: Int

    /// Takes a 1-based line and a 1-based column in UTF-8 bytes.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Orders by line, then by column.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A stretch of one file, from `start` up to but not including `end`.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The file, relative to the content root.
    public var path: ContentPath
    /// The first byte.
    public var start: SourcePosition
    /// The byte after the last one; equal to `start` for a point.
    public var end: SourcePosition

    /// Takes a file and two positions in it.
    public init(path: ContentPath, start: SourcePosition, end: SourcePosition) {
        self.path = path
        self.start = start
        self.end = end
    }

    /// `path:line:column` of the start.
    public var description: String { "\(path):\(start.line):\(start.column)" }

    /// Orders by path, then by start.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.path, left.start) < (right.path, right.start)
    }
}

/// A value and the place where somebody wrote it.
public struct Located<Value: Sendable>: Sendable {
    /// What was written.
    public var value: Value
    /// Where it was written.
    public var location: SourceLocation

    /// Ties a value to a place.
    public init(_ value: Value, at location: SourceLocation) {
        self.value = value
        self.location = location
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes messages of a subsystem and a category to standard error.
///
/// The original hands them to the system's log, which also keeps them; here they are only printed.
public struct Logger: Sendable {
    private let prefix: String

    public init() {
        prefix = ""
    }

    public init(subsystem: String, category: String) {
        prefix = "[\(subsystem):\(category)] "
    }

    public init(_ logObj: OSLog) {
        self.init(subsystem: logObj.subsystem, category: logObj.category)
    }

    public func log(_ message: OSLogMessage) { write(.default, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
    public func trace(_ message: OSLogMessage) { write(.debug, message) }
    public func debug(_ message: OSLogMessage) { write(.debug, message) }
    public func info(_ message: OSLogMessage) { write(.info, message) }
    public func notice(_ message: OSLogMessage) { write(.default, message) }
    public func warning(_ message: OSLogMessage) { write(.error, message) }
    public func error(_ message: OSLogMessage) { write(.error, message) }
    public func critical(_ message: OSLogMessage) { write(.fault, message) }
    public func fault(_ message: OSLogMessage) { write(.fault, message) }

    // The log of last resort: nothing can be done about a standard error that takes nothing.
    private static func print(_ line: [UInt8], _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(STDERR_FILENO, line, count)
        #elseif canImport(Musl)
            Musl.write(STDERR_FILENO, line, count)
        #else
            Darwin.write(STDERR_FILENO, line, count)
        #endif
    }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        // One call, so that lines of several threads do not mix.
        let line = Array("\(prefix)\(level.name): \(message.text)\n".utf8)
        _ = Self.print(line, line.count)
    }
}

/// The subsystem and category that a `Logger` writes for.
public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")

    let subsystem: String
    let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }
}

/// How grave a log message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)

    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

import Foundation

/// Where dependencies are used, which decides what they are by default.
public enum DependencyContext: Hashable, Sendable {
    /// In the running application.
    case live
    /// In a preview.
    case preview
    /// In a test.
    case test

    /// The context of this process: a test when Swift Testing is linked.
    ///
    /// The environment variable `SWIFT_DEPENDENCIES_CONTEXT` overrides it.
    static let ofProcess: DependencyContext = {
        let environment = ProcessInfo.processInfo.environment
        switch environment["SWIFT_DEPENDENCIES_CONTEXT"] {
        case "live": return .live
        case "preview": return .preview
        case "test": return .test
        case nil: break
        case .some(let word):
            reportIssue(
                "SWIFT_DEPENDENCIES_CONTEXT must be 'live', 'preview' or 'test', not '\(word)'"
            )
        }
        if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
        return isTesting ? .test : .live
    }()
}

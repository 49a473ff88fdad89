import SwiftDiagnostics

/// An error that a macro reports at the place where it is used.
struct SupportMessage: DiagnosticMessage, Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    var diagnosticID: MessageID { MessageID(domain: "SupportMacros", id: message) }
    var severity: DiagnosticSeverity { .error }
}

/// A way to mend the code that goes with a `SupportMessage`.
struct SupportFix: FixItMessage {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    var fixItID: MessageID { MessageID(domain: "SupportMacros", id: message) }
}

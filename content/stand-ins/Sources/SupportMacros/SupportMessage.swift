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

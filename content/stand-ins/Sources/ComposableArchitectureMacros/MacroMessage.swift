import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a macro reports at the place where it is used.
struct MacroMessage: DiagnosticMessage, Error {
    let message: String
    let severity: DiagnosticSeverity

    init(_ message: String, _ severity: DiagnosticSeverity = .error) {
        self.message = message
        self.severity = severity
    }

    var diagnosticID: MessageID {
        MessageID(domain: "ComposableArchitectureMacros", id: message)
    }
}

/// A second place that a message points to.
struct MacroNote: NoteMessage {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    var noteID: MessageID { MessageID(domain: "ComposableArchitectureMacros", id: message) }
}

extension MacroExpansionContext {
    func report(_ message: MacroMessage, at node: some SyntaxProtocol, notes: [Note] = []) {
        diagnose(Diagnostic(node: Syntax(node), message: message, notes: notes))
    }
}

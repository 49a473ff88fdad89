/// A stretch of code that the compiler would replace, in the places that it names.
public struct CompilerFixIt: Hashable, Sendable, Codable {
    /// A place in a file.
    public struct Place: Hashable, Sendable, Codable {
        /// The line, from 1.
        public var line: Int
        /// The column in UTF-8 bytes, from 1.
        public var column: Int
    }

    /// The file as `#sourceLocation` names it.
    public var file: String
    /// The first byte that goes.
    public var start: Place
    /// The byte after the last one that goes; equal to `start` for an insertion.
    public var end: Place
    /// What comes.
    public var text: String
}

extension CompilerRun {
    /// Gives the messages the fix-its that the same messages have in what
    /// `-serialize-diagnostics-path` wrote; bytes in another form change nothing.
    public mutating func addFixIts(from bytes: [UInt8]) {
        var fixIts: [CompilerMessage: [[CompilerFixIt]]] = [:]
        func note(_ message: CompilerMessage) {
            if !message.fixIts.isEmpty { fixIts[message.head, default: []].append(message.fixIts) }
            for inner in message.notes { note(inner) }
        }
        func add(to message: inout CompilerMessage) {
            // Two messages with the same words at one place were told once.
            if let found = fixIts[message.head], Set(found).count == 1 { message.fixIts = found[0] }
            for index in message.notes.indices { add(to: &message.notes[index]) }
        }
        for message in SerializedDiagnostics.messages(in: bytes) ?? [] { note(message) }
        guard !fixIts.isEmpty else { return }
        for index in messages.indices { add(to: &messages[index]) }
    }
}

extension CompilerMessage {
    /// What tells this message from others, whichever way the compiler wrote it.
    fileprivate var head: CompilerMessage {
        CompilerMessage(severity: severity, text: text, file: file, line: line, column: column)
    }
}

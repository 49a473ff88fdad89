/// Reads what `-serialize-diagnostics-path` writes: the messages with their fix-its.
///
/// A bitstream of `DIAG` blocks, notes inside the block of what they explain; the records are
/// those of clang/Frontend/SerializedDiagnostics.h. Lines, columns and files are the ones that
/// `#sourceLocation` gives.
enum SerializedDiagnostics {
    /// The messages in order; nil when the bytes are no such file.
    static func messages(in bytes: [UInt8]) -> [CompilerMessage]? {
        guard let items = try? Bitstream.items(in: bytes, magic: "DIAG") else { return nil }
        var reader = Reader()
        return items.compactMap { item in
            if case .block(8 + 1, let items) = item { reader.message(items) } else { nil }
        }
    }

    /// Knows the files named so far, which later records name by number.
    private struct Reader {
        var files: [UInt64: String] = [:]

        mutating func message(_ items: [Bitstream.Item]) -> CompilerMessage? {
            var message: CompilerMessage?
            var fixIts: [CompilerFixIt] = []
            var notes: [CompilerMessage] = []
            for item in items {
                switch item {
                case .block(9, let items):
                    if let note = self.message(items) { notes.append(note) }
                case .block: break
                case .record(let record):
                    let values = record.values
                    let text = String(decoding: record.blob, as: UTF8.self)
                    switch values.first {
                    case 2 where values.count >= 5: message = head(values, text)
                    case 6 where values.count >= 2: files[values[1]] = text
                    case 7 where values.count >= 9:
                        fixIts.append(
                            CompilerFixIt(
                                file: files[values[1]] ?? "",
                                start: .init(values[2], values[3]),
                                end: .init(values[6], values[7]),
                                text: text
                            )
                        )
                    default: break
                    }
                }
            }
            message?.fixIts = fixIts
            message?.notes = notes
            return message
        }

        /// The numbers are: record, severity, file, line, column, and more.
        private func head(_ values: [UInt64], _ text: String) -> CompilerMessage? {
            let severities: [UInt64: CompilerMessage.Severity] = [
                1: .note, 2: .warning, 3: .error, 4: .error, 5: .remark,
            ]
            guard let severity = severities[values[1]] else { return nil }
            return CompilerMessage(
                severity: severity,
                text: text,
                file: files[values[2]] ?? "",
                line: Int(truncatingIfNeeded: values[3]),
                column: Int(truncatingIfNeeded: values[4])
            )
        }
    }
}

extension CompilerFixIt.Place {
    fileprivate init(_ line: UInt64, _ column: UInt64) {
        self.init(line: Int(truncatingIfNeeded: line), column: Int(truncatingIfNeeded: column))
    }
}

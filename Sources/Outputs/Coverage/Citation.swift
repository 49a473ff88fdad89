import Diagnostics
import Rules

/// Lines that a document restates.
struct Citation {
    let document: DocumentID
    let lines: ClosedRange<Int>
    let location: SourceLocation
}

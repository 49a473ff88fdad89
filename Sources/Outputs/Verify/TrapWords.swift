/// What the runtime says when a program traps.
///
/// Whatever the program wrote itself before that is left out: it says nothing of the trap.
func trapWords(in output: String) -> Substring {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.last { line in trapMarks.contains { line.contains($0) } }
    return last.map { output[$0.startIndex...] } ?? ""
}

/// What the runtime says of its own traps and of the author's, with the author's words behind it.
let trapKinds = [": Fatal error", ": Precondition failed", ": Assertion failed"]

/// How the runtime begins to say that it traps.
private let trapMarks =
    trapKinds + [
        "Could not cast value of type", "Fatal access conflict detected",
        "Simultaneous accesses to", "Attempted to read an unowned reference",
    ]

/// Whether a program ends by that signal when it traps, and not when somebody ends it.
///
/// Illegal instruction, trap, abort, bus error (two numbers), arithmetic error, invalid memory.
func isTrap(_ signal: Int) -> Bool { [4, 5, 6, 7, 8, 10, 11].contains(signal) }

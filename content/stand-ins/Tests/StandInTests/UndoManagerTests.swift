import SwiftUI
import Testing

@MainActor
struct UndoManagerTests {
    @MainActor private final class Document {
        var text = "a"

        func write(_ new: String, _ undo: UndoManager) {
            let old = text
            text = new
            undo.registerUndo(withTarget: self) { $0.write(old, undo) }
        }
    }

    @Test func undoAndRedo_goBackAndForth() {
        let undo = UndoManager()
        let document = Document()
        document.write("b", undo)
        document.write("c", undo)
        undo.undo()
        #expect(document.text == "b")
        undo.undo()
        #expect(document.text == "a")
        #expect(!undo.canUndo)
        undo.redo()
        #expect(document.text == "b")
        document.write("d", undo)
        #expect(!undo.canRedo)
    }
}

public import Foundation

/// Keeps what was done, so that it can be undone and done again.
///
/// Each registration is a step of its own: groups are not modelled.
@MainActor
open class UndoManager: NSObject {
    private var undoSteps: [() -> Void] = []
    private var redoSteps: [() -> Void] = []

    public private(set) var isUndoing = false
    public private(set) var isRedoing = false

    open var canUndo: Bool { !undoSteps.isEmpty }
    open var canRedo: Bool { !redoSteps.isEmpty }

    public func registerUndo<TargetType>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) where TargetType: AnyObject {
        // The target is not kept alive by what could be undone to it.
        let step = { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing {
            redoSteps.append(step)
        } else {
            undoSteps.append(step)
            if !isRedoing { redoSteps = [] }
        }
    }

    open func undo() {
        guard let step = undoSteps.popLast() else { return }
        isUndoing = true
        defer { isUndoing = false }
        step()
    }

    open func redo() {
        guard let step = redoSteps.popLast() else { return }
        isRedoing = true
        defer { isRedoing = false }
        step()
    }

    open func removeAllActions() {
        undoSteps = []
        redoSteps = []
    }
}

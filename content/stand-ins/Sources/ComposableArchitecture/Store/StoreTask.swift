/// The effects that one action has set off.
public struct StoreTask: Hashable, Sendable {
    let rawValue: Task<Void, Never>?

    init(rawValue: Task<Void, Never>?) {
        self.rawValue = rawValue
    }

    /// Ends the effects.
    public func cancel() {
        rawValue?.cancel()
    }

    /// Waits for the effects; cancelling the waiting cancels them.
    public func finish() async {
        guard let rawValue else { return }
        await withTaskCancellationHandler {
            await rawValue.value
        } onCancel: {
            rawValue.cancel()
        }
    }

    /// Whether the effects have been told to end.
    public var isCancelled: Bool { rawValue?.isCancelled ?? true }
}

import os

let spinning = OSAllocatedUnfairLock(initialState: 0)
let gate = OSAllocatedUnfairLock()

func spin() -> Int {
    gate.withLock(flags: .adaptiveSpin) { print("held") }
    gate.lock(flags: .adaptiveSpin)
    gate.unlock()
    return spinning.withLock(flags: .adaptiveSpin) { count in
        count += 1
        return count
    }
}

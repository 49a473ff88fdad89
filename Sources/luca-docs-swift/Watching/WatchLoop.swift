import Diagnostics
import Foundation
import Terminal
import Workspace

/// `verify --watch`: proves the content, and again whenever a file of it changes.
///
/// A verdict is printed only when the files look after the round as they did before it. A change
/// during a round ends it: its tools are killed, and another round follows.
struct WatchLoop {
    private let root: ContentRoot
    private let arguments: Arguments
    private let console: Console
    /// How often a round may be ended by changes before one is let come to its end.
    private static let patience = 3

    init(_ root: ContentRoot, _ arguments: Arguments, _ console: Console) throws {
        guard case .folder = root.place else {
            throw UsageError(
                "the rulebooks built into luca-docs do not change",
                hint: "name a folder with '--content'"
            )
        }
        self.root = root
        self.arguments = arguments
        self.console = console
    }

    /// Goes on until a signal ends the process, or until nobody reads what it prints.
    func run() async throws -> ExitCode {
        var proof = try await WatchedProof(root, arguments, console)
        let report = WatchReport(root, arguments, console)
        Interruption.watch()
        var look = ContentLook(root)
        var known: ContentLook?
        var round = 0
        var ended = 0
        while !console.outputIsClosed {
            look = await settled(look)
            if look == known, ended == 0 {
                // What was changed is as it was again.
                look = await changed(from: look)
                continue
            }
            round += 1
            let changes = known.map { look.changes(since: $0) } ?? []
            known = look
            report.start(round, changes)
            let clock = ContinuousClock()
            let start = clock.now
            proof.start(after: changes)
            let result = await whileUnchanged(look, mayEnd: ended < Self.patience) { [proof] in
                try await proof.prove()
            }
            let wasEnded = RunningTools.all.goOn()
            let now = ContentLook(root)
            let isOutdated = wasEnded || now != look
            if round == 1, case .failure(let error as UsageError) = result { throw error }
            if isOutdated { ended += 1 } else { ended = 0 }
            proof.keep(try? result.get(), isOutdated: isOutdated)
            report.end(
                .init(number: round, changes: changes, time: clock.now - start),
                wasEnded ? nil : result,
                changedMeanwhile: isOutdated ? now.changes(since: look) : nil
            )
            look = isOutdated ? now : await changed(from: look)
        }
        return .clean
    }

    /// Runs a round, and kills its tools when the files change meanwhile.
    private func whileUnchanged<Value: Sendable>(
        _ look: ContentLook,
        mayEnd: Bool,
        _ body: @escaping @Sendable () async throws -> Value
    ) async -> Result<Value, any Error> {
        let root = root
        let watcher = Task {
            while mayEnd, !Task.isCancelled {
                let now = await Pace.look(at: root)
                guard !Task.isCancelled, now != look else { continue }
                return RunningTools.all.interrupt()
            }
        }
        let result = await Result.catching(body)
        watcher.cancel()
        await watcher.value
        return result
    }

    /// Waits until the files look otherwise, or nobody reads any more.
    private func changed(from look: ContentLook) async -> ContentLook {
        while !console.outputIsClosed {
            let now = await Pace.look(at: root)
            if now != look { return now }
        }
        return look
    }

    /// Waits until a burst of changes is over; what changes all the time is waited for two seconds.
    private func settled(_ first: ContentLook) async -> ContentLook {
        let clock = ContinuousClock()
        var look = first
        let end = clock.now + .seconds(2)
        while clock.now < end {
            try? await Task.sleep(for: .milliseconds(10))
            let now = ContentLook(root)
            if now == look, now.isSettled { return now }
            look = now
        }
        return look
    }
}

/// How often the files are looked at.
private enum Pace {
    /// A look after a pause: looking takes at most a twentieth of the time.
    static func look(at root: ContentRoot) async -> ContentLook {
        let clock = ContinuousClock()
        let start = clock.now
        let look = ContentLook(root)
        let pause = max(.milliseconds(50), (clock.now - start) * 20)
        try? await Task.sleep(for: pause)
        return look
    }
}

extension Result where Success: Sendable, Failure == any Error {
    /// What a body gives or throws.
    fileprivate static func catching(
        _ body: @Sendable () async throws -> Success
    ) async -> Self {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}

public import SwiftUI

/// Asks whoever presents the current feature to take it away.
public struct DismissEffect: Sendable {
    var dismiss: (@MainActor @Sendable () -> Void)?

    init() {}

    /// An effect that calls a function.
    public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
        self.dismiss = dismiss
    }

    /// Takes the feature away; records an issue when nothing presents it.
    @MainActor
    public func callAsFunction(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        guard let dismiss else {
            reportIssue(
                """
                A reducer requested dismissal at "\(fileID):\(line)", but couldn't be dismissed.

                It is not presented: nothing runs it with "ifLet" or "forEach", or the effect was \
                made outside of it.
                """,
                fileID: fileID,
                filePath: filePath,
                line: line,
                column: column
            )
            return
        }
        dismiss()
    }

    /// Takes the feature away with an animation.
    @MainActor
    public func callAsFunction(
        animation: Animation?,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await callAsFunction(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

private enum DismissKey: DependencyKey {
    static let liveValue = DismissEffect()
    static let testValue = DismissEffect()
}

extension DependencyValues {
    /// Takes the current feature away, if it is presented.
    public var dismiss: DismissEffect {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the current feature is presented.
    public var isPresented: Bool { dismiss.dismiss != nil }
}

extension DependencyValues {
    /// Makes these the dependencies of a feature at a place that an action can close.
    mutating func enter(_ path: NavigationIDPath) {
        navigationIDPath = path
        let storage = CancellationStorage.current
        dismiss = DismissEffect { storage?.dismissal(path)?() }
    }
}

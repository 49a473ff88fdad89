public import Foundation

/// Views made from the elements of a collection.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    var data: Self.Data { get }
}

extension DynamicViewContent {
    nonisolated public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent { self }

    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> some DynamicViewContent { self }
}

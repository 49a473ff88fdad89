import ComposableArchitecture
import Synchronization
import Testing

/// A feature with state, effects and a delegate, for the tests of its operators.
@Reducer
struct Counter {
    @ObservableState
    struct State: Equatable {
        var count = 0
        var note = ""
    }
    enum Action: BindableAction, Equatable {
        case binding(BindingAction<State>)
        case increment
        case fetch
        case fetched(Int)
        case endless
        case endlessThenTick
        case tick
        case cancel
        case close
        case fail
        case both
        case delegate(Delegate)

        @CasePathable
        enum Delegate: Equatable { case done(Int) }
    }
    enum CancelID { case endless }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding: return .none
            case .increment:
                state.count += 1
                return .none
            case .fetch:
                return .run { [count = state.count] send in await send(.fetched(count + 10)) }
            case .fetched(let count):
                state.count = count
                return .none
            case .endless:
                return .run { _ in try await Task.never() }
                    .cancellable(id: CancelID.endless, cancelInFlight: true)
            case .endlessThenTick:
                return .run { send in
                    do { try await Task.never() } catch { await send(.tick) }
                }
                .cancellable(id: CancelID.endless)
            case .tick:
                state.note += "."
                return .none
            case .cancel: return .cancel(id: CancelID.endless)
            case .close:
                return .run { _ in await dismiss() }
            case .fail:
                return .run { _ in throw Failure() }
            case .both:
                return .concatenate(.send(.tick), .run { await $0(.increment) }, .send(.tick))
            case .delegate: return .none
            }
        }
    }
}

struct Failure: Error, Equatable {}

/// The issues that a piece of code records, in order.
@MainActor
func issues(_ body: @MainActor () async throws -> Void) async rethrows -> [String] {
    let log = IssueLog()
    try await withKnownIssue(isIntermittent: true) {
        try await body()
    } matching: { issue in
        log.add(issue.comments.first?.rawValue ?? "\(issue)")
        return true
    }
    return log.all
}

/// A list that issues are added to from any thread.
final class IssueLog: Sendable {
    private let list = Mutex<[String]>([])

    var all: [String] { list.withLock { $0 } }

    func add(_ text: String) {
        list.withLock { $0.append(text) }
    }
}

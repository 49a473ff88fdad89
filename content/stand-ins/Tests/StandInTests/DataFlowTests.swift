import SwiftUI
import Testing

@MainActor @Observable
private final class Store {
    var name = "a"
    var count = 0
}

private struct Counter: View {
    @State var count = 1

    var body: some View { Text("\(count)") }
}

@MainActor
struct DataFlowTests {
    @Test func state_keepsWhatIsWritten() {
        let state = State(initialValue: 1)
        state.wrappedValue = 2
        #expect(state.wrappedValue == 2)
        state.projectedValue.wrappedValue = 3
        #expect(state.wrappedValue == 3)
    }

    @Test func body_ofAView_canBeMade() {
        let view = Counter()
        #expect(view.body as? Text == Text("1"))
    }

    @Test func binding_callsItsFunctionsInPlace() {
        let store = Store()
        let binding = Binding(get: { store.count }, set: { store.count = $0 })
        binding.wrappedValue = 7
        #expect(store.count == 7)
        #expect(binding.wrappedValue == 7)
    }

    @Test func binding_passesItsTransaction() {
        let seen = State<Animation?>(initialValue: nil)
        let binding = Binding(
            get: { 0 },
            set: { _, transaction in
                seen.wrappedValue = transaction.animation
            }
        )
        binding.animation(.easeIn).wrappedValue = 1
        #expect(seen.wrappedValue == .easeIn)
    }

    @Test func binding_toAMember_writesThrough() {
        let state = State(initialValue: (name: "a", numbers: [1, 2]))
        state.projectedValue.name.wrappedValue = "b"
        state.projectedValue.numbers[1].wrappedValue = 5
        #expect(state.wrappedValue.name == "b")
        #expect(state.wrappedValue.numbers == [1, 5])
    }

    @Test func binding_overACollection_hasOnePerElement() {
        let state = State(initialValue: [1, 2, 3])
        for element in state.projectedValue { element.wrappedValue *= 2 }
        #expect(state.wrappedValue == [2, 4, 6])
    }

    @Test func binding_ofAnOptional_unwraps() {
        let state = State<Int?>(initialValue: nil)
        #expect(Binding(state.projectedValue) == nil)
        state.wrappedValue = 1
        Binding<Int>(state.projectedValue)?.wrappedValue = 2
        #expect(state.wrappedValue == 2)
    }

    @Test func bindable_writesToTheObject() {
        let store = Store()
        Bindable(store).name.wrappedValue = "b"
        #expect(store.name == "b")
    }

    @Test func stateObject_isMadeOnceAndLate() {
        final class Session: ObservableObject {}
        var made = 0
        func make() -> Session {
            made += 1
            return Session()
        }
        let object = StateObject(wrappedValue: make())
        #expect(made == 0)
        #expect(object.wrappedValue === object.wrappedValue)
        #expect(made == 1)
    }

    @Test func published_keepsItsValue() {
        final class Session: ObservableObject { @Published var user = "a" }
        let session = Session()
        session.user = "b"
        #expect(session.user == "b")
    }

    @Test func navigationPath_countsAndForgets() {
        var path = NavigationPath([1, 2])
        path.append("three")
        #expect(path.count == 3)
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
    }
}

extension Optional where Wrapped == Binding<Int> {
    fileprivate static func == (lhs: Self, rhs: _OptionalNilComparisonType) -> Bool {
        if case .none = lhs { true } else { false }
    }
}

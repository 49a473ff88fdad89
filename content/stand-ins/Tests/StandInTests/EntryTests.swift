import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var pageSize: Int = 20
    @Entry fileprivate var tenant: String?
    @Entry fileprivate var title = "untitled"
    @Entry fileprivate var double: @Sendable (Int) -> Int = { $0 * 2 }
}

extension Transaction {
    @Entry fileprivate var isQuiet = false
}

extension FocusedValues {
    @Entry fileprivate var document: String?
}

struct EntryTests {
    @Test func value_untilSet_isTheDefault() {
        let values = EnvironmentValues()
        #expect(values.pageSize == 20)
        #expect(values.tenant == nil)
        #expect(values.title == "untitled")
        #expect(values.double(4) == 8)
    }

    @Test func value_onceSet_isTheNewOneAlone() {
        var values = EnvironmentValues()
        values.pageSize = 5
        values.tenant = "acme"
        #expect(values.pageSize == 5)
        #expect(values.tenant == "acme")
        #expect(values.title == "untitled")
        values.tenant = nil
        #expect(values.tenant == nil)
    }

    @Test func transaction_holdsEntries() {
        var transaction = Transaction(animation: .default)
        #expect(!transaction.isQuiet)
        transaction.isQuiet = true
        #expect(transaction.isQuiet)
        #expect(transaction.animation == .default)
    }

    @Test func environment_withoutAnInterface_isTheDefault() {
        #expect(Environment(\.pageSize).wrappedValue == 20)
        #expect(Environment(\.tenant).wrappedValue == nil)
    }
}

// These are here to be expanded: a preview that does not expand stops this file.
#Preview { Text("x") }

#Preview("state") {
    @Previewable @State var isOn = false
    Toggle("x", isOn: $isOn)
}

#Preview("trait", traits: .sizeThatFitsLayout) {
    if Bool.random() { Text("x") }
    Text("y")
}

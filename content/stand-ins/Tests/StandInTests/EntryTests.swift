import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry var pageSize: Int = 20
    @Entry var tenant: String?
    @Entry var title = "untitled"
}

struct EntryTests {
    @Test func default_untilSet_isTheInitialValue() {
        let values = EnvironmentValues()
        #expect(values.pageSize == 20)
        #expect(values.tenant == nil)
        #expect(values.title == "untitled")
    }
}

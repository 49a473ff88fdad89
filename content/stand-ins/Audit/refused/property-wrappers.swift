// What may be declared with the wrappers of data flow.
import Foundation
import Observation
import SwiftUI

@MainActor @Observable final class Store {
    var count = 0
    var computed: Int { count }
    let fixed = 1
    private(set) var sealed = 0
    func reset() {}
}

@MainActor final class Plain {}

struct Loose {}

enum Level: String { case low }

enum Bare { case one }

// What is right …
struct Right {
    @State var a1 = 0
    @Bindable var a2: Store
    @State var a3: Store?
    @Environment(\.colorScheme) var a4: ColorScheme
    @Environment(Store.self) var a5
    @Environment(Store.self) var a6: Store?
    @Environment(\.dismiss) var a7
    @FocusState var a8: Level?
    @FocusState var a9: Bool
    @FocusState var a10: Bool
    @AppStorage("a") var a11 = 1
    @AppStorage("a") var a12: String?
    @AppStorage("a") var a13: Int = 0
    @AppStorage("a") var a14 = Level.low
    @AppStorage("a", store: .standard) var a15 = 1
    @SceneStorage("a") var a16 = 1
    @SceneStorage("a") var a17 = 1
    @State var a18: Store?
    @Environment(Store.self) var a19
    @Binding var a20: Int
    @Namespace var a22
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
struct Wrong {
    // refused: property wrapper can only be applied to a 'var'
    @State let a1 = 0
    // refused: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that
    @Bindable var a2: Plain
    // refused: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that
    @Bindable var a3: Store?
    // refused: cannot convert value of type 'KeyPath<EnvironmentValues, ColorScheme>' to
    @Environment(\.colorScheme) var a4: Bool
    // refused: initializer 'init(_:)' requires the types 'Plain' and 'Store?' be equivalent
    @Environment(Store.self) var a5: Plain
    // refused: initializer 'init(_:)' requires that 'Plain' conform to 'Observable'
    @Environment(Plain.self) var a6: Plain?
    // refused: no exact matches in call to initializer
    @Environment(\.dismissed) var a7
    // refused: generic struct 'FocusState' requires that 'Loose' conform to 'Hashable'
    @FocusState var a8: Loose?
    // refused: initializer 'init()' requires the types 'Level' and 'Bool' be equivalent
    @FocusState var a9: Level
    // refused: argument passed to call that takes no arguments
    @FocusState var a10 = false
    // refused: no exact matches in call to initializer
    @AppStorage("a") var a11 = Loose()
    // refused: no exact matches in call to initializer
    @AppStorage("a") var a12: [String]?
    // refused: no exact matches in call to initializer
    @AppStorage("a") var a13: Int
    // refused: no exact matches in call to initializer
    @AppStorage("a") var a14 = Bare.one
    // refused: extra argument 'suite' in call
    @AppStorage("a", suite: "x") var a15 = 1
    // refused: missing argument for parameter #2 in call
    @SceneStorage var a16 = 1
    // refused: extra argument 'store' in call
    @SceneStorage("a", store: .standard) var a17 = 1
    // refused: generic struct 'ObservedObject' requires that 'Store' conform to
    @ObservedObject var a18 = Store()
    // refused: generic struct 'EnvironmentObject' requires that 'Store' conform to
    @EnvironmentObject var a19: Store
    // refused: no exact matches in call to initializer
    @Binding var a20 = 3
    // refused: property type 'Int' does not match 'wrappedValue' type 'Namespace.ID'
    @Namespace var a22: Int
}
#endif

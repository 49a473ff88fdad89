// What keys of the environment and of preferences declare.
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

struct CountKey: EnvironmentKey { static let defaultValue = 1 }

struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct LooseKey: PreferenceKey {
    static var defaultValue: Loose { Loose() }
    static func reduce(value: inout Loose, nextValue: () -> Loose) {}
}

// What is right …
struct Right1: EnvironmentKey { static let defaultValue = 1 }
struct Right3: EnvironmentKey { static var defaultValue: Int { 1 } }
extension EnvironmentValues { var right4: Int { self[CountKey.self] } }
extension EnvironmentValues { var right5: Int { self[CountKey.self] } }
extension EnvironmentValues { @Entry var right6 = 3 }
extension EnvironmentValues { var right7: Int { self[CountKey.self] } }
func right8() -> some View { Text("x").preference(key: SumKey.self, value: 3) }
func right9() -> some View { Text("x").preference(key: SumKey.self, value: 3) }
func right10() -> some View { Text("x").onPreferenceChange(SumKey.self) { _ in } }
func right11() -> some View { Text("x").onPreferenceChange(SumKey.self) { _ in } }
func right12() -> some View { Text("x").environment(\.locale, .current) }

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
// refused: static property 'other' is not concurrency-safe because it is nonisolated
struct Wrong1: EnvironmentKey { static var other = 1 }
// refused: type 'Wrong3' does not conform to protocol 'EnvironmentKey'
struct Wrong3: EnvironmentKey { let defaultValue = 1 }
// refused: cannot convert return expression of type 'Int' to return type 'String'
extension EnvironmentValues { var wrong4: String { self[CountKey.self] } }
// refused: subscript 'subscript(_:)' requires that 'Loose' conform to 'EnvironmentKey'
extension EnvironmentValues { var wrong5: Int { self[Loose.self] } }
// refused: extensions must not contain stored properties
extension EnvironmentValues { var wrong6 = 3 }
// refused: cannot convert value of type 'CountKey' to expected argument type 'K.Type'
extension EnvironmentValues { var wrong7: Int { self[CountKey()] } }
// refused: cannot convert value of type 'String' to expected argument type 'Int'
func wrong8() -> some View { Text("x").preference(key: SumKey.self, value: "3") }
// refused: missing argument label 'key:' in call
func wrong9() -> some View { Text("x").preference(SumKey.self, value: 3) }
// refused: instance method 'onPreferenceChange(_:perform:)' requires that 'Loose' conform
func wrong10() -> some View { Text("x").onPreferenceChange(LooseKey.self) { _ in } }
// refused: instance method 'onPreferenceChange(_:perform:)' requires that 'CountKey'
func wrong11() -> some View { Text("x").onPreferenceChange(CountKey.self) { _ in } }
// refused: cannot convert value of type 'any KeyPath<EnvironmentValues, Bool> & Sendable'
func wrong12() -> some View { Text("x").environment(\.isPresented, true) }
#endif

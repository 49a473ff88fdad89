// What can be done with a navigation path.
import SwiftUI

struct Loose {}

struct Stack {
    var path = NavigationPath()
}

// What is right …
extension Stack {
    func right1() { _ = NavigationPath([1, 2]) }
    func right2() { _ = path.count }
    func right3() { _ = path.isEmpty }
    func right4() { _ = path.codable }
    func right5() { _ = NavigationPath() }
    func right6() { _ = path == path }
}

// … and what is wrong, in the same order.
#if !AUDIT_CONTROL
extension Stack {
    // refused: initializer 'init(_:)' requires that 'Loose' conform to 'Hashable'
    func wrong1() { _ = NavigationPath([Loose()]) }
    // refused: value of type 'NavigationPath' has no subscripts
    func wrong2() { _ = path[0] }
    // refused: value of type 'NavigationPath' has no member 'first'
    func wrong3() { _ = path.first }
    // refused: for-in loop requires 'NavigationPath' to conform to 'Sequence'
    func wrong4() { for step in path { print(step) } }
    // refused: cannot convert value of type '[Any]' to specified type 'NavigationPath'
    func wrong5() { let _: NavigationPath = [] }
    // refused: referencing operator function '<' on 'Comparable' requires that
    func wrong6() { _ = path < path }
}
#endif

public import AppKit
public import Combine
public import Foundation
public import UIKit

/// Gives an iOS app a delegate of a class of yours.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    @MainActor @preconcurrency public var wrappedValue: DelegateType { missingDelegate() }

    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: Combine.ObservableObject {
    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Gives a macOS app a delegate of a class of yours.
@preconcurrency @MainActor @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
    @MainActor @preconcurrency public var wrappedValue: DelegateType { missingDelegate() }

    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension NSApplicationDelegateAdaptor where DelegateType: Combine.ObservableObject {
    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
    }
}

/// Ends the process: only a running app makes its delegate.
private func missingDelegate() -> Never {
    fatalError("there is no running app that could make its delegate")
}

public import Foundation

extension Timer {
    /// A publisher of the date, once for each interval; here there is no run loop that would fire.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode
        ) {}

        public func connect() -> any Cancellable { AnyCancellable {} }

        public func _subscribe(
            _ receive: @escaping (Date) -> Void,
            _ complete: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }
    }

    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}

extension NotificationCenter {
    /// A publisher of the notifications of a name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name

        public func _subscribe(
            _ receive: @escaping (Notification) -> Void,
            _ complete: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            // Notifications are handed on where they are posted, as those of the original are.
            nonisolated(unsafe) let receive = receive
            let center = center
            let observer = center.addObserver(forName: name, object: nil, queue: nil) {
                receive($0)
            }
            return AnyCancellable { center.removeObserver(observer) }
        }
    }

    public func publisher(
        for name: Notification.Name,
        object: AnyObject? = nil
    ) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name)
    }
}

public import Foundation

/// The times at which a view is drawn anew.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    typealias Mode = TimelineScheduleMode

    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline is followed.
public enum TimelineScheduleMode: Sendable {
    case normal
    case lowFrequency
}

/// A timeline of equal steps.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public init(from startDate: Date, by interval: TimeInterval) {}

    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// A timeline of whole minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// A timeline as fine as an animation needs.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    public func entries(from start: Date, mode: Mode) -> [Date] { [start] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(
        from startDate: Date,
        by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// Draws its content anew at the times of a schedule.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    /// When the content is drawn.
    public struct Context {
        /// How often the content is drawn.
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }

        public let date: Date
        public let cadence: Cadence
    }
}

extension TimelineView: View where Content: View {
    public var body: Never { builtIn() }

    public nonisolated init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
    ) {}
}

public import Foundation

/// A value that changes with the time.
public struct TimeDataSource<Value> {}

extension TimeDataSource where Value == Date {
    /// The date and time.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}

extension TimeDataSource where Value == Range<Date> {
    /// The time from a date on.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource()
    }

    /// The time until a date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource()
    }
}

extension TimeDataSource where Value == Duration {
    /// How far a date is away.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource()
    }
}

extension Text {
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        self.init(content: "")
    }

    @_disfavoredOverload
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(content: "")
    }
}

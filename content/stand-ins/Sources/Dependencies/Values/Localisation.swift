public import Foundation

extension DependencyValues {
    /// The user's calendar; reading it in a test is an issue.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The user's language and region; reading it in a test is an issue.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The user's time zone; reading it in a test is an issue.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

// While a dependency is overridden, reading it is a part of changing it, and no issue.
private func reportUnlessSetting(_ name: String) {
    if !DependencyValues.isSetting { reportIssue("Unimplemented: @Dependency(\\.\(name))") }
}

private enum CalendarKey: DependencyKey {
    static var liveValue: Calendar { .autoupdatingCurrent }
    static var testValue: Calendar {
        reportUnlessSetting("calendar")
        return .autoupdatingCurrent
    }
}

private enum LocaleKey: DependencyKey {
    static var liveValue: Locale { .autoupdatingCurrent }
    static var testValue: Locale {
        reportUnlessSetting("locale")
        return .autoupdatingCurrent
    }
}

private enum TimeZoneKey: DependencyKey {
    static var liveValue: TimeZone { .autoupdatingCurrent }
    static var testValue: TimeZone {
        reportUnlessSetting("timeZone")
        return .autoupdatingCurrent
    }
}

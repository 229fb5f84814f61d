// SPDX-License-Identifier: MIT
public import Foundation

/// When a notification is shown.
open class UNNotificationTrigger: NSObject {
    /// Whether the notification is shown each time.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    /// Returns the first time after `date`; `nil` if there is none.
    func next(after date: Date) -> Date? { nil }

    /// The trigger as it is stored.
    var stored: StoredTrigger? { nil }
}

/// A trigger that fires after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: The time in seconds, which must be greater than 0, and at least 60 for a repeating trigger.
    ///   - repeats: Whether it fires again and again.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the time at which the trigger fires if its request is added now.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }

    override var stored: StoredTrigger? { .interval(timeInterval, repeats: repeats) }
}

/// A trigger that fires when the date has the given components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The components to match; the others can have any value.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next time at which the date has the components; `nil` if it never has.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }

    override var stored: StoredTrigger? { .calendar(dateComponents, repeats: repeats) }
}

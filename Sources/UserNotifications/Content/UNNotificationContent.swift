// SPDX-License-Identifier: MIT
public import Foundation

/// The texts, the sound and the data of a notification.
///
/// The text is plain: characters that a notification server would read as markup are shown as they are.
open class UNNotificationContent: NSObject {
    var values = ContentValues()
    var information: [AnyHashable: Any] = [:]

    /// The first line, in emphasis; empty by default.
    public var title: String { values.title }
    /// A line between the title and the body; empty by default.
    public var subtitle: String { values.subtitle }
    /// The message; empty by default.
    public var body: String { values.body }
    /// The number to show on the application's icon, 0 to remove it; `nil`, the default, leaves it as it is.
    public var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
    /// The sound to play; `nil`, the default, for none.
    public var sound: UNNotificationSound? { values.sound }
    /// A property list of the application, empty by default; it is not shown.
    public var userInfo: [AnyHashable: Any] { information }
    /// The identifier of the category whose actions are offered; empty by default.
    public var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier of a conversation; empty by default.
    public var threadIdentifier: String { values.threadIdentifier }

    /// Creates empty content.
    public override init() {}

    /// Creates a copy.
    init(copying other: UNNotificationContent) {
        values = other.values
        information = other.information
    }
}

/// Content that the application fills in before it requests the notification.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { values.badge = newValue?.intValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { information }
        set { information = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
}

/// The parts of the content that are stored as they are.
struct ContentValues: Codable {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: Int?
    var sound: UNNotificationSound?
    var categoryIdentifier = ""
    var threadIdentifier = ""
}

// SPDX-License-Identifier: MIT
public import Foundation

/// A notification to show now or when its trigger fires.
public final class UNNotificationRequest: NSObject {
    /// The name by which the request is replaced and removed.
    public let identifier: String
    /// The content; a copy made when the request was created.
    public let content: UNNotificationContent
    /// When the notification is shown; `nil` for immediately.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifier: Replaces the pending and delivered notification with the same identifier.
    ///   - content: What to show; later changes of it have no effect.
    ///   - trigger: When to show it; `nil` for immediately.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(copying: content)
        self.trigger = trigger
    }
}

/// A notification that is being or has been shown.
public final class UNNotification: NSObject {
    /// The time at which it was shown.
    public let date: Date
    /// The request for it.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

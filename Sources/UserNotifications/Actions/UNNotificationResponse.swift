// SPDX-License-Identifier: MIT
public import Foundation

/// The user's response to a notification.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action, or of the default or dismiss action.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The answer to a `UNTextInputNotificationAction`.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text that the user entered; at most 65,536 characters.
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

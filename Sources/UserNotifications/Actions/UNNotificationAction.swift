// SPDX-License-Identifier: MIT
public import Foundation

/// The action of a user who chose the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a user who dismissed a notification whose category has the option `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action brings the application's window to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
    /// The identifier that the delegate receives.
    public let identifier: String
    /// The button's title.
    public let title: String
    /// The options; none by default.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// An action to which the user answers with a text.
///
/// Notification servers without the capability `inline-reply` don't show it. Others show one for each notification: the
/// first of its category.
public final class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// The text that is shown as long as the field is empty.
    public let textInputPlaceholder: String

    /// Creates an action with a text field.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate is notified when the user dismisses a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// A kind of notification, with the actions that it offers.
public final class UNNotificationCategory: NSObject {
    /// The identifier, which content refers to.
    public let identifier: String
    /// The actions, in order.
    public let actions: [UNNotificationAction]
    /// The options; none by default.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    ///
    /// Intents are identifiers of Siri, which no desktop has; they are accepted for source compatibility.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.options = options
    }
}

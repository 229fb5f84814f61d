// SPDX-License-Identifier: MIT

/// The ways in which a notification is presented while the application is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Show the number on the application's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Play the sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// List the notification; on a desktop the same as `banner`.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// Show the notification.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The delegate of the notification center, which decides about notifications in the foreground and receives responses.
///
/// Implement one of the two forms of each method.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Returns how to present a notification while the application is in the foreground; not at all by default.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Calls `completionHandler` with how to present a notification while the application is in the foreground.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @MainActor (UNNotificationPresentationOptions) -> Void)

    /// Called when the user has responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async

    /// Called when the user has responded to a notification; call `completionHandler` at the end.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @MainActor () -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @MainActor (UNNotificationPresentationOptions) -> Void
    ) {
        Task { completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @MainActor () -> Void
    ) {
        Task {
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }
}

// SPDX-License-Identifier: MIT

/// The features that an application wants for its notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Show a number on the application's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Play sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Show texts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// Whether an application may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// It has not asked.
    case notDetermined
    /// There is no notification server.
    case denied
    /// It has asked.
    case authorized
}

/// Whether notifications can have a feature.
public enum UNNotificationSetting: Int, Sendable {
    /// The notification server does not have it.
    case notSupported
    /// The user has disabled it.
    case disabled
    /// It is available.
    case enabled
}

/// The features that notifications of the application have on this desktop.
public final class UNNotificationSettings: Sendable {
    /// Whether the application may show notifications.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether notifications make a sound.
    public let soundSetting: UNNotificationSetting

    init(authorizationStatus: UNAuthorizationStatus, soundSetting: UNNotificationSetting) {
        self.authorizationStatus = authorizationStatus
        self.soundSetting = soundSetting
    }
}

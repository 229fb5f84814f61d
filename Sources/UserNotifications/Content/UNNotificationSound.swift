// SPDX-License-Identifier: MIT

/// The sound of a notification.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Codable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound that the notification server plays, if it plays any.
public final class UNNotificationSound: Codable, Sendable {
    let name: UNNotificationSoundName

    /// The desktop's sound for a received message.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("message-new-instant"))

    /// Creates a sound by its name in the desktop's sound theme.
    ///
    /// > Note: Differs from UIKit: names are those of the sound theme, not of files in the application's bundle.
    public init(named name: UNNotificationSoundName) { self.name = name }
}

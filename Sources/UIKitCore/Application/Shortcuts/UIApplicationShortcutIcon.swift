// SPDX-License-Identifier: MIT
public import Foundation

/// The icon of a shortcut item.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The icons that every desktop has.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play
        case pause
        case add
        case location
        case search
        case share
        case prohibit
        case contact
        case home
        case markLocation
        case favorite
        case love
        case cloud
        case invitation
        case confirmation
        case mail
        case message
        case date
        case time
        case capturePhoto
        case captureVideo
        case task
        case taskCompleted
        case alarm
        case bookmark
        case shuffle
        case audio
        case update
    }

    /// The name in the desktop's icon theme.
    package let themeName: String

    /// Creates an icon of a kind.
    public init(type: IconType) {
        themeName = type.themeName
    }

    /// Creates an icon with a name of the desktop's icon theme, or of an icon that is installed with the application.
    ///
    /// > Note: Differs from UIKit: images in bundles can't be shown by the desktop.
    public init(templateImageName: String) {
        themeName = templateImageName
    }

    /// Creates an icon with a name of the desktop's icon theme.
    ///
    /// > Note: Differs from UIKit: desktops don't have the symbols of other systems, and show no icon for their names.
    public init(systemImageName: String) {
        themeName = systemImageName
    }
}

extension UIApplicationShortcutIcon.IconType {
    /// The names of the cases, in order, in the icon naming specification, or in Adwaita's symbols where that has none.
    private static let themeNames = [
        "document-edit-symbolic", "media-playback-start", "media-playback-pause", "list-add", "mark-location",
        "system-search", "emblem-shared", "action-unavailable-symbolic", "contact-new", "go-home", "mark-location",
        "emblem-favorite", "emblem-favorite", "weather-overcast", "appointment-new", "emblem-default", "mail-unread",
        "mail-message-new", "x-office-calendar", "document-open-recent", "camera-photo", "camera-video",
        "view-list-symbolic", "emblem-default", "appointment-soon", "user-bookmarks", "media-playlist-shuffle",
        "audio-x-generic", "view-refresh",
    ]

    fileprivate var themeName: String { Self.themeNames[rawValue] }
}

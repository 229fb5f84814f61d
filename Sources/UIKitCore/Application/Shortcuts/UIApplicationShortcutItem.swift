// SPDX-License-Identifier: MIT
public import Foundation

/// A command that the desktop offers for an application before it is started, as in the menu of its icon.
///
/// > Note: Differs from UIKit: values of `userInfo` are those of property lists.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// Creates an item.
    ///
    /// - Parameters:
    ///   - type: The identifier by which the application recognizes the item.
    ///   - localizedTitle: The title, in the user's language.
    ///   - localizedSubtitle: A second line. Desktops show the title only.
    ///   - icon: An icon from the desktop's icon theme.
    ///   - userInfo: Values that are passed to the application with the item.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: Any]? = nil
    ) {
        content = Content(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    }

    /// The identifier by which the application recognizes the item.
    open var type: String { content.type }
    /// The title.
    open var localizedTitle: String { content.title }
    /// The second line; `nil` for none.
    open var localizedSubtitle: String? { content.subtitle }
    /// The icon; `nil` for none.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// The values that are passed to the application.
    open var userInfo: [String: Any]? { content.userInfo }

    fileprivate struct Content {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: Any]?
    }

    fileprivate var content: Content

    /// Returns an item with the same content that can be changed.
    open override func mutableCopy() -> Any {
        MainActor.assumeIsolated {
            UIMutableApplicationShortcutItem(
                type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
                userInfo: userInfo)
        }
    }
}

/// A shortcut item that can be changed before it is set as one of the application's `shortcutItems`.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }

    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }

    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }

    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }

    open override var userInfo: [String: Any]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
}

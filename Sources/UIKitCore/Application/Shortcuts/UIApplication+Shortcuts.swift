// SPDX-License-Identifier: MIT
internal import Foundation

/// Offers shortcut items in the desktop.
@MainActor
package protocol ShortcutPublishing: AnyObject {
    func publish(_ items: [UIApplicationShortcutItem])
}

extension UIApplication {
    /// The items of `Info.plist` (`UIApplicationShortcutItems`), followed by those that the application has set.
    package var allShortcutItems: [UIApplicationShortcutItem] {
        declaredShortcutItems + (shortcutItems ?? [])
    }

    private var declaredShortcutItems: [UIApplicationShortcutItem] {
        let bundle = launchOptions.bundle
        let entries = bundle.uiObject(forInfoDictionaryKey: "UIApplicationShortcutItems") as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            func text(_ name: String) -> String? {
                (entry["UIApplicationShortcutItem\(name)"] as? String).map {
                    bundle.localizedValue(forKey: $0, table: "InfoPlist") ?? $0
                }
            }
            guard let type = entry["UIApplicationShortcutItemType"] as? String, let title = text("Title") else {
                return nil
            }
            let file = entry["UIApplicationShortcutItemIconFile"] as? String
            return UIApplicationShortcutItem(
                type: type, localizedTitle: title, localizedSubtitle: text("Subtitle"),
                icon: file.map(UIApplicationShortcutIcon.init(templateImageName:)),
                userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: Any])
        }
    }
}

// SPDX-License-Identifier: MIT
internal import StoryboardDocument
internal import UIKitCore

/// Bar items that the toolkit provides.
@MainActor
enum InterfaceItems {
    /// Returns a system item of the toolkit's own class; `nil` for other items.
    static func system(_ element: InterfaceElement) -> UIBarItem? {
        guard let word = element["systemItem"], element["customClass"] == nil else { return nil }
        if element.name == "tabBarItem", let item = InterfaceWords.tabItems[word] {
            return UITabBarItem(tabBarSystemItem: item, tag: element["tag"].flatMap(InterfaceNumbers.integer) ?? 0)
        }
        guard element.name == "barButtonItem", let item = InterfaceWords.systemItems[word] else { return nil }
        return UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    }
}

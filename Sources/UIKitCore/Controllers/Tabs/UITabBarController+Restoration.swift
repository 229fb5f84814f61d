// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBarController {
    private enum Key {
        static let index = "UITabBarControllerSelectedIndex"
        static let identifier = "UITabBarControllerSelectedTab"
    }

    /// The children whose states are saved: the tabs' controllers, whichever container they are in.
    ///
    /// In a narrow window some of them are in the More controller; their paths are the same in both cases.
    var restorableChildren: [UIViewController] {
        storedTabs.flatMap(\.family).flatMap { tab in
            [(tab as? UITabGroup)?.managingNavigationController, tab.storedViewController].compactMap(\.self)
        }
    }

    func encodeSelection(with coder: NSCoder) {
        guard let selectedTab else { return }
        coder.encode(selectedTab.identifier, forKey: Key.identifier)
        coder.encode(selectedIndex, forKey: Key.index)
    }

    /// Restores the selected tab.
    ///
    /// A tab without an identifier is identified by its index.
    func decodeSelection(with coder: NSCoder) {
        if let name = coder.decodeObject(forKey: Key.identifier) as? String, let tab = tab(forIdentifier: name) {
            selectedTab = tab
        } else if coder.containsValue(forKey: Key.index) {
            selectedIndex = coder.decodeInteger(forKey: Key.index)
        }
    }
}

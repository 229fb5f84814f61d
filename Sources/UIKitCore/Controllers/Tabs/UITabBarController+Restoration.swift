// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBarController {
    private enum Key {
        static let index = "UITabBarControllerSelectedIndex"
        static let identifier = "UITabBarControllerSelectedTab"
    }

    /// Those that are asked for their states: the tabs' controllers, wherever they are held.
    ///
    /// In a narrow window some are on the stack behind the tab More, in a wide one they are not; their names stay the same.
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

    /// A tab that has no name of its own is found by its place.
    func decodeSelection(with coder: NSCoder) {
        if let name = coder.decodeObject(forKey: Key.identifier) as? String, let tab = tab(forIdentifier: name) {
            selectedTab = tab
        } else if coder.containsValue(forKey: Key.index) {
            selectedIndex = coder.decodeInteger(forKey: Key.index)
        }
    }
}

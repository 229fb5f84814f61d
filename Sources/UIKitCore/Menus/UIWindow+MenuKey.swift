// SPDX-License-Identifier: MIT

/// An interaction whose menu is opened by the Menu key.
@MainActor
protocol KeyOpenedMenu: UIInteraction {
    /// Opens the menu with its first element highlighted.
    ///
    /// - Returns: Whether there is a menu.
    func openByKey() -> Bool
}

extension UIWindow {
    /// Opens the menu of the focused item, or of its nearest ancestor with a menu, when the Menu key or Shift+F10 is
    /// pressed.
    func opensContextMenu(for press: UIPress) -> Bool {
        guard let key = press.key, !press.isRepeat else { return false }
        let isShiftF10 = key.keyCode == .keyboardF10 && key.modifierFlags.contains(.shift)
        guard key.keyCode == .keyboardApplication || isShiftF10 else { return false }
        let start = keyResponder
        let view = start as? UIView ?? (start as? UIViewController)?.viewIfLoaded
        for view in view?.ancestors ?? [] {
            for case let interaction as any KeyOpenedMenu in view.interactions where interaction.openByKey() {
                return true
            }
        }
        return false
    }
}

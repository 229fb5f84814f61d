// SPDX-License-Identifier: MIT

/// An interaction whose menu the Menu key opens.
@MainActor
protocol KeyOpenedMenu: UIInteraction {
    /// Opens the menu with its first element highlighted.
    ///
    /// - Returns: whether there is one.
    func openByKey() -> Bool
}

extension UIWindow {
    /// The Menu key and Shift+F10 open the menu of what has the keyboard's focus, or of the nearest view around it.
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

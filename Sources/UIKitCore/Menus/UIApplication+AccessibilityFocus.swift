// SPDX-License-Identifier: MIT

extension UIApplication {
    /// The view that keys act on: the highlighted item of an open menu, or else the first responder or focused view of
    /// the window that receives keys, or its active part.
    package var keyboardTarget: UIResponder? {
        guard let window = keyReceiver else { return nil }
        if let menu = window as? MenuPopup, let row = menu.list.highlightedView { return row }
        let target = window.firstResponder ?? window.focusedView
        return target?.accessibilityActivePart ?? target
    }

    /// The window that receives keys: a popup, or else the key window.
    package var keyboardWindow: UIWindow? { keyReceiver }
}

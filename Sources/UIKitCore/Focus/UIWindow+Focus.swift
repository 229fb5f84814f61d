// SPDX-License-Identifier: MIT
internal import Foundation

extension UIWindow {
    /// The view that the keyboard acts on.
    var focusedView: UIView? {
        get { focusSystem.focusedView }
        set { focusSystem.move(to: newValue, heading: []) }
    }

    /// Tab, arrows in a group and Escape that nobody used move the focus.
    func moveFocus(for presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.modifierFlags.isPlain else { return false }
        switch key.keyCode {
        case .keyboardTab: return focusSystem.moveOn(key.modifierFlags.contains(.shift) ? .previous : .next)
        case .keyboardLeftArrow: return focusSystem.moveInGroup(.left)
        case .keyboardRightArrow: return focusSystem.moveInGroup(.right)
        case .keyboardUpArrow: return focusSystem.moveInGroup(.up)
        case .keyboardDownArrow: return focusSystem.moveInGroup(.down)
        case .keyboardEscape: return focusSystem.escape()
        default: return false
        }
    }

    /// Keys do not act on what cannot be seen or touched.
    func letGoOfUnreachableFocus() { focusSystem.letGoOfUnreachable() }

    func updateFocusRing() { focusSystem.updateRing() }
}

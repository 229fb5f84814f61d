// SPDX-License-Identifier: MIT
internal import Foundation

extension UIWindow {
    /// The view that has the keyboard focus.
    package var focusedView: UIView? {
        get { focusSystem.focusedView }
        set { focusSystem.move(to: newValue, heading: []) }
    }

    /// Moves focus for Tab, F6, arrow keys, and Escape that no responder handled.
    func moveFocus(for presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.modifierFlags.isPlain else { return false }
        switch key.keyCode {
        case .keyboardTab: return focusSystem.moveOn(key.modifierFlags.contains(.shift) ? .previous : .next)
        case .keyboardF6: return focusSystem.moveToPane(key.modifierFlags.contains(.shift) ? .previous : .next)
        case .keyboardLeftArrow: return focusSystem.moveInGroup(.left)
        case .keyboardRightArrow: return focusSystem.moveInGroup(.right)
        case .keyboardUpArrow: return focusSystem.moveInGroup(.up)
        case .keyboardDownArrow: return focusSystem.moveInGroup(.down)
        case .keyboardEscape: return focusSystem.escape()
        default: return false
        }
    }

    /// Removes the focus from a view that isn't visible or doesn't accept input.
    func dropUnreachableFocus() { focusSystem.dropUnreachable() }

    package func updateFocusRing() { focusSystem.updateRing() }
}

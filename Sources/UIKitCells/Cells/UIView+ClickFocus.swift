// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) package import UIKitCore

extension UIView {
    /// Moves the focus to the cell after a click of the pointer on it, so that keys continue from there.
    ///
    /// Touches don't move the focus, and a text view that is being edited keeps it. Returns whether the cell is focused.
    @discardableResult
    package func becomeFocused(clickedWith touch: UITouch) -> Bool {
        guard touch.type == .indirectPointer, let window, !(window.firstResponder is any UITextInput), canBecomeFocused
        else { return false }
        return window.focusSystem.move(to: self, heading: [])
    }
}

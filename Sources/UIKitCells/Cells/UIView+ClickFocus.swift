// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) package import UIKitCore

extension UIView {
    /// Moves the focus to the cell after a click of the pointer on it, so that keys continue from there.
    ///
    /// Touches move the focus only in a list whose selection follows it, so that the arrow keys continue from the row
    /// that was tapped. A text view that is being edited keeps the focus. Returns whether the cell is focused.
    @discardableResult
    package func becomeFocused(clickedWith touch: UITouch, selectionFollows: Bool) -> Bool {
        guard touch.type == .indirectPointer || selectionFollows, let window,
            !(window.firstResponder is any UITextInput), canBecomeFocused
        else { return false }
        return window.focusSystem.move(to: self, heading: [])
    }
}

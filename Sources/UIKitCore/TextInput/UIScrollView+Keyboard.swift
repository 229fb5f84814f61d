// SPDX-License-Identifier: MIT

extension UIScrollView {
    /// What a finger that drags the content does to the text that is edited.
    ///
    /// > Note: Differs from UIKit: there is no keyboard on the screen to follow the finger; wheels and touchpads leave
    /// > the text alone, as on other desktops.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// Ends the editing.
        case onDrag = 1
    }

    /// A finger begins to drag.
    func dismissKeyboard() {
        guard keyboardDismissMode == .onDrag, let first = window?.firstResponder as? any UIKeyInput & UIResponder
        else { return }
        first.resignFirstResponder()
    }
}

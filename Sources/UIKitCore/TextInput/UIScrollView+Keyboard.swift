// SPDX-License-Identifier: MIT

extension UIScrollView {
    /// The effect of dragging a scroll view on text editing in it.
    ///
    /// > Note: Differs from UIKit: there is no on-screen keyboard to follow the finger. Scrolling by wheel or touchpad
    /// > has no effect.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// A drag ends editing.
        case onDrag = 1
    }

    /// Ends editing if the mode requires it.
    ///
    /// Called when a drag begins.
    func dismissKeyboard() {
        guard keyboardDismissMode == .onDrag, let first = window?.firstResponder as? any UIKeyInput & UIResponder
        else { return }
        first.resignFirstResponder()
    }
}

// SPDX-License-Identifier: MIT
internal import Foundation

extension UIScrollView {
    /// The effect of dragging a scroll view on text editing in its window.
    ///
    /// > Note: Differs from UIKit: scrolling by wheel or touchpad has no effect.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// A drag ends editing.
        case onDrag = 1
        /// An input view follows a finger that drags across its top edge, and editing ends if the finger was moving
        /// down at last.
        case interactive = 2
        /// Like `onDrag`.
        case onDragWithAccessory = 3
        /// Like `interactive`, from the top edge of the accessory view.
        case interactiveWithAccessory = 4
    }

    /// Ends editing if the mode requires it.
    ///
    /// Called when a drag begins.
    func dismissKeyboard() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory,
            let first = window?.firstResponder as? any UIKeyInput & UIResponder
        else { return }
        first.resignFirstResponder()
    }

    /// The padding of the keyboard layout guide of this view or, if it has none, of the nearest around it.
    private var keyboardDismissPadding: CGFloat {
        let guides = ancestors.lazy.flatMap(\.layoutGuides).compactMap { $0 as? UIKeyboardLayoutGuide }
        let padding = guides.map(\.keyboardDismissPadding).first { $0 != 0 } ?? 0
        return padding.isFinite ? max(0, padding) : 0
    }

    /// Moves the input panel with the finger if the mode requires it.
    func dragKeyboard(with pan: UIPanGestureRecognizer) {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
            let window = window?.rootWindow, let panel = window.inputPanel
        else { return }
        switch pan.state {
        case .began, .changed:
            panel.drag(
                to: pan.location(in: window).y, countingAccessory: keyboardDismissMode == .interactiveWithAccessory,
                padding: keyboardDismissPadding)
        case .ended: panel.endDrag(velocity: pan.velocity(in: window).y)
        case .cancelled, .failed: panel.endDrag(velocity: -1)
        case .possible: break
        }
    }
}

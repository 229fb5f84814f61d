// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// A recognizer of drags of the pointer with the primary button held.
@MainActor
final class PointerDragRecognizer: UIPanGestureRecognizer {
    /// Returns whether a drag may begin with a press.
    var mayBegin: (UITouch) -> Bool = { _ in true }
    /// The location of the press, in the view's coordinates.
    private(set) var start = CGPoint.zero
    /// The modifier keys held when the button was pressed.
    private(set) var startFlags: UIKeyModifierFlags = []

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [.indirectPointer]
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first {
            start = touch.location(in: view)
            startFlags = event.modifierFlags
            if !mayBegin(touch) { return state = .failed }
        }
        super.touchesBegan(touches, with: event)
    }
}

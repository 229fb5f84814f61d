// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

/// Selection by touch and pointer.
extension UITextView {
    /// Begins tracking a touch, and returns whether it is for the text.
    func beginTouch(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard isInteractive, touch == nil, let touch = touches.first else { return false }
        if touch.type == .indirectPointer {
            // The scroll indicator takes precedence; secondary buttons have other effects.
            guard indicators.bar(at: touch.location(in: self)) == nil,
                event?.buttonMask.contains(.primary) != false
            else { return false }
        }
        guard editor.beginSelecting(touch, with: event) else { return false }
        self.touch = touch
        return true
    }

    func moveTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        _ = editor.continueSelecting(touch)
        return true
    }

    func endTouch(_ touches: Set<UITouch>, isCancelled: Bool, modifiers: UIKeyModifierFlags = []) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        self.touch = nil
        let location = touch.location(in: self)
        let isInside = !isCancelled && editor.isTap(at: location)
        if isInside, touch.tapCount == 1, opensItems(with: modifiers), let item = textItem(at: location) {
            let wasSelecting = editor.selecting
            editor.selecting.end()
            if perform(item) { return true }
            editor.selecting = wasSelecting
        }
        editor.endSelecting(isCancelled ? nil : touch, isInside: isInside)
        return true
    }

    func isBeyondEdge(_ location: CGPoint) -> Bool {
        location.y < bounds.minY || location.y > bounds.maxY
    }

    func scrollSelecting(towards location: CGPoint) -> Bool {
        let isBelow = location.y > bounds.maxY
        let beyond = isBelow ? location.y - bounds.maxY : bounds.minY - location.y
        // The farther away the pointer is, the faster the text scrolls.
        let step = min(max(beyond / 4, 1), Theme.TextInput.edgeScrollStep * 4)
        let target = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + (isBelow ? step : -step)))
        guard isScrollEnabled, rounded(target) != contentOffset else { return false }
        setContentOffset(rounded(target), animated: false)
        editor.dragSelection(to: editor.selectingLocation ?? location)
        return true
    }
}

// SPDX-License-Identifier: MIT
internal import Foundation

extension UIControl {
    /// Returns the point at which a drag or a swipe with one finger began that a recognizer of another view is about to
    /// recognize; `nil` for other gestures, and for movements that are rather vertical in the control's coordinates.
    func startOfHorizontalDrag(_ recognizer: UIGestureRecognizer) -> CGPoint? {
        guard isEnabled, recognizer.view !== self, recognizer.numberOfTouches == 1 else { return nil }
        let movement: CGPoint
        switch recognizer {
        case let pan as UIPanGestureRecognizer: movement = pan.drag.movement
        case let swipe as UISwipeGestureRecognizer: movement = swipe.movement
        default: return nil
        }
        // The control may be rotated.
        let local = recognizer.convertFromWindow(vector: movement, to: self)
        guard abs(local.x) > abs(local.y) else { return nil }
        let place = recognizer.location(in: self)
        return CGPoint(x: place.x - local.x, y: place.y - local.y)
    }
}

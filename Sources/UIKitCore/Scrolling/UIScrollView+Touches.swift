// SPDX-License-Identifier: MIT
package import Foundation

extension UIScrollView {
    /// Whether the scroll view handles a touch itself although a subview is under it: it stops a movement or drags a
    /// scroll indicator.
    func takesForItself(_ point: CGPoint, with event: UIEvent?) -> Bool {
        guard let event else { return false }
        if let hover = event as? UIHoverEvent {
            return hover.location != nil && indicators.bar(at: point) != nil
        }
        guard let began = event.allTouches?.filter({ $0.phase == .began }), !began.isEmpty else { return false }
        if began.allSatisfy({ $0.type == .indirectPointer }) { return indicators.bar(at: point) != nil }
        return isDecelerating && motion != nil && isScrollEnabled
    }

    /// Returns whether the pointer at a point of the content would drag a scroll indicator.
    package func isScrollIndicator(at point: CGPoint) -> Bool { indicators.bar(at: point) != nil }
}

extension UIView {
    /// Whether the enclosing scroll views allow the view to get a touch.
    func allowsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool {
        for view in ancestors.dropFirst() {
            guard let scrollView = view as? UIScrollView else { continue }
            if !scrollView.touchesShouldBegin([touch], with: event, in: self) { return false }
        }
        return true
    }

    /// Whether the touch was delivered to the view and not canceled.
    func hasTouch(_ touch: UITouch) -> Bool {
        window?.touchDelivery.hasTouch(touch, in: self) ?? false
    }
}

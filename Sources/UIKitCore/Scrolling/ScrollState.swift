// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The state of scrolling by the user.
struct ScrollState {
    var isTracking = false
    var isDragging = false
    var isDecelerating = false
    /// Whether a touch has stopped a deceleration whose end hasn't been reported yet.
    var owesEndOfDeceleration = false
    /// The offset of the drag without the rubber-band effect.
    var freeOffset = CGPoint.zero
    /// The content offset at the start of the drag.
    var startOffset = CGPoint.zero
    /// The part of the pan's translation that is included in `freeOffset`.
    var translation = CGPoint.zero
    /// The axis to which the drag is locked.
    var lockedAxis: NSLayoutConstraint.Axis?
    var speed = VelocityTracker()
    /// Whether the drag comes from a touchpad rather than from a finger.
    var isFromTouchpad = false
    /// Ends scrolling by devices that don't report its end.
    var rest: ScheduledCall?
    /// The bounds' size at the last layout.
    var laidOutSize = CGSize.zero
    /// Whether the scroll view itself is setting the offset.
    var isAdjusting = false
    /// Whether a scroll to the top is in progress, whose end is reported to the delegate.
    var isGoingToTop = false
}

extension CGSize {
    /// The size with NaN and negative lengths replaced by 0, limited to a length that offsets can represent.
    var sane: CGSize { CGSize(width: width.saneLength, height: height.saneLength) }
}

extension UIEdgeInsets {
    package var sane: UIEdgeInsets {
        func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e9), 1e9) : 0 }
        return UIEdgeInsets(top: sane(top), left: sane(left), bottom: sane(bottom), right: sane(right))
    }
}

extension CGFloat {
    fileprivate var saneLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e9) }

    /// The value limited to the usable range, or `old` if it isn't a positive finite number.
    func saneScale(or old: CGFloat) -> CGFloat {
        isFinite && self > 0 ? Swift.min(Swift.max(self, 1e-4), 1e4) : old
    }
}

// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// What the user does with the content at the moment.
struct ScrollState {
    var isTracking = false
    var isDragging = false
    var isDecelerating = false
    /// A touch stopped content that went on by itself, and nobody has been told yet.
    var owesEndOfDeceleration = false
    /// The drag has its offset from here: what it would be without rubber bands.
    var freeOffset = CGPoint.zero
    /// Where the content was when the drag began.
    var startOffset = CGPoint.zero
    /// The pan's translation that `freeOffset` has followed.
    var translation = CGPoint.zero
    /// The axis that the drag stays on.
    var lockedAxis: NSLayoutConstraint.Axis?
    var speed = VelocityTracker()
    /// A touchpad scrolls, without a finger on the content.
    var isFromTouchpad = false
    /// Ends scrolling by a device that does not say when it ends.
    var rest: ScheduledCall?
    /// The size that the content was last laid out for.
    var laidOutSize = CGSize.zero
    /// The offset is being set by the machinery itself.
    var isAdjusting = false
    /// Scrolling to the top, whose end the delegate hears of.
    var isGoingToTop = false
}

extension CGSize {
    /// With nothing that is no length; a thousand million points are more than anybody scrolls through.
    var sane: CGSize { CGSize(width: width.saneLength, height: height.saneLength) }
}

extension UIEdgeInsets {
    var sane: UIEdgeInsets {
        func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e9), 1e9) : 0 }
        return UIEdgeInsets(top: sane(top), left: sane(left), bottom: sane(bottom), right: sane(right))
    }
}

extension CGFloat {
    fileprivate var saneLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1e9) }

    /// A scale that can be shown, or the one before.
    func saneScale(or old: CGFloat) -> CGFloat {
        isFinite && self > 0 ? Swift.min(Swift.max(self, 1e-4), 1e4) : old
    }
}

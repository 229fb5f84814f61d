// SPDX-License-Identifier: MIT
internal import Foundation

/// How large the content of a scroll view is shown, and what changes that.
struct ZoomState {
    var scale: CGFloat = 1
    var isZooming = false
    var isBouncing = false
    /// The scale when the pinch began.
    var startScale: CGFloat = 1
    /// The place of the zoomed view, in its own coordinates, that stays between the fingers.
    var anchor = CGPoint.zero
}

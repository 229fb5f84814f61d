// SPDX-License-Identifier: MIT
internal import Foundation

/// The state of zooming.
struct ZoomState {
    var scale: CGFloat = 1
    var isZooming = false
    var isBouncing = false
    /// The scale at the start of the pinch.
    var startScale: CGFloat = 1
    /// The point of the zoomed view, in its coordinates, that stays between the fingers.
    var anchor = CGPoint.zero
}

// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitAutomation
internal import UIKitCore
internal import Windowing

extension Stage {
    // MARK: - Multi-touch

    /// Pinches with two fingers around `center`, scaling their distance by `scale`.
    public func pinch(at center: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3) {
        play(.pinch(at: center, scale: scale, duration: duration, width: window.bounds.width))
    }

    /// Rotates two fingers around `center` by `angle` radians clockwise.
    public func rotate(at center: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.3) {
        play(.rotate(at: center, by: angle, duration: duration))
    }

    /// Drags one finger from each of `starts` by `distance`, simultaneously.
    public func drag(from starts: [CGPoint], by distance: CGSize, duration: TimeInterval = 0.25) {
        play(
            .fingers(starts.count, duration: duration) { finger, share in
                CGPoint(
                    x: starts[finger].x + distance.width * share, y: starts[finger].y + distance.height * share)
            })
    }

    // MARK: - Wheels and touchpads

    /// Clicks the scroll wheel at `point` `count` times; a positive count moves the visible area towards the content's
    /// end.
    public func wheel(at point: CGPoint, clicks count: Int) {
        play(.wheel(at: point, clicks: count))
    }

    /// Scrolls by `delta` points on a touchpad, ending at full velocity.
    public func touchpadScroll(at point: CGPoint, by delta: CGSize, duration: TimeInterval = 0.2) {
        play(.touchpad(at: point, by: delta, duration: duration))
    }

    /// Pinches and rotates with two fingers on a touchpad, with the pointer at `point`.
    public func touchpadPinch(
        at point: CGPoint, scale: CGFloat, rotation: CGFloat = 0, duration: TimeInterval = 0.3
    ) {
        play(.touchpadPinch(at: point, scale: scale, rotation: rotation, duration: duration))
    }

    // MARK: - Pointer

    /// Drags the pointer from `start` to `end` with the left button held.
    public func mouseDrag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        play(.mouseDrag(from: start, to: end, duration: duration))
    }

    /// Scrolls the window's scroll view, or the first one that allows it, to its top.
    ///
    /// - Throws: `StageError.notFound` if no scroll view can.
    public func scrollToTop() throws(StageError) {
        guard window.scrollToTop() else { throw .notFound(name: "a scroll view that may go to its top", visible: []) }
        advance(by: 0)
    }
}

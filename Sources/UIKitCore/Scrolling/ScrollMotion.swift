// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// An automatic movement of content.
///
/// It runs on the render server, and the main actor follows it.
@MainActor
final class ScrollMotion {
    /// The cause of the movement.
    enum Cause {
        /// The end of a drag.
        case deceleration
        /// A programmatic scroll.
        case program
        /// The scroll wheel or a key.
        case steps
    }

    let cause: Cause
    private(set) var x: MotionCurve
    private(set) var y: MotionCurve
    let start: TimeInterval
    /// The final content offset.
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }

    /// Returns the offset to scroll to, which may change while content on the way is measured; `nil` to keep it.
    var target: (@MainActor () -> CGPoint?)?

    private weak var scrollView: UIScrollView?
    private var link: CADisplayLink?
    private static let key = "scrolling"

    init(_ cause: Cause, x: MotionCurve, y: MotionCurve, of scrollView: UIScrollView) {
        self.cause = cause
        self.x = x
        self.y = y
        self.scrollView = scrollView
        start = CACurrentMediaTime()
    }

    private var duration: TimeInterval { max(x.duration, y.duration) }

    /// Returns the exact content offset at a time, not rounded to pixels.
    func place(at time: TimeInterval) -> CGPoint {
        CGPoint(x: x.value(at: time - start), y: y.value(at: time - start))
    }

    func velocity(at time: TimeInterval) -> CGPoint {
        CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }

    func begin() {
        guard let scrollView else { return }
        animate(scrollView)
        let link = CADisplayLink(target: self, action: ScrollMotion.step)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the movement.
    ///
    /// The caller sets the content offset.
    func stop() {
        link?.invalidate()
        link = nil
        scrollView?.layer.removeAnimation(forKey: Self.key)
        for layer in scrollView?.stillLayers ?? [] { layer.removeAnimation(forKey: Self.key) }
    }

    /// Shifts the movement after the content before the visible part has changed in size.
    func shift(by distance: CGPoint) {
        x = x.shifted(by: distance.x)
        y = y.shifted(by: distance.y)
        if let scrollView, link != nil { animate(scrollView) }
    }

    /// Changes the end of the movement, and keeps its current position and its duration.
    ///
    /// Near its end, where this would be a jerk, the movement isn't changed.
    func redirect(to target: CGPoint) {
        let time = CACurrentMediaTime()
        let covered = ScrollPhysics.ease(from: 0, to: 1).value(at: time - start)
        guard covered < Theme.Scroll.redirectableShare else { return }
        let place = place(at: time)
        x = ScrollPhysics.ease(from: (place.x - target.x * covered) / (1 - covered), to: target.x)
        y = ScrollPhysics.ease(from: (place.y - target.y * covered) / (1 - covered), to: target.y)
        if let scrollView, link != nil { animate(scrollView) }
    }

    private func animate(_ scrollView: UIScrollView) {
        let scale = scrollView.pixelScale
        let layer = scrollView.layer
        let local = layer.convertTime(start, from: nil)
        layer.add(
            MotionAnimation(keyPath: "bounds.origin", x: x, y: y, scale: scale, start: local), forKey: Self.key)
        // The scroll indicators stay in place, above the moving content.
        let size = scrollView.bounds.size
        for layer in scrollView.stillLayers {
            layer.add(
                MotionAnimation(
                    keyPath: "position", x: x, y: y, offset: CGPoint(x: size.width / 2, y: size.height / 2),
                    scale: scale, start: local), forKey: Self.key)
        }
    }

    /// Sets the content offset of the next frame, so that content coming into view is laid out in time.
    private func step(_ link: CADisplayLink) {
        guard let scrollView else { return link.invalidate() }
        let time = link.targetTimestamp
        let isOver = time - start >= duration
        scrollView.motionDidAdvance(to: isOver ? end : place(at: time), isOver: isOver)
    }
}

extension UIScrollView {
    /// The layers that keep their position while the content moves.
    fileprivate var stillLayers: [CALayer] { [indicators.container] + pinnedLayers }

    /// Whether the content offset is animated, by a deceleration or by `setContentOffset(_:animated:)`.
    package var isOffsetAnimated: Bool { motion != nil }
}

// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// Content that moves by itself: on the render server, which the main actor follows as far as it keeps up.
@MainActor
final class ScrollMotion {
    /// Why the content moves.
    enum Cause {
        /// It was let go.
        case deceleration
        /// The program asked for it.
        case program
        /// A wheel, or a key, moves it.
        case steps
    }

    let cause: Cause
    private(set) var x: MotionCurve
    private(set) var y: MotionCurve
    let start: TimeInterval
    /// Where the content will be in the end.
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }

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

    /// The exact place at a moment, between pixels.
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

    /// Leaves the content where it is; who calls says where that is.
    func stop() {
        link?.invalidate()
        link = nil
        scrollView?.layer.removeAnimation(forKey: Self.key)
        for layer in scrollView?.stillLayers ?? [] { layer.removeAnimation(forKey: Self.key) }
    }

    /// Goes on elsewhere by so much: what lies before the visible part has got larger or smaller.
    func shift(by distance: CGPoint) {
        x = x.shifted(by: distance.x)
        y = y.shifted(by: distance.y)
        if let scrollView, link != nil { animate(scrollView) }
    }

    private func animate(_ scrollView: UIScrollView) {
        let scale = scrollView.pixelScale
        let layer = scrollView.layer
        let local = layer.convertTime(start, from: nil)
        layer.add(
            MotionAnimation(keyPath: "bounds.origin", x: x, y: y, scale: scale, start: local), forKey: Self.key)
        // The bars stay where they are, in front of what moves.
        let size = scrollView.bounds.size
        for layer in scrollView.stillLayers {
            layer.add(
                MotionAnimation(
                    keyPath: "position", x: x, y: y, offset: CGPoint(x: size.width / 2, y: size.height / 2),
                    scale: scale, start: local), forKey: Self.key)
        }
    }

    /// The model is where the next frame will show the content, so that what comes in is there by then.
    private func step(_ link: CADisplayLink) {
        guard let scrollView else { return link.invalidate() }
        let time = link.targetTimestamp
        let isOver = time - start >= duration
        scrollView.motionDidAdvance(to: isOver ? end : place(at: time), isOver: isOver)
    }
}

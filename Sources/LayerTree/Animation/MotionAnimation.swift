// SPDX-License-Identifier: MIT
package import Foundation

/// Moves a point of a layer along two curves, so that scrolling continues while the main actor is busy.
///
/// The curves begin at `start` on the layer clock. The final position is shown until the animation is removed, so that
/// a main actor that runs late finds the layer where it ended.
package final class MotionAnimation: CAPropertyAnimation {
    private var motion: MotionPath?

    /// Animates `keyPath`, the name of a point property.
    ///
    /// Positions are the curves' plus `offset`, rounded to whole device pixels, of which there are `scale` per point.
    package convenience init(
        keyPath: String, x: MotionCurve, y: MotionCurve, offset: CGPoint = .zero, scale: CGFloat,
        start: CFTimeInterval
    ) {
        self.init()
        self.keyPath = keyPath
        let seconds = max(x.duration, y.duration, 0.001)
        motion = MotionPath(x: x, y: y, offset: offset, scale: scale, duration: seconds)
        duration = seconds
        beginTime = start
        fillMode = .both
        isRemovedOnCompletion = false
    }

    override func path(like sample: AnimatedValue) -> AnimationPath? {
        guard case .point = sample else { return nil }
        return motion.map { .motion($0) }
    }

    override func makePace() -> AnimationPace {
        .curve(CAMediaTimingFunction(name: .linear))
    }
}

/// The trajectory of a point, as the render server evaluates it.
struct MotionPath: Sendable {
    let x: MotionCurve
    let y: MotionCurve
    let offset: CGPoint
    let scale: CGFloat
    let duration: CFTimeInterval

    func value(at progress: CGFloat) -> AnimatedValue {
        let time = Double(progress) * duration
        func pixel(_ value: Double) -> CGFloat { (CGFloat(value) * scale).rounded() / scale }
        return .point(CGPoint(x: pixel(x.value(at: time)) + offset.x, y: pixel(y.value(at: time)) + offset.y))
    }
}

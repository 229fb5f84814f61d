// SPDX-License-Identifier: MIT
package import Foundation

/// Moves a point of a layer along two curves: scrolling that goes on whatever the main actor does.
///
/// The curves' time begins at `start`, on the clock; the last place shows until the animation is removed, so that a main
/// actor that comes late finds the layer where it ended.
package final class MotionAnimation: CAPropertyAnimation {
    private var motion: MotionPath?

    /// Animates `keyPath`, the name of a point.
    ///
    /// Places are `offset` away from the curves', on whole device pixels of
    /// which `scale` make a point.
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

/// The way of a point, as the render server evaluates it.
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

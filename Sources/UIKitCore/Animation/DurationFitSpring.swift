// SPDX-License-Identifier: MIT
internal import Foundation

/// The spring of unit mass whose swing has died down to a thousandth of the way after a given time.
struct DurationFitSpring {
    let stiffness: Double
    let damping: Double

    /// `duration` in seconds; `velocity` in ways per second; a ratio of 1 or more gives critical damping.
    init(duration: TimeInterval, dampingRatio: Double, velocity: Double) {
        let duration = max(duration, 0.001)
        // Below a hundredth the swing would outlast any duration that the formula could answer for.
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
        let speed = velocity.isFinite ? velocity * duration : 0
        let angle = Self.angle(ratio: ratio, speed: speed)
        let frequency = angle / duration
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
    }

    /// Natural frequency times duration, by which the residual envelope reaches `residual`.
    private static func angle(ratio: Double, speed: Double) -> Double {
        guard ratio < 1 else { return 9.233413476 }
        let residual = 0.001
        let root = (1 - ratio * ratio).squareRoot()
        if speed == 0 { return max(0.1, log(ratio / root / residual) / ratio) }
        func excess(_ angle: Double) -> Double {
            abs(speed / angle - ratio) / root * exp(-ratio * angle) - residual
        }
        var angle = 5.0
        for _ in 0..<12 {
            let step = 1e-6 * angle
            let slope = (excess(angle + step) - excess(angle - step)) / (2 * step)
            let next = slope == 0 ? angle : angle - excess(angle) / slope
            angle = next > 0 && next.isFinite ? next : angle / 2
        }
        return min(max(angle, 0.1), 1000)
    }
}

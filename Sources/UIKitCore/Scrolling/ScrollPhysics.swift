// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The physics of automatic content movement along one axis.
///
/// Positions are content offsets in points; velocities are in points per second.
enum ScrollPhysics {
    private typealias Feel = Theme.Scroll

    // MARK: - Rubber band

    /// The distance that content moves when it is pulled `overshoot` points beyond its edge.
    static func banded(_ overshoot: CGFloat, in length: CGFloat, factor: CGFloat = Feel.bandFactor) -> CGFloat {
        guard length > 0 else { return 0 }
        let pull = factor * abs(overshoot)
        return (overshoot < 0 ? -1 : 1) * pull * length / (pull + length)
    }

    /// The inverse of `banded`: the pull that moves content `distance` points beyond its edge.
    static func unbanded(_ distance: CGFloat, in length: CGFloat, factor: CGFloat = Feel.bandFactor) -> CGFloat {
        guard length > 0 else { return 0 }
        // The distance approaches the length of the view but never reaches it.
        let reached = min(abs(distance), length * 0.999)
        return (distance < 0 ? -1 : 1) * reached * length / (factor * (length - reached))
    }

    // MARK: - Release

    /// The offset at which content comes to rest if it is released inside its range.
    static func landing(from place: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        guard abs(velocity) > Feel.stopSpeed else { return place }
        let lost = velocity > 0 ? Feel.stopSpeed : -Feel.stopSpeed
        return place + (velocity - lost) * MotionCurve.Piece.reach(of: sane(rate))
    }

    /// The movement of released content, which slows down and bounces at an edge.
    static func release(
        from place: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
    ) -> MotionCurve {
        let rate = sane(rate)
        let landing = landing(from: place, velocity: velocity, rate: rate)
        if !range.contains(place) {
            let edge = place < range.lowerBound ? range.lowerBound : range.upperBound
            let isThrownBack = (edge - place) * velocity > 0 && range.contains(landing)
            if !isThrownBack { return comeBack(from: place, to: edge, velocity: velocity) }
        }
        var curve = MotionCurve(at: place)
        guard landing != place else { return curve }
        let decay = MotionCurve.Piece.decay(from: place, velocity: velocity, rate: rate)
        let decline = -1000 * log(rate)
        guard !range.contains(landing) else {
            curve.append(decay, for: log(abs(velocity) / Feel.stopSpeed) / decline, endingAt: landing)
            return curve
        }
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        let reach = MotionCurve.Piece.reach(of: rate)
        let left = 1 - (edge - place) / (velocity * reach)
        guard left > 0, left < 1 else {
            return bounces ? spring(from: place, to: edge, velocity: velocity, frequency: Feel.bounceFrequency) : curve
        }
        curve.append(decay, for: -log(left) / decline, endingAt: edge)
        if bounces {
            bounce(&curve, at: edge, displacement: 0, velocity: velocity * left, frequency: Feel.bounceFrequency)
        }
        return curve
    }

    /// The movement to a given target.
    ///
    /// The initial velocity is used as far as it results in a natural movement.
    static func release(from place: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat) -> MotionCurve {
        let distance = target - place
        guard distance != 0 else { return MotionCurve(at: place) }
        let natural = MotionCurve.Piece.reach(of: sane(rate))
        let frequency = velocity / distance
        // A much longer or shorter glide wouldn't look like the same kind of movement.
        guard frequency > 0.25 / natural, frequency < 8 / natural else {
            return spring(from: place, to: target, velocity: velocity, frequency: Feel.pageFrequency)
        }
        var curve = MotionCurve(at: place)
        let speed = max(abs(velocity), Feel.stopSpeed * 2)
        curve.append(
            .glide(from: place, distance: distance, frequency: frequency), for: log(speed / Feel.restSpeed) / frequency,
            endingAt: target)
        return curve
    }

    /// The movement from beyond an edge back to it.
    static func comeBack(from place: CGFloat, to edge: CGFloat, velocity: CGFloat) -> MotionCurve {
        var curve = MotionCurve(at: place)
        let displacement = place - edge
        if abs(velocity) > Feel.throwSpeed {
            bounce(
                &curve, at: edge, displacement: displacement, velocity: velocity, frequency: Feel.bounceFrequency)
        } else {
            let piece = MotionCurve.Piece.oil(
                rest: edge, displacement: displacement, velocity: velocity, frequency: Feel.returnFrequency,
                fastFrequency: Feel.fastReturnFrequency)
            curve.append(piece, for: settling(piece, at: edge), endingAt: edge)
        }
        return curve
    }

    /// A spring movement that doesn't overshoot its target.
    static func spring(
        from place: CGFloat, to target: CGFloat, velocity: CGFloat, frequency: CGFloat
    ) -> MotionCurve {
        var curve = MotionCurve(at: place)
        let displacement = place - target
        guard abs(displacement) > 0 else { return curve }
        // A higher velocity would overshoot the target.
        let most = frequency * abs(displacement)
        let velocity = min(max(velocity, -most), most)
        bounce(&curve, at: target, displacement: displacement, velocity: velocity, frequency: frequency)
        return curve
    }

    static func ease(from place: CGFloat, to target: CGFloat) -> MotionCurve {
        var curve = MotionCurve(at: place)
        let seconds = Feel.programmaticDuration
        if target != place {
            curve.append(.ease(from: place, to: target, duration: seconds), for: seconds, endingAt: target)
        }
        return curve
    }

    private static func bounce(
        _ curve: inout MotionCurve, at rest: CGFloat, displacement: CGFloat, velocity: CGFloat, frequency: CGFloat
    ) {
        let piece = MotionCurve.Piece.spring(
            rest: rest, displacement: displacement, velocity: velocity, frequency: frequency)
        curve.append(piece, for: settling(piece, at: rest), endingAt: rest)
    }

    /// The time in seconds until the movement of a spring is no longer visible.
    private static func settling(_ piece: MotionCurve.Piece, at rest: CGFloat) -> TimeInterval {
        var time = 0.02
        while time < 4,
            abs(piece.value(at: time) - rest) > Feel.restDistance || abs(piece.velocity(at: time)) > Feel.restSpeed
        {
            time += 0.01
        }
        return time
    }

    private static func sane(_ rate: CGFloat) -> Double {
        rate.isFinite ? min(max(rate, 0.5), 0.9999) : Feel.normalRate
    }
}

// SPDX-License-Identifier: MIT
package import Foundation

/// The trajectory of one coordinate over time, in closed form: the same position for a given time on any thread.
///
/// Pieces follow one another; after the last one the coordinate stays at its end.
package struct MotionCurve: Equatable, Sendable {
    package enum Piece: Equatable, Sendable {
        /// Exponential deceleration: the velocity is multiplied by `rate` each millisecond.
        case decay(from: Double, velocity: Double, rate: Double)
        /// Deceleration over a fixed distance; the remaining distance shrinks with the velocity.
        case glide(from: Double, distance: Double, frequency: Double)
        /// A critically damped spring, `displacement` away from its rest position.
        case spring(rest: Double, displacement: Double, velocity: Double, frequency: Double)
        /// An overdamped spring: the sum of two decays, of which `frequency` is the slow one.
        case oil(rest: Double, displacement: Double, velocity: Double, frequency: Double, fastFrequency: Double)
        /// Movement between two positions, at rest at both ends.
        case ease(from: Double, to: Double, duration: TimeInterval)
    }

    private struct Step: Equatable, Sendable {
        let begin: TimeInterval
        let piece: Piece
    }

    private var steps: [Step] = []
    /// The final position.
    package private(set) var end: Double
    package private(set) var duration: TimeInterval = 0

    /// Creates a curve at rest at `place`.
    package init(at place: Double) {
        end = place.isFinite ? place : 0
    }

    /// Appends `piece`, which lasts `seconds` and ends at `place`.
    package mutating func append(_ piece: Piece, for seconds: TimeInterval, endingAt place: Double) {
        guard seconds.isFinite, seconds > 0, place.isFinite else { return }
        steps.append(Step(begin: duration, piece: piece))
        duration += seconds
        end = place
    }

    package func value(at time: TimeInterval) -> Double {
        guard let step = step(at: time) else { return end }
        return step.piece.value(at: max(0, time - step.begin))
    }

    /// Returns the velocity at `time`, in units per second.
    package func velocity(at time: TimeInterval) -> Double {
        guard let step = step(at: time) else { return 0 }
        return step.piece.velocity(at: max(0, time - step.begin))
    }

    /// Returns the same trajectory, offset by `distance`.
    package func shifted(by distance: Double) -> MotionCurve {
        var copy = self
        copy.end += distance
        copy.steps = steps.map { Step(begin: $0.begin, piece: $0.piece.shifted(by: distance)) }
        return copy
    }

    private func step(at time: TimeInterval) -> Step? {
        guard time < duration else { return nil }
        return steps.last { $0.begin <= time } ?? steps.first
    }
}

extension MotionCurve.Piece {
    package func value(at time: TimeInterval) -> Double {
        switch self {
        case .decay(let from, let velocity, let rate):
            from + velocity * Self.reach(of: rate) * (1 - pow(rate, time * 1000))
        case .glide(let from, let distance, let frequency):
            from + distance * (1 - exp(-frequency * time))
        case .spring(let rest, let displacement, let velocity, let frequency):
            rest + (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
        case .oil(let rest, let displacement, let velocity, let slow, let fast):
            rest + (displacement - Self.fastPart(displacement, velocity, slow, fast)) * exp(-slow * time)
                + Self.fastPart(displacement, velocity, slow, fast) * exp(-fast * time)
        case .ease(let from, let to, let duration):
            from + (to - from) * (1 - cos(.pi * min(time / duration, 1))) / 2
        }
    }

    package func velocity(at time: TimeInterval) -> Double {
        switch self {
        case .decay(_, let velocity, let rate):
            return velocity * pow(rate, time * 1000)
        case .glide(_, let distance, let frequency):
            return distance * frequency * exp(-frequency * time)
        case .spring(_, let displacement, let velocity, let frequency):
            let slope = velocity + frequency * displacement
            return (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
        case .oil(_, let displacement, let velocity, let slow, let fast):
            let part = Self.fastPart(displacement, velocity, slow, fast)
            return -slow * (displacement - part) * exp(-slow * time) - fast * part * exp(-fast * time)
        case .ease(let from, let to, let duration):
            return (to - from) * .pi / duration * sin(.pi * min(time / duration, 1)) / 2
        }
    }

    /// Returns the time for which a decay would have to continue at its initial velocity to cover its total distance,
    /// in seconds.
    package static func reach(of rate: Double) -> Double {
        rate / (1 - rate) / 1000
    }

    fileprivate func shifted(by distance: Double) -> MotionCurve.Piece {
        switch self {
        case .decay(let from, let velocity, let rate): .decay(from: from + distance, velocity: velocity, rate: rate)
        case .glide(let from, let way, let frequency):
            .glide(from: from + distance, distance: way, frequency: frequency)
        case .spring(let rest, let displacement, let velocity, let frequency):
            .spring(rest: rest + distance, displacement: displacement, velocity: velocity, frequency: frequency)
        case .oil(let rest, let displacement, let velocity, let slow, let fast):
            .oil(
                rest: rest + distance, displacement: displacement, velocity: velocity, frequency: slow,
                fastFrequency: fast)
        case .ease(let from, let to, let duration): .ease(from: from + distance, to: to + distance, duration: duration)
        }
    }

    /// Returns the fraction of the displacement that belongs to the fast decay.
    private static func fastPart(
        _ displacement: Double, _ velocity: Double, _ slow: Double, _ fast: Double
    ) -> Double {
        -(velocity + slow * displacement) / (fast - slow)
    }
}

// SPDX-License-Identifier: MIT
internal import Foundation

/// Computes a velocity as the distance over the time of the most recent samples.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// Adds a sample.
    ///
    /// Samples that aren't later than the previous one are ignored.
    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        guard time.isFinite, place.x.isFinite, place.y.isFinite else { return }
        // Starts over if the clock was set back.
        if let last = samples.last, time < last.time { samples = [] }
        if samples.last?.time == time {
            samples[samples.count - 1].place = place
        } else {
            samples.append((time, place))
        }
        let begin = time - Theme.Gesture.velocityWindow
        samples.removeAll { $0.time < begin - 1e-6 }
    }

    /// The velocity in points per second as of the last sample; zero after a period at rest.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }

    mutating func removeAll() {
        samples = []
    }
}

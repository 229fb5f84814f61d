// SPDX-License-Identifier: MIT
internal import Foundation

/// How fast something moves: the way it went in the last moments, over the time that took.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// A place that was reached at a time; times that are no later than the last one tell nothing new.
    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        guard time.isFinite, place.x.isFinite, place.y.isFinite else { return }
        // A clock that was set back begins anew.
        if let last = samples.last, time < last.time { samples = [] }
        if samples.last?.time == time {
            samples[samples.count - 1].place = place
        } else {
            samples.append((time, place))
        }
        let begin = time - Theme.Gesture.velocityWindow
        samples.removeAll { $0.time < begin - 1e-6 }
    }

    /// Points per second as of the last sample; zero for something that has rested.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    }

    mutating func removeAll() {
        samples = []
    }
}

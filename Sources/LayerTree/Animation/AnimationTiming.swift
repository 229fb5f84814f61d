// SPDX-License-Identifier: MIT
internal import Foundation

/// The timing of an animation as plain values.
struct AnimationTiming: Equatable, Sendable {
    /// The state of an animation at one moment.
    enum Phase: Equatable, Sendable {
        /// Not visible yet; begins at the given time.
        case waiting(until: TimeInterval)
        /// Visible at this progress within a run (0...1). `isOver` is true once the value no longer changes.
        case shown(progress: Double, elapsed: TimeInterval, isOver: Bool)
        /// Over, and no longer visible.
        case over
    }

    var beginTime: TimeInterval = 0
    var duration: TimeInterval = 0.25
    var speed: Double = 1
    var timeOffset: TimeInterval = 0
    var repeatCount: Double = 0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    /// Whether times before `beginTime` show the first value: a frame can be timed slightly earlier than the commit
    /// that it shows, and must not flash the final value.
    var clampsToBegin = false

    /// The duration of all runs together, in seconds of the animation's local time.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
    }

    /// The time at which the animation ends; `.infinity` if it is stopped or repeats forever.
    var endTime: TimeInterval {
        if speed > 0 { return beginTime + max(0, activeDuration - timeOffset) / speed }
        if speed < 0 { return beginTime + max(0, timeOffset) / -speed }
        return .infinity
    }

    private var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both || clampsToBegin }
    private var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }

    func phase(at time: TimeInterval) -> Phase {
        let begin = speed >= 0 ? beginTime - (timeOffset < 0 && speed > 0 ? timeOffset / speed : 0) : beginTime
        if time < begin {
            guard fillsBackwards else { return .waiting(until: begin) }
            return shown(speed >= 0 ? max(0, timeOffset) : timeOffset, isOver: false)
        }
        // Compared with exactly the number that `endTime` reports, so that a wake-up at `endTime` finds the animation
        // over.
        if time >= endTime {
            guard fillsForwards else { return .over }
            return shown(speed >= 0 ? activeDuration : 0, isOver: true)
        }
        return shown((time - beginTime) * speed + timeOffset, isOver: false)
    }

    private func shown(_ elapsed: TimeInterval, isOver: Bool) -> Phase {
        let elapsed = min(max(elapsed, 0), activeDuration)
        guard duration > 0 else { return .shown(progress: autoreverses ? 0 : 1, elapsed: 0, isOver: isOver) }
        guard elapsed.isFinite else { return .shown(progress: 1, elapsed: duration, isOver: isOver) }
        let cycle = duration * (autoreverses ? 2 : 1)
        var position = elapsed.truncatingRemainder(dividingBy: cycle)
        // The last moment belongs to the run that ends there, not to the one that would begin.
        if position == 0, elapsed > 0, elapsed >= activeDuration { position = cycle }
        if position > duration { position = cycle - position }
        return .shown(progress: position / duration, elapsed: position, isOver: isOver)
    }
}

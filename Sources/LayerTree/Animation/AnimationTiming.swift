// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation's place in time, as numbers.
struct AnimationTiming: Equatable, Sendable {
    /// What an animation does at one moment.
    enum Phase: Equatable, Sendable {
        /// Shows nothing yet and begins at that time.
        case waiting(until: TimeInterval)
        /// Shows this share of a run, 0...1; `untilEnd` is false once nothing will change any more.
        case shown(progress: Double, elapsed: TimeInterval, isOver: Bool)
        /// Over, and shows nothing.
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
    /// The first value also shows to anyone who asks before `beginTime`: a frame may be timed a little earlier than the
    /// commit that it shows, and must not flash the final value.
    var clampsToBegin = false

    /// Seconds of the animation's own time, all runs together.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
    }

    /// When it is over; `.infinity` for one that stands still or repeats for ever.
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
        // Compared with the very number that others are told, so that a wake-up at `endTime` finds it over.
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
        // The last moment belongs to the run that ends there, not to one that would begin.
        if position == 0, elapsed > 0, elapsed >= activeDuration { position = cycle }
        if position > duration { position = cycle - position }
        return .shown(progress: position / duration, elapsed: position, isOver: isOver)
    }
}

// SPDX-License-Identifier: MIT
internal import Foundation

/// The mapping from the time within a run to progress.
enum AnimationPace: Sendable {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)

    func value(progress: Double, elapsed: TimeInterval) -> Double {
        switch self {
        case .curve(let function): function.value(at: progress)
        case .spring(let spring): spring.value(at: elapsed)
        }
    }

    /// Whether progress is proportional to the elapsed time.
    var isEven: Bool {
        guard case .curve(let function) = self else { return false }
        return [0.25, 0.5, 0.75].allSatisfy { abs(function.value(at: $0) - $0) < 1e-6 }
    }
}

/// The values that an animation passes through.
enum AnimationPath: Sendable {
    /// From one value to another. A missing end is the value without this animation, offset by `by` if that is given.
    case ends(from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?)
    case keyframes(KeyframePath)
    case motion(MotionPath)

    func value(at progress: CGFloat, over base: AnimatedValue) -> AnimatedValue {
        switch self {
        case .keyframes(let path):
            return path.value(at: progress)
        case .motion(let path):
            return path.value(at: progress)
        case .ends(let from, let to, let by):
            let start: AnimatedValue
            let end: AnimatedValue
            switch (from, to, by) {
            case (let from?, let to?, _): (start, end) = (from, to)
            case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
            case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
            case (let from?, nil, nil): (start, end) = (from, base)
            case (nil, let to?, nil): (start, end) = (base, to)
            case (nil, nil, let by?): (start, end) = (base, base.adding(by))
            case (nil, nil, nil): (start, end) = (base, base)
            }
            return start.interpolated(to: end, progress: progress)
        }
    }
}

/// One running animation of one property, with everything that the render server needs to evaluate it.
struct AnimationRecord: Sendable {
    /// The property that the animation changes, and the values it passes through.
    struct Effect: Sendable {
        let key: AnimatedKey
        let path: AnimationPath
        let isAdditive: Bool
        /// Converts the interpolated value to the value that is set.
        var function: CAValueFunction?
    }

    /// Identifies the call to `add(_:forKey:)` that created this record.
    let id: UInt64
    /// `nil` for an animation that changes no property.
    let effect: Effect?
    /// The transition to perform.
    ///
    /// A transition changes no property.
    var transition: TransitionEffect?
    let pace: AnimationPace
    var timing: AnimationTiming
    /// The timing of the enclosing group.
    ///
    /// Time 0 of `timing` is the start of the group's run.
    var groupTiming: AnimationTiming?
    let isRemovedOnCompletion: Bool

    /// The timing that determines when the animation as a whole ends.
    var outerTiming: AnimationTiming {
        get { groupTiming ?? timing }
        set {
            if groupTiming != nil { groupTiming = newValue } else { timing = newValue }
        }
    }

    /// Applies the animation's values at `time` to `properties` and returns its phase.
    func apply(to properties: inout LayerProperties, at time: TimeInterval) -> AnimationTiming.Phase {
        let outer = outerTiming.phase(at: time)
        guard let effect, case .shown(_, let groupElapsed, _) = outer else { return outer }
        let inner = groupTiming == nil ? outer : timing.phase(at: groupElapsed)
        guard case .shown(let progress, let elapsed, _) = inner else { return outer }
        // At its end a spring snaps to the target, whatever oscillation remains.
        let share = progress >= 1 ? 1 : pace.value(progress: progress, elapsed: elapsed)
        let base = effect.key.value(in: properties)
        var value = effect.path.value(at: CGFloat(share), over: effect.function?.sample ?? base)
        if let function = effect.function {
            guard let transform = function.transform(value) else { return outer }
            value = transform
        }
        effect.key.set(effect.isAdditive ? base.adding(value) : value, in: &properties)
        return outer
    }

    /// Returns the time of a stepped animation's next value; `nil` for an animation that changes continuously.
    func nextStep(after time: TimeInterval) -> TimeInterval? {
        guard groupTiming == nil, timing.speed > 0, !timing.autoreverses, timing.duration > 0, pace.isEven,
            case .keyframes(let path)? = effect?.path, path.isStepped,
            case .shown(let progress, _, false) = timing.phase(at: time)
        else { return nil }
        let next = path.times.first { $0 > progress } ?? 1
        return time + (next - progress) * timing.duration / timing.speed
    }

    /// Returns the progress at `time`, or `nil` while the animation is not visible.
    func progress(at time: TimeInterval) -> Double? {
        guard case .shown(let progress, let elapsed, _) = outerTiming.phase(at: time) else { return nil }
        return progress >= 1 ? 1 : pace.value(progress: progress, elapsed: elapsed)
    }
}

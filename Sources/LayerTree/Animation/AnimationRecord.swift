// SPDX-License-Identifier: MIT
internal import Foundation

/// How progress follows from a run's time.
enum AnimationPace: Sendable {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)

    func value(progress: Double, elapsed: TimeInterval) -> Double {
        switch self {
        case .curve(let function): function.value(at: progress)
        case .spring(let spring): spring.value(at: elapsed)
        }
    }

    /// Whether progress is as much as the time that has passed.
    var isEven: Bool {
        guard case .curve(let function) = self else { return false }
        return [0.25, 0.5, 0.75].allSatisfy { abs(function.value(at: $0) - $0) < 1e-6 }
    }
}

/// The values that an animation passes through.
enum AnimationPath: Sendable {
    /// From one to another. A missing end is the value that shows without this animation, moved by `by` if that is given.
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

/// One running animation of one property: everything that the render server needs to evaluate it alone.
struct AnimationRecord: Sendable {
    /// What the animation changes, and through which values.
    struct Effect: Sendable {
        let key: AnimatedKey
        let path: AnimationPath
        let isAdditive: Bool
        /// Makes what is set of what the path comes to.
        var function: CAValueFunction?
    }

    /// Names the `add(_:forKey:)` that this record came from.
    let id: UInt64
    /// `nil` for an animation that only takes its time.
    let effect: Effect?
    /// What a transition does; it has no effect on any property.
    var transition: TransitionEffect?
    let pace: AnimationPace
    var timing: AnimationTiming
    /// The group's timing around this one, whose zero is the start of the group's run.
    var groupTiming: AnimationTiming?
    let isRemovedOnCompletion: Bool

    /// The timing that says when the whole is over.
    var outerTiming: AnimationTiming {
        get { groupTiming ?? timing }
        set {
            if groupTiming != nil { groupTiming = newValue } else { timing = newValue }
        }
    }

    /// Changes `properties` to what shows at `time`, and says where the animation stands.
    func apply(to properties: inout LayerProperties, at time: TimeInterval) -> AnimationTiming.Phase {
        let outer = outerTiming.phase(at: time)
        guard let effect, case .shown(_, let groupElapsed, _) = outer else { return outer }
        let inner = groupTiming == nil ? outer : timing.phase(at: groupElapsed)
        guard case .shown(let progress, let elapsed, _) = inner else { return outer }
        // At its very end a spring snaps to the target, whatever is left of the swing.
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

    /// When what a stepped animation shows is next another value; `nil` for one that may change all the time.
    func nextStep(after time: TimeInterval) -> TimeInterval? {
        guard groupTiming == nil, timing.speed > 0, !timing.autoreverses, timing.duration > 0, pace.isEven,
            case .keyframes(let path)? = effect?.path, path.isStepped,
            case .shown(let progress, _, false) = timing.phase(at: time)
        else { return nil }
        let next = path.times.first { $0 > progress } ?? 1
        return time + (next - progress) * timing.duration / timing.speed
    }

    /// The share of the way that is done at `time`; `nil` while nothing of it shows.
    func progress(at time: TimeInterval) -> Double? {
        guard case .shown(let progress, let elapsed, _) = outerTiming.phase(at: time) else { return nil }
        return progress >= 1 ? 1 : pace.value(progress: progress, elapsed: elapsed)
    }
}

// SPDX-License-Identifier: MIT
internal import Foundation

/// What an animation block says about its animations.
struct AnimationSettings {
    var pace: AnimationPace
    /// Seconds of one way; 0 changes at once.
    var duration: TimeInterval
    /// Seconds from the beginning of the outermost block.
    var delay: TimeInterval = 0
    /// As for layers: 0 is once.
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
    var allowsUserInteraction = false
    var laysOutSubviews = false

    init(
        pace: AnimationPace, duration: TimeInterval, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = []
    ) {
        self.pace = pace
        self.duration = Self.seconds(duration)
        self.delay = Self.seconds(delay)
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        allowsUserInteraction = options.contains(.allowUserInteraction)
        laysOutSubviews = options.contains(.layoutSubviews)
    }

    /// These settings inside a block with those of `outer`, which hold unless `options` overrides them.
    func nested(in outer: AnimationSettings, options: UIView.AnimationOptions) -> AnimationSettings {
        var nested = self
        if !options.contains(.overrideInheritedDuration) { nested.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { nested.pace = outer.pace }
        // A nested block starts with the one around it, however long that waits.
        nested.delay += outer.delay
        guard !options.contains(.overrideInheritedOptions) else { return nested }
        if repeatCount == 0, !autoreverses {
            nested.repeatCount = outer.repeatCount
            nested.autoreverses = outer.autoreverses
        }
        nested.beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
        nested.allowsUserInteraction = allowsUserInteraction || outer.allowsUserInteraction
        nested.laysOutSubviews = laysOutSubviews || outer.laysOutSubviews
        return nested
    }

    /// How a change made now is shown; `nil` if it is not, but happens at once.
    var run: PropertyAnimation.Run? {
        guard duration > 0 || delay > 0 else { return nil }
        // A layer takes a duration of 0 for none given; what only waits jumps within a ten-thousandth of a second.
        return PropertyAnimation.Run(
            pace: pace, delay: delay, duration: max(duration, 0.0001), repeatCount: repeatCount,
            autoreverses: autoreverses)
    }

    /// `value` as seconds, at most some thirty years; what is no number, or less than none, is 0.
    static func seconds(_ value: TimeInterval) -> TimeInterval {
        value > 0 ? min(value, 1e9) : 0
    }

    /// `value` as a number of runs, fractions included; what is no number, or less than none, is once.
    static func repeatCount(_ value: Float) -> Float {
        value > 0 ? value : 0
    }
}

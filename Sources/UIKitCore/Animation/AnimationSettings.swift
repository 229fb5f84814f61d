// SPDX-License-Identifier: MIT
internal import Foundation

/// The settings of an animation block.
struct AnimationSettings {
    var pace: AnimationPace
    /// The duration of one run in seconds; 0 applies changes immediately.
    var duration: TimeInterval
    /// The delay in seconds from the beginning of the outermost block.
    var delay: TimeInterval = 0
    /// The repeat count as defined for layers; 0 means once.
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

    /// Returns these settings for a block nested in one with the settings `outer`, which are inherited unless `options`
    /// overrides them.
    func nested(in outer: AnimationSettings, options: UIView.AnimationOptions) -> AnimationSettings {
        var nested = self
        if !options.contains(.overrideInheritedDuration) { nested.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { nested.pace = outer.pace }
        // A nested block starts together with its parent, including the parent's delay.
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

    /// The run that animates a change made now; `nil` if the change isn't animated.
    var run: PropertyAnimation.Run? {
        guard duration > 0 || delay > 0 else { return nil }
        // A layer treats a duration of 0 as unspecified, so a change that is only delayed takes a ten-thousandth of a
        // second.
        return PropertyAnimation.Run(
            pace: pace, delay: delay, duration: max(duration, 0.0001), repeatCount: repeatCount,
            autoreverses: autoreverses)
    }

    /// Returns a valid number of seconds, limited to about thirty years; NaN and negative values become 0.
    static func seconds(_ value: TimeInterval) -> TimeInterval {
        value > 0 ? min(value, 1e9) : 0
    }

    /// Returns a valid repeat count, possibly fractional; NaN and negative values mean once.
    static func repeatCount(_ value: Float) -> Float {
        value > 0 ? value : 0
    }
}

// SPDX-License-Identifier: MIT
public import Foundation

extension UIView {
    /// Animates the changes made by the keyframes that `animations` adds with `addKeyframe`.
    ///
    /// Changes outside a keyframe take the whole duration. The animation as a whole eases in and out unless the bits of
    /// another `AnimationOptions` curve are set. Afterward each property has the value that was set last in execution
    /// order, regardless of the times.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 or less applies the changes immediately.
    ///   - delay: The delay in seconds before the animation starts.
    ///   - options: The interpolation between values, repetition, and other options.
    ///   - animations: A closure that adds the keyframes, called before this method returns.
    ///   - completion: Called when the last animation ends, with `false` if any was interrupted.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
        let settings = AnimationSettings(
            pace: .curve(plain.curve), duration: duration, delay: delay, options: plain)
        // There is no option to inherit the curve, so its bits are always valid.
        ViewAnimation(
            settings: settings, options: plain.union(.overrideInheritedCurve), in: ViewAnimation.current,
            recorder: KeyframeRecorder(mode: options.mode), completion: completion
        ).run(animations)
    }

    /// Adds a keyframe to the enclosing keyframe animation.
    ///
    /// Keyframes of a property don't overlap: one that starts before another has ended is delayed until then. Call it
    /// only directly inside `animateKeyframes`; elsewhere, the changes are made as if this call weren't there.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start as a fraction of the total duration, from 0 to 1.
    ///   - frameDuration: The duration as a fraction of the total duration, limited to its end.
    ///   - animations: A closure that makes the changes.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) {
        guard let recorder = ViewAnimation.current?.recorder else { return animations() }
        let before = recorder.window
        recorder.window = KeyframeRecorder.Window(start: frameStartTime, duration: frameDuration)
        defer { recorder.window = before }
        animations()
    }
}

extension UIView.KeyframeAnimationOptions {
    fileprivate var mode: KeyframeRecorder.Mode {
        switch rawValue >> 10 & 0xF {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}

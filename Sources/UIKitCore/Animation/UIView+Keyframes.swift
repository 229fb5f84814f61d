// SPDX-License-Identifier: MIT
public import Foundation

extension UIView {
    /// Changes properties in steps that `addKeyframe` puts into `animations`, and shows the way through all of them.
    ///
    /// Changes outside of any keyframe take the whole duration. The way as a whole eases in and out unless the bits of
    /// another `AnimationOptions` curve are set. Afterwards each property has the value that was set last in the code,
    /// whatever the times.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 or less changes at once.
    ///   - delay: seconds before the way begins.
    ///   - options: how to get from each value to the next, repetition and the like.
    ///   - animations: adds the keyframes; runs before this returns.
    ///   - completion: called as for the other animations.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
        let settings = AnimationSettings(
            pace: .curve(plain.curve), duration: duration, delay: delay, options: plain)
        // There is no option to take over the curve, whose bits are there to be used.
        ViewAnimation(
            settings: settings, options: plain.union(.overrideInheritedCurve), in: ViewAnimation.current,
            recorder: KeyframeRecorder(mode: options.mode), completion: completion
        ).run(animations)
    }

    /// Changes properties in one step of the animation around it.
    ///
    /// A property takes one step at a time: one that begins before another has ended waits for that one. Only directly
    /// inside `animateKeyframes`; anywhere else the changes are made as if it were not there.
    ///
    /// - Parameters:
    ///   - frameStartTime: when the step begins, as a share of the whole duration, 0...1.
    ///   - frameDuration: how long it takes, as a share of the whole duration; at most until its end.
    ///   - animations: makes the changes.
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

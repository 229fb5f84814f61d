// SPDX-License-Identifier: MIT
internal import Foundation

/// Told when animations begin and end.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The first frame that shows the animation has been composed.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over: `flag` is true if it ran to its end, false if it was removed or replaced, or if its layer
    /// left the tree.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that changes with time what a layer shows, not what it is.
///
/// Make one of the concrete classes, set it up, and give it to `CALayer.add(_:forKey:)`. From the next commit on the
/// render server evaluates it for each frame by itself.
///
/// > Note: Differs from UIKit: a layer keeps the object itself, not a copy; what is changed in it after it was added has
/// no effect.
@MainActor
open class CAAnimation: CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    /// Seconds of one run; 0 (the default) takes `CATransaction.animationDuration()` when it is added.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pace of a run; `nil` takes the transaction's, or is linear where that has none.
    open var timingFunction: CAMediaTimingFunction?
    /// Held strongly until the animation has stopped.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation once it is over; true by default.
    open var isRemovedOnCompletion = true

    public init() {}

    /// Adds itself to the layer `object`.
    open func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.add(self, forKey: key)
    }

    /// What the render server evaluates: at least one record; this class's own only takes its time.
    func makeRecords(id: UInt64) -> [AnimationRecord] {
        [
            AnimationRecord(
                id: id, effect: nil, pace: .curve(CAMediaTimingFunction(name: .linear)),
                timing: makeTiming(defaultDuration: CATransaction.animationDuration()),
                isRemovedOnCompletion: isRemovedOnCompletion)
        ]
    }

    /// The timing as numbers, with the transaction's values where nothing was set.
    func makeTiming(defaultDuration: TimeInterval) -> AnimationTiming {
        func seconds(_ value: TimeInterval) -> TimeInterval { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
        return AnimationTiming(
            beginTime: seconds(beginTime), duration: duration > 0 ? min(duration, 1e9) : max(0, defaultDuration),
            speed: speed.isFinite ? Double(speed) : 1, timeOffset: seconds(timeOffset),
            repeatCount: repeatCount.isNaN ? 0 : Double(repeatCount),
            repeatDuration: repeatDuration.isNaN ? 0 : max(0, repeatDuration), autoreverses: autoreverses,
            fillMode: fillMode, clampsToBegin: beginTime == 0)
    }
}

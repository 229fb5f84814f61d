// SPDX-License-Identifier: MIT
public import Foundation

/// Methods that are called when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the first frame that shows the animation has been composed.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended: `flag` is true if it ran to completion, and false if it was removed or
    /// replaced, or if its layer left the tree.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The abstract superclass of animations, which change a layer's appearance over time without changing its model
/// values.
///
/// Create one of the concrete subclasses, configure it, and pass it to `CALayer.add(_:forKey:)`. From the next commit
/// on, the render server evaluates it for each frame, independently of the main actor.
///
/// > Note: Differs from UIKit: a layer retains the object itself instead of copying it; changes made after it was added
/// > have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// The start time, in seconds of `CACurrentMediaTime()`; 0 (the default) starts as soon as it is committed.
    open var beginTime: CFTimeInterval = 0
    /// The duration of one run, in seconds; 0 (the default) uses `CATransaction.animationDuration()` at the time the
    /// animation is added.
    open var duration: CFTimeInterval = 0
    /// The rate of local time relative to the parent's; 1 by default.
    open var speed: Float = 1
    /// The local time at which the animation starts, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval = 0
    /// The number of runs; 0 (the default) means one run, and `.infinity` repeats forever.
    open var repeatCount: Float = 0
    /// The time for which runs repeat, in seconds.
    ///
    /// Overrides `repeatCount` unless 0.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one in reverse; false by default.
    open var autoreverses = false
    /// The appearance before the animation begins and after it ends; `removed` by default.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pacing of a run; `nil` uses the transaction's timing function, or linear pacing if it has none.
    open var timingFunction: CAMediaTimingFunction?
    /// The animation's delegate, retained until the animation has stopped.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation once it has ended; true by default.
    open var isRemovedOnCompletion = true

    /// Creates an animation with default timing.
    public override init() {}

    private var keyedValues: [String: Any]?

    /// Returns the value of a property, or the one that was stored under a key that is no property.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "autoreverses": autoreverses
        case "beginTime": beginTime
        case "delegate": delegate
        case "duration": duration
        case "fillMode": fillMode
        case "removedOnCompletion": isRemovedOnCompletion
        case "repeatCount": repeatCount
        case "repeatDuration": repeatDuration
        case "speed": speed
        case "timeOffset": timeOffset
        case "timingFunction": timingFunction
        default: keyedValues?[key] ?? type(of: self).defaultValue(forKey: key)
        }
    }

    /// Stores a value with the animation, for example to recognize it in a delegate method.
    ///
    /// A property of the animation can be set by its name too; a value of another type is ignored.
    open func setValue(_ value: Any?, forKey key: String) {
        func number<Number>(_ convert: (NSNumber) -> Number) -> Number? { (value as? NSNumber).map(convert) }
        switch key {
        case "autoreverses": autoreverses = number(\.boolValue) ?? autoreverses
        case "beginTime": beginTime = number(\.doubleValue) ?? beginTime
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "duration": duration = number(\.doubleValue) ?? duration
        case "fillMode": fillMode = value as? CAMediaTimingFillMode ?? fillMode
        case "removedOnCompletion": isRemovedOnCompletion = number(\.boolValue) ?? isRemovedOnCompletion
        case "repeatCount": repeatCount = number(\.floatValue) ?? repeatCount
        case "repeatDuration": repeatDuration = number(\.doubleValue) ?? repeatDuration
        case "speed": speed = number(\.floatValue) ?? speed
        case "timeOffset": timeOffset = number(\.doubleValue) ?? timeOffset
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        default:
            keyedValues = keyedValues ?? [:]
            keyedValues?[key] = value
        }
    }

    /// Returns the value of a key that has no value; `nil` by default.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Adds the animation to the layer `object`.
    open func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.add(self, forKey: key)
    }

    /// Returns the records that the render server evaluates, at least one.
    ///
    /// The base class changes no property.
    func makeRecords(id: UInt64) -> [AnimationRecord] {
        [
            AnimationRecord(
                id: id, effect: nil, pace: .curve(CAMediaTimingFunction(name: .linear)),
                timing: makeTiming(defaultDuration: CATransaction.animationDuration()),
                isRemovedOnCompletion: isRemovedOnCompletion)
        ]
    }

    /// Returns the timing as plain values, with the transaction's values for properties that are not set.
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

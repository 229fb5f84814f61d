// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation of one property of a layer.
///
/// The animatable properties are `anchorPoint`, `anchorPointZ`, `backgroundColor`, `borderColor`, `borderWidth`,
/// `bounds`, `bounds.origin`, `bounds.origin.x/.y`, `bounds.size`, `bounds.size.width/.height`, `contentsRect`,
/// `cornerRadius`, `opacity`, `position`, `position.x/.y`, `shadowColor`, `shadowOffset`, `shadowOpacity`,
/// `shadowPath`, `shadowRadius`, `sublayerTransform`, `transform`, `transform.rotation` (the same as `.z`),
/// `transform.rotation.x/.y`, `transform.scale`, `transform.scale.x/.y/.z`, `transform.translation`,
/// `transform.translation.x/.y/.z`, `zPosition`, and the additional properties of shape, gradient, replicator, and text
/// layers. An animation of any other key path runs for its duration and changes nothing.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property to animate.
    open var keyPath: String?
    /// Whether the values are added to the value without this animation, in the order in which animations were added.
    ///
    /// For `transform`, this animation's transform is applied first. Colors can't be added.
    open var isAdditive = false
    /// A function that converts numbers to transforms.
    ///
    /// Used only for the key path `transform`. The animation's values are then numbers, or arrays of three numbers,
    /// instead of transforms.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Returns the values that the subclass interpolates, converted to the type of `sample`; `nil` if none can be
    /// converted.
    func path(like sample: AnimatedValue) -> AnimationPath? { nil }

    func makePace() -> AnimationPace {
        .curve(timingFunction ?? CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .linear))
    }

    override func makeRecords(id: UInt64) -> [AnimationRecord] {
        var effect: AnimationRecord.Effect?
        if let key = keyPath.flatMap({ AnimatedKey(keyPath: $0) }) {
            let function = key == .transform ? valueFunction : nil
            if let path = path(like: function?.sample ?? key.sample) {
                effect = AnimationRecord.Effect(key: key, path: path, isAdditive: isAdditive, function: function)
            }
        }
        return [
            AnimationRecord(
                id: id, effect: effect, pace: makePace(),
                timing: makeTiming(defaultDuration: CATransaction.animationDuration()),
                isRemovedOnCompletion: isRemovedOnCompletion)
        ]
    }
}

// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation of one property of a layer.
///
/// These can be animated: `anchorPoint`, `anchorPointZ`, `backgroundColor`, `borderColor`, `borderWidth`, `bounds`,
/// `bounds.origin`, `bounds.origin.x/.y`, `bounds.size`, `bounds.size.width/.height`, `contentsRect`, `cornerRadius`,
/// `opacity`, `position`, `position.x/.y`, `shadowColor`, `shadowOffset`, `shadowOpacity`, `shadowPath`,
/// `shadowRadius`, `sublayerTransform`, `transform`, `transform.rotation` (the same as `.z`), `transform.rotation.x/.y`,
/// `transform.scale`, `transform.scale.x/.y/.z`, `transform.translation`, `transform.translation.x/.y/.z`, `zPosition`,
/// and what shape, gradient and replicator layers have beyond that. An animation of anything else runs its time and
/// changes nothing.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// The values are added to what would show without this animation, in the order in which animations were added; for
    /// `transform`, this animation's map is done first and then the other one.
    ///
    /// Colours cannot be added.
    open var isAdditive = false
    /// Makes the transforms of numbers; only for the key path `transform`.
    ///
    /// The animation's values are then numbers, or arrays of three of them, instead of transforms.
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// What the subclass goes through for a property whose values are like `sample`; `nil` if nothing fits.
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

// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation of one property of a layer.
///
/// These can be animated: `anchorPoint`, `backgroundColor`, `borderColor`, `borderWidth`, `bounds`, `bounds.origin`,
/// `bounds.origin.x/.y`, `bounds.size`, `bounds.size.width/.height`, `cornerRadius`, `opacity`, `position`,
/// `position.x/.y`, `shadowColor`, `shadowOffset`, `shadowOpacity`, `shadowRadius`, `transform`, `transform.rotation`
/// (also `.z`), `transform.scale`, `transform.scale.x/.y`, `transform.translation`, `transform.translation.x/.y` and
/// `zPosition`. An animation of anything else runs its time and changes nothing.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// The values are added to what would show without this animation, in the order in which animations were added; for
    /// `transform`, this animation's map is done first and then the other one.
    ///
    /// Colours cannot be added.
    open var isAdditive = false

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
        if let key = keyPath.flatMap({ AnimatedKey(keyPath: $0) }),
            let path = path(like: key.value(in: LayerProperties()))
        {
            effect = AnimationRecord.Effect(key: key, path: path, isAdditive: isAdditive)
        }
        return [
            AnimationRecord(
                id: id, effect: effect, pace: makePace(),
                timing: makeTiming(defaultDuration: CATransaction.animationDuration()),
                isRemovedOnCompletion: isRemovedOnCompletion)
        ]
    }
}

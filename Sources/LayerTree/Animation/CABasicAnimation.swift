// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation from one value to another.
///
/// Values are of the property's type: a number, `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform` or `CGColor`. A
/// missing end is what would show without this animation; `byValue` is counted from `fromValue`, up to `toValue`, or
/// else from what would show.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func path(like sample: AnimatedValue) -> AnimationPath? {
        func fitting(_ value: Any?) -> AnimatedValue? { value.flatMap { AnimatedValue($0)?.matching(sample) } }
        return .ends(from: fitting(fromValue), to: fitting(toValue), by: fitting(byValue))
    }

    /// Makes this animation additive, on the way from showing `old` to showing `new`, which the layer already has.
    ///
    /// Several such animations under different keys blend: each takes its own part of the way back to nothing. Returns
    /// false, and changes nothing, where the two values have no difference of a kind that can be added.
    package func setResidual(from old: Any, to new: Any) -> Bool {
        guard let old = AnimatedValue(old), let new = AnimatedValue(new), old.isSameKind(as: new), old != new else {
            return false
        }
        if case .color = new { return false }
        let residual = old.subtracting(new)
        fromValue = residual.boxed
        toValue = residual.neutral.boxed
        isAdditive = true
        return true
    }
}

// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation from one value to another.
///
/// Values have the property's type: a number, `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform` or `CGColor`. A
/// missing end is the value without this animation. `byValue` is the difference of the two ends; with neither of them
/// set, it is relative to the value without this animation.
open class CABasicAnimation: CAPropertyAnimation {
    /// The initial value; `nil` by default.
    open var fromValue: Any?
    /// The final value; `nil` by default.
    open var toValue: Any?
    /// The difference between the initial and the final value; ignored if both are set.
    open var byValue: Any?

    override func path(like sample: AnimatedValue) -> AnimationPath? {
        func fitting(_ value: Any?) -> AnimatedValue? { value.flatMap { AnimatedValue($0)?.matching(sample) } }
        return .ends(from: fitting(fromValue), to: fitting(toValue), by: fitting(byValue))
    }

    /// Makes this animation additive, interpolating from `old` to `new`, the layer's current model value.
    ///
    /// Several such animations under different keys blend, because each one reduces its own difference to zero. Returns
    /// false, and changes nothing, if the difference of the two values can't be represented.
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

// SPDX-License-Identifier: MIT
public import UIKitCore

extension UIView {
    /// The effects that move the view while the pointer moves, in the order in which they were added.
    public var motionEffects: [UIMotionEffect] {
        get { MotionEffects.shared.effects(of: self) }
        set { MotionEffects.shared.set(newValue, of: self) }
    }

    /// Adds an effect, unless the view has it already.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(effect) else { return }
        motionEffects.append(effect)
    }

    /// Removes an effect; the view returns to the place that it has without it.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}

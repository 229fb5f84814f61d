// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
public import UIKitCore

/// A behavior that moves an item to a point with a spring, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private var joint: SnapJoint?

    /// Creates a behavior that moves the center of `item` to `point`, in the coordinates of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = Vector(point).isFinite ? point : item.center
        super.init()
    }

    /// The point to which the item's center moves.
    ///
    /// A point that is not finite is ignored.
    open var snapPoint: CGPoint {
        didSet {
            if !Vector(snapPoint).isFinite { snapPoint = oldValue }
            if snapPoint != oldValue { setNeedsUpdate() }
        }
    }

    /// The damping of the oscillation at the end, from 0 to 1, which doesn't oscillate; 0.5 by default.
    ///
    /// Other values are clamped.
    open var damping: CGFloat = 0.5 {
        didSet {
            damping = damping.isNaN ? oldValue : min(max(damping, 0), 1)
            if damping != oldValue { setNeedsUpdate() }
        }
    }

    override var simulatedItems: [any UIDynamicItem] { [item] }

    override func configure(_ simulation: Simulation, group: Int) {
        guard let body = simulation.body(for: item) else { return }
        // The item's center is to be at the point once the item is upright.
        let target = Vector(snapPoint) + body.centroid
        let ratio = SnapSpring.dampingRatio(Double(damping))
        let joint =
            self.joint.flatMap { $0.second === body ? $0 : nil }
            ?? SnapJoint(body, to: target, frequency: SnapSpring.frequency, damping: ratio)
        (joint.target, joint.damping) = (target, ratio)
        self.joint = joint
        simulation.world.joints.append(joint)
    }
}

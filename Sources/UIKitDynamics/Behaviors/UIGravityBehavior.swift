// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import UIKitCore

/// A behavior that accelerates its items in a direction, whatever their mass.
///
/// A gravity of 1 is an acceleration of 1,000 points per square second.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList

    /// Creates a gravity of 1 toward the bottom.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a gravity of 1 without items.
    public override convenience init() {
        self.init(items: [])
    }

    /// The items that are accelerated.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { setNeedsUpdate() }
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { dynamicAnimator?.behaviorsWereRemoved() }
    }

    /// The direction and magnitude of the gravity; toward the bottom with a magnitude of 1 by default.
    ///
    /// A vector that is not finite is ignored.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            if !Vector(gravityDirection).isFinite { gravityDirection = oldValue }
            if gravityDirection != oldValue { wake() }
        }
    }

    /// The angle of the gravity, in radians, clockwise from the x-axis.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the gravity, in units of 1,000 points per square second.
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle, in radians, and the magnitude of the gravity.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func applyForces(_ simulation: Simulation) {
        let acceleration = Vector(gravityDirection) * Units.gravity
        for item in list.items { simulation.body(for: item)?.acceleration += acceleration }
    }
}

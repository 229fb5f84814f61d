// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import UIKitCore

/// A behavior that applies a force to its items: all the time, or once.
///
/// A continuous force of 1 accelerates 100 by 100 points with a density of 1 by 100 points per square second; an
/// instantaneous one changes their velocity by 100 points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        /// A force that acts until the behavior is removed or not active any more.
        case continuous = 0
        /// An impulse, after which the behavior is not active any more.
        case instantaneous = 1
    }

    /// The duration of the push.
    public let mode: Mode
    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: Vector] = [:]

    /// Creates a push without a direction.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        list = DynamicItemList(items)
        super.init()
    }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { setNeedsUpdate() }
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        dynamicAnimator?.behaviorsWereRemoved()
    }

    /// The point, relative to an item's center, that the push acts on; the center by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        let offset = offsets[ObjectIdentifier(item)] ?? .zero
        return UIOffset(horizontal: offset.x, vertical: offset.y)
    }

    /// Sets the point, relative to an item's center, that the push acts on.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        let offset = Vector(offset)
        guard offset.isFinite, list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = offset
        wake()
    }

    /// Whether the push acts.
    ///
    /// An instantaneous push sets it to `false` after the impulse; setting it to `true` applies another one.
    open var active = true {
        didSet { if active, !oldValue { wake() } }
    }

    /// The direction and magnitude of the force; none by default.
    ///
    /// A vector that is not finite is ignored.
    open var pushDirection = CGVector.zero {
        didSet {
            if !Vector(pushDirection).isFinite { pushDirection = oldValue }
            if pushDirection != oldValue { wake() }
        }
    }

    /// The angle of the force, in radians, clockwise from the x-axis.
    ///
    /// A force with a magnitude of 0 keeps its angle.
    open var angle: CGFloat {
        get { pushDirection.magnitude > 0 ? pushDirection.angle : angleWithoutForce }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the force.
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    private var angleWithoutForce: CGFloat = 0

    /// Sets the angle, in radians, and the magnitude of the force.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        guard angle.isFinite, magnitude.isFinite else { return }
        angleWithoutForce = angle
        pushDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func applyForces(_ simulation: Simulation) {
        guard active else { return }
        let force = Vector(pushDirection) * Units.force
        for item in list.items {
            guard let body = simulation.body(for: item) else { continue }
            let offset = (offsets[ObjectIdentifier(item)] ?? .zero) - body.centroid
            let arm = Rotation(body.angle).apply(to: offset)
            if mode == .instantaneous {
                body.apply(force, at: offsets[ObjectIdentifier(item)] == nil ? .zero : arm)
            } else {
                body.force += force
                if offsets[ObjectIdentifier(item)] != nil { body.torque += arm.cross(force) }
            }
        }
        if mode == .instantaneous { active = false }
    }
}

extension Vector {
    init(_ offset: UIOffset) {
        self.init(Double(offset.horizontal), Double(offset.vertical))
    }
}

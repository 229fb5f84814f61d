// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
public import UIKitCore

/// A behavior that gives its items physical properties and velocities.
///
/// Of several behaviors with the same item, the last one that has set a property determines it. An item without such a
/// behavior has an elasticity and a friction of 0.2.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var changes = MaterialChanges()
    /// Velocities that were added before the item had a body.
    private var pending: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

    /// Creates a behavior that doesn't change its items' properties yet.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behavior without items.
    public override convenience init() {
        self.init(items: [])
    }

    /// The items that have the properties.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { setNeedsUpdate() }
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        pending[ObjectIdentifier(item)] = nil
        dynamicAnimator?.behaviorsWereRemoved()
    }

    // MARK: - Properties

    /// The part of the speed that is kept in a collision, from 0 to 1, which loses nothing; of two items, the greater
    /// one counts.
    open var elasticity: CGFloat {
        get { CGFloat(changes.elasticity ?? 0) }
        set { set(\.elasticity, to: newValue, in: 0...1) }
    }

    /// The resistance against sliding along another item or a boundary; 0 slides freely.
    open var friction: CGFloat {
        get { CGFloat(changes.friction ?? 0) }
        set { set(\.friction, to: newValue, in: 0...1_000) }
    }

    /// The mass of 100 by 100 points; 1 by default.
    open var density: CGFloat {
        get { CGFloat(changes.density ?? 1) }
        set { set(\.density, to: newValue, in: 1e-6...1e9) }
    }

    /// The rate at which the velocity decays without forces, per second; 0 by default.
    open var resistance: CGFloat {
        get { CGFloat(changes.resistance ?? 0) }
        set { set(\.resistance, to: newValue, in: 0...1e6) }
    }

    /// The rate at which the angular velocity decays without forces, per second; 0 by default.
    open var angularResistance: CGFloat {
        get { CGFloat(changes.angularResistance ?? 0) }
        set { set(\.angularResistance, to: newValue, in: 0...1e6) }
    }

    /// The electric charge, which electric and magnetic fields act on; 0 by default.
    open var charge: CGFloat {
        get { CGFloat(changes.charge ?? 0) }
        set { set(\.charge, to: newValue, in: -1e9...1e9) }
    }

    /// Whether the items collide with others but are moved neither by them nor by forces.
    open var isAnchored: Bool {
        get { changes.isAnchored ?? false }
        set {
            changes.isAnchored = newValue
            setNeedsUpdate()
        }
    }

    /// Whether the items rotate; `true` by default.
    open var allowsRotation: Bool {
        get { changes.allowsRotation ?? true }
        set {
            changes.allowsRotation = newValue
            setNeedsUpdate()
        }
    }

    /// Clamps a property to its range; NaN is ignored.
    private func set(
        _ property: WritableKeyPath<MaterialChanges, Double?>, to value: CGFloat, in range: ClosedRange<Double>
    ) {
        guard !value.isNaN else { return }
        changes[keyPath: property] = min(max(Double(value), range.lowerBound), range.upperBound)
        setNeedsUpdate()
    }

    // MARK: - Velocities

    /// Adds to the velocity of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vector(velocity), 0, for: item)
    }

    /// Returns the velocity of an item, in points per second; 0 for an item that the behavior doesn't have.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = velocities(of: item).linear
        return CGPoint(x: velocity.x, y: velocity.y)
    }

    /// Adds to the angular velocity of an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, Double(velocity), for: item)
    }

    /// Returns the angular velocity of an item, in radians per second; 0 for an item that the behavior doesn't have.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(velocities(of: item).angular)
    }

    private func add(_ linear: Vector, _ angular: Double, for item: any UIDynamicItem) {
        guard list.contains(item), linear.isFinite, angular.isFinite else { return }
        let old = pending[ObjectIdentifier(item)] ?? (.zero, 0)
        pending[ObjectIdentifier(item)] = (old.linear + linear, old.angular + angular)
        setNeedsUpdate()
    }

    private func velocities(of item: any UIDynamicItem) -> (linear: Vector, angular: Double) {
        guard list.contains(item) else { return (.zero, 0) }
        let body = dynamicAnimator?.simulation.body(for: item)
        let added = pending[ObjectIdentifier(item)] ?? (.zero, 0)
        return ((body?.velocity ?? .zero) + added.linear, (body?.angularVelocity ?? 0) + added.angular)
    }

    // MARK: - Simulation

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func configure(_ simulation: Simulation, group: Int) {
        for item in list.items {
            guard let item = simulation.item(for: item) else { continue }
            changes.apply(to: &item.material)
        }
    }

    override func applyForces(_ simulation: Simulation) {
        guard !pending.isEmpty else { return }
        for item in list.items {
            guard let added = pending[ObjectIdentifier(item)], let body = simulation.body(for: item) else { continue }
            if body.inverseMass > 0 { body.velocity += added.linear }
            if body.inverseInertia > 0 { body.angularVelocity += added.angular }
        }
        pending = [:]
    }
}

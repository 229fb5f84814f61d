// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import UIKitCore

/// A behavior whose items are moved by a field, in a region around a position.
///
/// Fields measure lengths in units of 100 points. A force of 1 is that of a push behavior with a magnitude of 1, and an
/// acceleration of 1 is 100 points per square second, a tenth of that of a gravity behavior.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    let kind: FieldKind
    private var list = DynamicItemList([])
    /// The time for which the field has acted, in seconds.
    private var time: TimeInterval = 0

    init(_ kind: FieldKind) {
        self.kind = kind
        super.init()
    }

    /// The items that the field acts on.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { setNeedsUpdate() }
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { dynamicAnimator?.behaviorsWereRemoved() }
    }

    /// The center of the field, in the coordinates of the reference view.
    open var position = CGPoint.zero {
        didSet { if position != oldValue { wake() } }
    }

    /// The region around the position in which the field acts; everywhere by default.
    open var region: UIRegion = .infinite {
        didSet { wake() }
    }

    /// The factor of the field; 1 by default, and negative to reverse it.
    open var strength: CGFloat = 1 {
        didSet { if strength != oldValue { wake() } }
    }

    /// The exponent by which the field becomes weaker with the distance; 0, the default, is the same everywhere.
    open var falloff: CGFloat = 0 {
        didSet { if falloff != oldValue { wake() } }
    }

    /// The distance in points below which the field doesn't become stronger; 1 by default.
    open var minimumRadius: CGFloat = 1 {
        didSet { if minimumRadius != oldValue { wake() } }
    }

    /// The direction of a linear gravity or velocity field.
    open var direction = CGVector.zero {
        didSet { if direction != oldValue { wake() } }
    }

    /// The smoothness of a noise or turbulence field, from 0, which changes in each place, to 1.
    open var smoothness: CGFloat = 0 {
        didSet { if smoothness != oldValue { wake() } }
    }

    /// The number of times per second that a noise or turbulence field changes; 0, the default, doesn't change.
    open var animationSpeed: CGFloat = 0 {
        didSet { if animationSpeed != oldValue { wake() } }
    }

    // MARK: - Simulation

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func applyForces(_ simulation: Simulation) {
        time += World.step
        for item in list.items {
            guard let body = simulation.body(for: item), body.isDynamic else { continue }
            let offset = body.position - Vector(position)
            guard offset.isFinite, region.contains(CGPoint(x: offset.x, y: offset.y)) else { continue }
            let distance = max(offset.length, Double(minimumRadius), 1e-3) / Units.length
            let sample = FieldSample(
                offset: offset * (1 / Units.length), velocity: body.velocity * (1 / Units.length), mass: body.mass,
                charge: body.material.charge, outward: offset.normalized ?? .zero,
                strength: Double(strength) * pow(distance, -Double(falloff)))
            act(on: body, sample)
        }
    }

    private func act(on body: Body, _ sample: FieldSample) {
        if case .velocity = kind {
            let velocity = Vector(direction) * (sample.strength * Units.length)
            if velocity.isFinite { body.velocity = velocity }
            return
        }
        let force = force(sample) * Units.force
        if force.isFinite { body.force += force }
    }

    private func force(_ sample: FieldSample) -> Vector {
        switch kind {
        case .drag: return sample.velocity * -sample.strength
        case .vortex: return sample.outward.perpendicular * sample.strength
        case .radialGravity: return sample.outward * (-sample.strength * sample.mass)
        case .linearGravity: return Vector(direction) * (sample.strength * sample.mass)
        case .noise: return noise(sample) * sample.strength
        case .turbulence: return noise(sample) * (sample.strength * sample.velocity.length)
        case .spring: return sample.offset * -sample.strength
        case .electric: return sample.outward * (sample.strength * sample.charge)
        case .magnetic: return sample.velocity.perpendicular * (sample.strength * sample.charge)
        case .velocity: return .zero
        case .custom(let block):
            let force = block(
                self, CGPoint(x: sample.offset.x * Units.length, y: sample.offset.y * Units.length),
                CGVector(dx: sample.velocity.x * Units.length, dy: sample.velocity.y * Units.length), sample.mass,
                sample.charge, World.step)
            return Vector(force)
        }
    }

    private func noise(_ sample: FieldSample) -> Vector {
        FieldNoise.vector(
            at: sample.offset, time: time * Double(animationSpeed), smoothness: Double(smoothness))
    }
}

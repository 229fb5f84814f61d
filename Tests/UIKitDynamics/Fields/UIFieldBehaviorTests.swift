// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

@MainActor
@Suite("Field behaviors", .serialized)
struct UIFieldBehaviorTests {
    /// Moves a view of 100 by 100 points by a field for a second, and returns its translation and velocity.
    private func move(
        _ field: UIFieldBehavior, from center: CGPoint = CGPoint(x: 200, y: 150), velocity: CGPoint = .zero,
        charge: CGFloat = 0
    ) -> (CGPoint, CGPoint) {
        let scene = DynamicsScene()
        let box = scene.addBox(center: center, size: CGSize(width: 100, height: 100))
        field.addItem(box)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.charge = charge
        properties.addLinearVelocity(velocity, for: box)
        scene.animator.addBehavior(properties)
        scene.animator.addBehavior(field)
        scene.stage.advance(by: 1)
        return (CGPoint(x: box.center.x - center.x, y: box.center.y - center.y), properties.linearVelocity(for: box))
    }

    @Test("Gravity fields accelerate by 100 points per square second")
    func gravity() {
        let linear = move(.linearGravityField(direction: CGVector(dx: 1, dy: 0))).0
        #expect(abs(linear.x - 50) < 0.01 && linear.y == 0)
        let radial = move(.radialGravityField(position: CGPoint(x: 200, y: 1_000))).0
        #expect(abs(radial.y - 50) < 0.01)
        let weaker = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 10_150))
        weaker.falloff = 1
        weaker.strength = 10
        #expect(abs(move(weaker).0.y - 5) < 0.02)
    }

    @Test("A drag field slows, a velocity field sets the velocity, a vortex turns")
    func motion() {
        #expect(abs(move(.dragField(), velocity: CGPoint(x: 100, y: 0)).1.x - 100 * exp(-1)) < 0.5)
        #expect(move(.velocityField(direction: CGVector(dx: 0, dy: 2))).1 == CGPoint(x: 0, y: 200))
        let vortex = UIFieldBehavior.vortexField()
        vortex.position = CGPoint(x: -10_000, y: 150)
        #expect(move(vortex).0.y > 45)
    }

    @Test("A spring field oscillates around its position")
    func spring() {
        let spring = UIFieldBehavior.springField()
        spring.position = CGPoint(x: 200, y: 150)
        let (offset, _) = move(spring, from: CGPoint(x: 100, y: 150))
        // A mass of 1 has a frequency of 1 radian per second.
        #expect(abs(offset.x - 100 * (1 - cos(1))) < 0.5)
    }

    @Test("Electric and magnetic fields act on the charge only")
    func charge() {
        let electric = UIFieldBehavior.electricField()
        electric.position = CGPoint(x: -10_000, y: 150)
        #expect(move(electric, charge: 0).0 == .zero)
        electric.items.forEach { electric.removeItem($0) }
        #expect(abs(move(electric, charge: -1).0.x + 50) < 0.1)
        let (_, velocity) = move(.magneticField(), velocity: CGPoint(x: 100, y: 0), charge: 1)
        #expect(abs(atan2(velocity.y, velocity.x) - 1) < 0.02)
    }

    @Test("Noise is irregular and the same in each run; turbulence needs a velocity")
    func noise() {
        let first = move(.noiseField(smoothness: 0.5, animationSpeed: 2)).0
        #expect(first != .zero)
        #expect(first == move(.noiseField(smoothness: 0.5, animationSpeed: 2)).0)
        #expect(first != move(.noiseField(smoothness: 0.2, animationSpeed: 2)).0)
        #expect(move(.turbulenceField(smoothness: 0.5, animationSpeed: 2)).0 == .zero)
        #expect(move(.turbulenceField(smoothness: 0.5, animationSpeed: 2), velocity: CGPoint(x: 100, y: 0)).0.y != 0)
    }

    @Test("A closure computes a field's force from the state of the item")
    func custom() {
        var samples: [(CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)] = []
        let field = UIFieldBehavior.field { _, position, velocity, mass, charge, step in
            samples.append((position, velocity, mass, charge, step))
            return CGVector(dx: 1, dy: 0)
        }
        field.position = CGPoint(x: 190, y: 150)
        let (offset, _) = move(field, velocity: CGPoint(x: 0, y: 20), charge: 3)
        #expect(abs(offset.x - 50) < 0.01)
        #expect(samples.count == 240)
        #expect(samples.first?.0 == CGPoint(x: 10, y: 150 - 150))
        #expect(samples.first?.2 == 1 && samples.first?.3 == 3)
    }

    @Test("A field acts in its region only")
    func regions() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.position = CGPoint(x: 200, y: 150)
        field.region = UIRegion(radius: 30).inverse()
        #expect(move(field).0 == .zero)
        let ring = UIRegion(radius: 30).byDifference(from: UIRegion(size: CGSize(width: 20, height: 20)))
        #expect(ring.contains(CGPoint(x: 20, y: 0)) && !ring.contains(CGPoint(x: 5, y: 5)))
        let both = UIRegion(radius: 10).byUnion(with: UIRegion(size: CGSize(width: 100, height: 2)))
        #expect(both.contains(CGPoint(x: 45, y: 0)) && both.contains(CGPoint(x: 0, y: 9)))
        let common = UIRegion(radius: 10).byIntersection(with: UIRegion(size: CGSize(width: 100, height: 2)))
        #expect(common.contains(CGPoint(x: 9, y: 0)) && !common.contains(CGPoint(x: 0, y: 9)))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
    }
}

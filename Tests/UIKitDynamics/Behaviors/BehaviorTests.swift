// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

@MainActor
@Suite("Pushes, snaps, and item properties", .serialized)
struct BehaviorTests {
    @Test("A continuous push accelerates by 100 points per square second, by mass")
    func continuousPush() {
        let scene = DynamicsScene()
        let large = scene.addBox(center: CGPoint(x: 60, y: 80), size: CGSize(width: 100, height: 100))
        let small = scene.addBox(center: CGPoint(x: 60, y: 200), size: CGSize(width: 50, height: 100))
        let push = UIPushBehavior(items: [large, small], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 1)
        #expect(abs(large.center.x - 110) < 0.01)
        #expect(abs(small.center.x - 160) < 0.01)
        push.active = false
        scene.stage.advance(by: 0.5)
        #expect(abs(large.center.x - 160) < 0.01)
    }

    @Test("An instantaneous push acts once, until it's activated again")
    func instantaneousPush() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 60, y: 80), size: CGSize(width: 100, height: 100))
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        scene.animator.addBehavior(push)
        #expect(push.active)
        scene.stage.advance(by: 0.5)
        #expect(!push.active)
        #expect(abs(box.center.x - 110) < 0.5)
        push.active = true
        scene.stage.advance(by: 0.5)
        #expect(abs(box.center.x - 210) < 1)
    }

    @Test("A push outside of the center rotates an item")
    func offset() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 100, y: 100))
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.1, dy: 0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -20), for: box)
        #expect(push.targetOffsetFromCenter(for: box).vertical == -20)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 0.1)
        #expect(box.transform.b > 0.01)
    }

    @Test("A snap ends at its point, upright", arguments: [0, 0.5, 1])
    func snap(damping: CGFloat) throws {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 60, y: 60))
        box.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 200))
        snap.damping = damping
        scene.animator.addBehavior(snap)
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            scene.stage.advance(by: Stage.frameInterval)
            farthest = max(farthest, box.center.x)
        }
        #expect(damping == 1 ? farthest <= 300.1 : farthest > 305)
        try scene.stage.settle()
        #expect(box.center.distance(to: CGPoint(x: 300, y: 200)) < 0.3)
        #expect(abs(box.transform.b) < 0.01)
        // The scale isn't part of the rotation.
        #expect(abs(box.transform.a - 2) < 0.01)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        try scene.stage.settle()
        #expect(box.center.distance(to: CGPoint(x: 100, y: 100)) < 0.3)
    }

    @Test("Resistance slows exponentially")
    func resistance() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 60, y: 60))
        let properties = UIDynamicItemBehavior(items: [box])
        properties.resistance = 2
        properties.angularResistance = 1
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        properties.addAngularVelocity(3, for: box)
        #expect(properties.linearVelocity(for: box).x == 100)
        scene.animator.addBehavior(properties)
        scene.stage.advance(by: 1)
        #expect(abs(properties.linearVelocity(for: box).x - 100 * exp(-2)) < 0.01)
        #expect(abs(properties.angularVelocity(for: box) - 3 * exp(-1)) < 0.001)
    }

    @Test("An item without rotation stays upright; an anchored one isn't moved; the last behavior counts")
    func constraints() {
        let scene = DynamicsScene()
        let (box, rock) = (scene.addBox(center: CGPoint(x: 185, y: 60)), scene.addBox(center: CGPoint(x: 200, y: 200)))
        let (first, second) = (UIDynamicItemBehavior(items: [box, rock]), UIDynamicItemBehavior(items: [rock]))
        first.allowsRotation = false
        first.isAnchored = false
        second.isAnchored = true
        scene.animator.addBehavior(UIGravityBehavior(items: [box, rock]))
        scene.animator.addBehavior(UICollisionBehavior(items: [box, rock]))
        scene.animator.addBehavior(first)
        scene.animator.addBehavior(second)
        scene.stage.advance(by: 1.5)
        #expect(rock.center == CGPoint(x: 200, y: 200))
        #expect(abs(box.frame.maxY - 180) < 0.2)
        #expect(box.transform == .identity)
    }

    @Test("Items of a group move as one")
    func group() {
        let scene = DynamicsScene()
        let (first, second) = (
            scene.addBox(center: CGPoint(x: 100, y: 60)), scene.addBox(center: CGPoint(x: 180, y: 60))
        )
        let group = UIDynamicItemGroup(items: [first, second])
        #expect(group.center == CGPoint(x: 140, y: 60))
        #expect(group.bounds.size == CGSize(width: 120, height: 40))
        let push = UIPushBehavior(items: [group], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.2, dy: 0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: -40, vertical: -20), for: group)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 0.4)
        #expect(abs(first.center.distance(to: second.center) - 80) < 1e-6)
        #expect(first.transform.b > 0.05)
        #expect(first.transform == second.transform)
        #expect(abs((first.center.x + second.center.x) / 2 - 140 - 0.4 * 20 / 0.32) < 0.5)
    }
}

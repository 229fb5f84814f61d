// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

@MainActor
@Suite("Dynamic animators: items that make no sense", .serialized)
struct HostileItemsTests {
    /// An item with any geometry.
    private final class Item: NSObject, UIDynamicItem {
        var center: CGPoint
        var bounds: CGRect
        var transform = CGAffineTransform.identity
        var collisionBoundsType = UIDynamicItemCollisionBoundsType.rectangle
        var collisionBoundingPath = UIBezierPath()

        init(center: CGPoint, size: CGSize) {
            (self.center, bounds) = (center, CGRect(origin: .zero, size: size))
        }
    }

    @Test("Empty, infinite, and NaN geometry is clamped or ignored")
    func geometry() {
        let scene = DynamicsScene()
        let sizes: [CGFloat] = [0, -10, .nan, .infinity, .greatestFiniteMagnitude]
        var items = sizes.flatMap { width in
            sizes.map { Item(center: CGPoint(x: 100, y: 100), size: CGSize(width: width, height: $0)) }
        }
        for (index, item) in items.enumerated() {
            item.collisionBoundsType = [.rectangle, .ellipse, .path][index % 3]
        }
        items[0].transform = CGAffineTransform(a: .nan, b: .nan, c: 0, d: 0, tx: 0, ty: 0)
        let lost = Item(center: CGPoint(x: CGFloat.nan, y: 0), size: CGSize(width: 10, height: 10))
        items.append(lost)
        scene.animator.addBehavior(UIGravityBehavior(items: items))
        let collisions = UICollisionBehavior(items: items)
        collisions.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: .nan, left: 0, bottom: .infinity, right: 0))
        collisions.addBoundary(
            withIdentifier: "nowhere", from: CGPoint(x: CGFloat.nan, y: 0), to: CGPoint(x: 0, y: CGFloat.infinity))
        scene.animator.addBehavior(collisions)
        scene.stage.advance(by: 0.2)
        #expect(lost.center.x.isNaN && lost.center.y == 0)
        #expect(items.dropLast().allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
    }

    @Test("Numbers that are not finite don't change behaviors")
    func numbers() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 100))
        let gravity = UIGravityBehavior(items: [box])
        gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: 1)
        gravity.magnitude = .infinity
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.setAngle(.nan, magnitude: 1)
        #expect(push.magnitude == 0)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 50))
        for value in [CGFloat.nan, .infinity, -.infinity] {
            attachment.length = value
            attachment.damping = value
            attachment.frequency = value
            attachment.frictionTorque = value
            attachment.anchorPoint = CGPoint(x: value, y: value)
        }
        #expect(attachment.length == 50)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.density = .nan
        properties.elasticity = 7
        properties.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: box)
        #expect(properties.density == 1 && properties.elasticity == 1)
        for behavior in [gravity, push, attachment, properties] { scene.animator.addBehavior(behavior) }
        scene.stage.advance(by: 0.2)
        #expect(box.center.x.isFinite && box.center.y.isFinite)
    }

    @Test("Extreme forces keep positions finite")
    func forces() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 100))
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.pushDirection = CGVector(dx: CGFloat.greatestFiniteMagnitude, dy: 1e300)
        scene.animator.addBehavior(push)
        let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: .infinity) }
        field.addItem(box)
        scene.animator.addBehavior(field)
        _ = scene.addCollisions(of: [box])
        scene.stage.advance(by: 0.2)
        #expect(box.center.x.isFinite && box.center.y.isFinite)
    }

    @Test("An item in two animators is moved by both")
    func twoAnimators() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 100))
        let other = UIDynamicAnimator(referenceView: scene.view)
        scene.animator.addBehavior(UIGravityBehavior(items: [box]))
        let behavior = UISnapBehavior(item: box, snapTo: CGPoint(x: 50, y: 50))
        other.addBehavior(behavior)
        scene.animator.addBehavior(behavior)
        #expect(behavior.dynamicAnimator === other)
        scene.stage.advance(by: 0.3)
        #expect(box.center != CGPoint(x: 200, y: 100))
    }

    @Test("Thousands of items in one place are animated")
    func manyItems() {
        let scene = DynamicsScene()
        let items = (0..<1_000).map { _ in
            Item(center: CGPoint(x: 200, y: 150), size: CGSize(width: 20, height: 20))
        }
        scene.animator.addBehavior(UIGravityBehavior(items: items))
        scene.animator.addBehavior(UICollisionBehavior(items: items))
        scene.animator.updateIfNeeded()
        _ = scene.animator.simulation.advance(by: World.step)
        #expect(
            PairSweep(scene.animator.simulation.world.bodies, [], step: World.step).pairs.count
                <= PairSweep.maximumPairs)
        #expect(items.allSatisfy { $0.center.y.isFinite })
    }
}

// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

@MainActor
@Suite("Collision behaviors", .serialized)
struct UICollisionBehaviorTests {
    @Test("Contacts begin and end in order, once each")
    func order() {
        let scene = DynamicsScene()
        let (left, right) = (
            scene.addBox("left", center: CGPoint(x: 100, y: 150)),
            scene.addBox("right", center: CGPoint(x: 200, y: 150))
        )
        let collisions = scene.addCollisions(of: [left, right])
        collisions.addBoundary(
            withIdentifier: "wall", from: CGPoint(x: 300, y: 0), to: CGPoint(x: 300, y: 300))
        let push = UIPushBehavior(items: [left], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.64, dy: 0)
        scene.setElasticity(1, of: [left, right])
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 0.7)
        #expect(
            scene.calls == [
                "resume", "begin left right", "end left right", "begin right wall", "end right wall",
                "begin left right", "end left right",
            ])
        // Equal masses exchange their velocities.
        #expect(left.center.x < 160 && abs(right.center.x - 200) < 2)
    }

    @Test("Only what the mode names collides")
    func mode() {
        let scene = DynamicsScene()
        let (left, right) = (
            scene.addBox("left", center: CGPoint(x: 100, y: 150)),
            scene.addBox("right", center: CGPoint(x: 200, y: 150))
        )
        let collisions = scene.addCollisions(of: [left, right])
        collisions.collisionMode = .boundaries
        let velocity = UIDynamicItemBehavior(items: [left])
        velocity.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
        scene.animator.addBehavior(velocity)
        scene.stage.advance(by: 0.6)
        #expect(right.center == CGPoint(x: 200, y: 150))
        collisions.collisionMode = .items
        velocity.addLinearVelocity(CGPoint(x: 800, y: 0), for: left)
        scene.stage.advance(by: 0.5)
        #expect(left.frame.minX > 400)
        #expect(scene.calls.filter { $0 == "begin left right" }.isEmpty)
    }

    @Test("A fast item doesn't pass through a line", arguments: [500, 3_000, 20_000, 90_000])
    func speed(speed: CGFloat) {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 50, y: 150), size: CGSize(width: 10, height: 10))
        let collisions = UICollisionBehavior(items: [box])
        collisions.addBoundary(withIdentifier: "wall", from: CGPoint(x: 300, y: 0), to: CGPoint(x: 300, y: 300))
        scene.animator.addBehavior(collisions)
        let velocity = UIDynamicItemBehavior(items: [box])
        velocity.elasticity = 0
        velocity.addLinearVelocity(CGPoint(x: speed, y: 0), for: box)
        scene.animator.addBehavior(velocity)
        for _ in 0..<40 {
            scene.stage.advance(by: Stage.frameInterval)
            #expect(box.frame.maxX < 300.5)
        }
        #expect(abs(box.frame.maxX - 300) < 0.5)
    }

    @Test("Boundaries are found, replaced, and removed by equal identifiers")
    func identifiers() {
        let collisions = UICollisionBehavior()
        #expect(collisions.boundaryIdentifiers == nil)
        collisions.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 10, y: 0))
        collisions.addBoundary(
            withIdentifier: "b" as any NSCopying, for: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
        collisions.addBoundary(withIdentifier: "a", from: .zero, to: CGPoint(x: 20, y: 0))
        collisions.addBoundary(withIdentifier: NSNumber(value: 3), from: .zero, to: CGPoint(x: 20, y: 0))
        #expect(collisions.boundaryIdentifiers?.count == 3)
        #expect(collisions.boundary(withIdentifier: "a" as NSString)?.bounds.width == 20)
        #expect(collisions.boundary(withIdentifier: NSNumber(value: 3)) != nil)
        collisions.removeBoundary(withIdentifier: "a")
        #expect(collisions.boundary(withIdentifier: "a") == nil)
        collisions.removeAllBoundaries()
        #expect(collisions.boundaryIdentifiers == nil)
    }

    @Test("Boxes in a stack come to rest on each other")
    func stack() throws {
        let scene = DynamicsScene()
        let boxes = (0..<4).map { scene.addBox(center: CGPoint(x: 200, y: 40 + 60 * CGFloat($0))) }
        scene.animator.addBehavior(UIGravityBehavior(items: boxes))
        _ = scene.addCollisions(of: boxes)
        try scene.stage.settle()
        for (index, box) in boxes.reversed().enumerated() {
            #expect(abs(box.center.y - (280 - 40 * CGFloat(index))) < 0.3)
            #expect(abs(box.center.x - 200) < 0.5)
        }
    }

    @Test("A box slides over the corners of a path without being stopped")
    func smoothPath() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 40, y: 180))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 200))
        for x in stride(from: 20, through: 400, by: 20) { path.addLine(to: CGPoint(x: x, y: 200)) }
        let collisions = UICollisionBehavior(items: [box])
        collisions.addBoundary(withIdentifier: "floor", for: path)
        scene.animator.addBehavior(collisions)
        scene.animator.addBehavior(UIGravityBehavior(items: [box]))
        scene.setElasticity(0, of: [box])
        let velocity = UIDynamicItemBehavior(items: [box])
        velocity.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
        scene.animator.addBehavior(velocity)
        scene.stage.advance(by: 1)
        #expect(abs(box.center.x - 240) < 1)
        #expect(abs(box.center.y - 180) < 0.1)
    }

    @Test("An ellipse rolls down a slope, a rectangle without friction slides")
    func slope() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let scene = DynamicsScene()
        let ball = Ball(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
        scene.view.addSubview(ball)
        let collisions = UICollisionBehavior(items: [ball])
        collisions.addBoundary(withIdentifier: "slope", from: CGPoint(x: 0, y: 80), to: CGPoint(x: 400, y: 280))
        scene.animator.addBehavior(collisions)
        scene.animator.addBehavior(UIGravityBehavior(items: [ball]))
        let rough = UIDynamicItemBehavior(items: [ball])
        rough.friction = 1
        scene.animator.addBehavior(rough)
        scene.stage.advance(by: 0.6)
        let angle = rough.angularVelocity(for: ball)
        let velocity = rough.linearVelocity(for: ball)
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
        #expect(angle > 1)
        // Rolling: the point of contact doesn't move.
        #expect(abs(speed - angle * 20) < 0.05 * speed)
    }

    @Test("The boundary follows the reference view while the animator runs")
    func resizing() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 100))
        scene.animator.addBehavior(UIGravityBehavior(items: [box]))
        _ = scene.addCollisions(of: [box])
        scene.stage.advance(by: 0.1)
        scene.view.frame.size.height = 200
        scene.stage.advance(by: 2)
        #expect(abs(box.frame.maxY - 200) < 0.1)
    }
}

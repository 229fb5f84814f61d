// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

@MainActor
@Suite("Dynamic animators", .serialized)
struct UIDynamicAnimatorTests {
    @Test("A view falls to the floor in the computed time, rests on it, and the animator pauses")
    func fall() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 80))
        scene.animator.addBehavior(UIGravityBehavior(items: [box]))
        _ = scene.addCollisions(of: [box])
        scene.setElasticity(0, of: [box])
        let start = scene.stage.now
        scene.stage.advance(by: 0.5)
        #expect(abs(box.center.y - (80 + 500 * 0.25)) < 0.01)
        scene.stage.advance(by: 2)
        #expect(scene.calls == ["resume", "begin box reference", "pause"])
        // 200 points with 1,000 points per square second, and up to a frame until the call.
        let impact = scene.times[1] - start
        #expect(impact >= 0.4.squareRoot() - 1e-6 && impact <= 0.4.squareRoot() + 0.02)
        #expect(abs(box.frame.maxY - 300) < 0.06)
        #expect(box.center.x == 200)
        #expect(box.transform == .identity)
        #expect(!scene.animator.isRunning)
    }

    @Test("A paused animator draws no frames until a behavior changes")
    func pausing() throws {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 250))
        let gravity = UIGravityBehavior(items: [box])
        scene.animator.addBehavior(gravity)
        _ = scene.addCollisions(of: [box])
        try scene.stage.settle()
        #expect(scene.calls.last == "pause")
        #expect(scene.stage.isIdle)
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        #expect(scene.calls.last == "resume")
        #expect(scene.animator.elapsedTime == 0)
        try scene.stage.settle()
        #expect(abs(box.frame.minY) < 0.06)
        #expect(scene.animator.elapsedTime > 0.5)
    }

    @Test("A bounce reaches the height of the elasticity's square", arguments: [0.3, 0.5, 0.8, 1])
    func bounce(elasticity: Double) {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 80))
        scene.animator.addBehavior(UIGravityBehavior(items: [box]))
        _ = scene.addCollisions(of: [box])
        scene.setElasticity(CGFloat(elasticity), of: [box])
        scene.stage.advance(by: 0.7)
        var highest = box.center.y
        for _ in 0..<Int(1.26 * elasticity * 0.64 * 60 + 6) {
            scene.stage.advance(by: Stage.frameInterval)
            highest = min(highest, box.center.y)
        }
        let height = (280 - highest) / 200
        #expect(abs(height - CGFloat(elasticity * elasticity)) < 0.04)
        #expect(height <= 1)
    }

    @Test("Equal animators move their items equally")
    func determinism() {
        func run() -> [CGPoint] {
            let scene = DynamicsScene()
            let boxes = (0..<12).map { index in
                scene.addBox(
                    center: CGPoint(x: 90 + 20 * CGFloat(index % 5), y: 30 + 45 * CGFloat(index / 3)),
                    size: CGSize(width: 20 + index * 2, height: 30))
            }
            scene.animator.addBehavior(UIGravityBehavior(items: boxes))
            _ = scene.addCollisions(of: boxes)
            scene.stage.advance(by: 1.5)
            return boxes.map(\.center)
        }
        let first = run()
        #expect(first == run())
        #expect(Set(first.map(\.y)).count > 1)
    }

    @Test("The position of an item doesn't depend on the duration of the frames")
    func frames() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 80))
        scene.animator.addBehavior(UIGravityBehavior(items: [box]))
        let simulation = scene.animator.simulation
        scene.animator.updateIfNeeded()
        for _ in 0..<7 { _ = simulation.advance(by: 0.0331) }
        _ = simulation.advance(by: 0.3 - 7 * 0.0331)
        // An item between two steps is interpolated.
        #expect(abs(box.center.y - 125) < 0.02)
    }

    @Test("A removed behavior has no effect, and a removed item's present state counts when it's added again")
    func removal() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 100, y: 50))
        let gravity = UIGravityBehavior(items: [box])
        scene.animator.addBehavior(gravity)
        scene.stage.advance(by: 0.2)
        scene.animator.removeBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
        let y = box.center.y
        scene.stage.advance(by: 0.2)
        #expect(box.center.y == y)
        #expect(scene.calls == ["resume", "pause"])
        box.center = CGPoint(x: 300, y: 60)
        scene.animator.addBehavior(gravity)
        scene.stage.advance(by: 0.1)
        #expect(box.center.x == 300)
        #expect(abs(box.center.y - 65) < 0.01)
        scene.animator.removeAllBehaviors()
        #expect(scene.animator.behaviors.isEmpty)
    }

    @Test("Items are found by their shapes, and keep a state that was set for them")
    func items() {
        let scene = DynamicsScene()
        let (first, second) = (
            scene.addBox(center: CGPoint(x: 50, y: 50)), scene.addBox(center: CGPoint(x: 300, y: 50))
        )
        scene.animator.addBehavior(UIDynamicItemBehavior(items: [first, second]))
        let found = scene.animator.items(in: CGRect(x: 60, y: 60, width: 50, height: 50))
        #expect(found.map { ObjectIdentifier($0) } == [ObjectIdentifier(first)])
        second.center = CGPoint(x: 80, y: 100)
        scene.animator.updateItem(usingCurrentState: second)
        scene.stage.advance(by: 0.1)
        #expect(second.center == CGPoint(x: 80, y: 100))
        #expect(scene.animator.items(in: CGRect(x: 60, y: 60, width: 50, height: 50)).count == 2)
    }

    @Test("Children act with their behavior, whose action is called in each frame")
    func children() {
        final class Fall: UIDynamicBehavior {
            var animators: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
                animators.append(dynamicAnimator != nil)
            }
        }
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 100, y: 50))
        let (behavior, gravity) = (Fall(), UIGravityBehavior(items: [box]))
        var frames = 0
        behavior.action = { frames += 1 }
        behavior.addChildBehavior(gravity)
        behavior.addChildBehavior(behavior)
        #expect(behavior.childBehaviors == [gravity])
        scene.animator.addBehavior(behavior)
        scene.animator.addBehavior(gravity)
        #expect(scene.animator.behaviors == [behavior])
        #expect(gravity.dynamicAnimator === scene.animator)
        scene.stage.advance(by: 0.1)
        #expect(frames == 6)
        #expect(abs(box.center.y - 55) < 0.01)
        behavior.removeChildBehavior(gravity)
        scene.animator.removeBehavior(behavior)
        #expect(behavior.animators == [true, false])
    }

    @Test("An animator is released while it runs")
    func release() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 100, y: 50))
        weak var released: UIDynamicAnimator?
        do {
            let animator = UIDynamicAnimator(referenceView: scene.view)
            animator.addBehavior(UIGravityBehavior(items: [box]))
            released = animator
            scene.stage.advance(by: 0.1)
            #expect(box.center.y > 50)
        }
        #expect(released == nil)
        let y = box.center.y
        scene.stage.advance(by: 0.1)
        #expect(box.center.y == y)
    }
}

// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

@MainActor
@Suite("Attachment behaviors", .serialized)
struct UIAttachmentBehaviorTests {
    @Test("A pendulum keeps its length, and its period follows from it")
    func pendulum() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 220, y: 198), size: CGSize(width: 10, height: 10))
        let anchor = CGPoint(x: 200, y: 100)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
        let length = box.center.distance(to: anchor)
        #expect(attachment.length == length)
        #expect(attachment.attachedBehaviorType == .anchor)
        scene.animator.addBehavior(attachment)
        scene.animator.addBehavior(UIGravityBehavior(items: [box]))
        let period = 2 * .pi * (length / 1_000).squareRoot()
        var leftmost: (x: CGFloat, time: TimeInterval) = (.infinity, 0)
        for frame in 1...Int(period * 60 * 0.9) {
            scene.stage.advance(by: Stage.frameInterval)
            #expect(abs(box.center.distance(to: anchor) - length) < 0.5)
            if box.center.x < leftmost.x { leftmost = (box.center.x, TimeInterval(frame) / 60) }
        }
        #expect(abs(leftmost.time - TimeInterval(period / 2)) < 0.04)
        #expect(abs(leftmost.x - 180) < 1)
    }

    @Test("An attachment with a frequency oscillates and comes to rest at its length")
    func spring() throws {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 200))
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 50))
        attachment.length = 50
        attachment.frequency = 2
        attachment.damping = 0.3
        scene.animator.addBehavior(attachment)
        var lowest: CGFloat = .infinity
        for _ in 0..<40 {
            scene.stage.advance(by: Stage.frameInterval)
            lowest = min(lowest, box.center.y)
        }
        #expect(lowest < 90)
        try scene.stage.settle()
        #expect(abs(box.center.y - 100) < 0.5)
    }

    @Test("Attached items move together, with the first item's offset")
    func items() throws {
        let scene = DynamicsScene()
        let (first, second) = (
            scene.addBox(center: CGPoint(x: 100, y: 50)), scene.addBox(center: CGPoint(x: 200, y: 50))
        )
        let attachment = UIAttachmentBehavior(
            item: first, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0), attachedTo: second,
            offsetFromCenter: UIOffset(horizontal: -20, vertical: 0))
        #expect(attachment.length == 60)
        #expect(attachment.attachedBehaviorType == .items)
        scene.animator.addBehavior(attachment)
        let push = UIPushBehavior(items: [first], mode: .instantaneous)
        push.pushDirection = CGVector(dx: -0.5, dy: 0)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 0.5)
        #expect(first.center.x < 60)
        #expect(abs(second.center.x - first.center.x - 100) < 0.5)
    }

    @Test("A limit attachment is slack below its length")
    func limit() {
        let scene = DynamicsScene()
        let (first, second) = (
            scene.addBox(center: CGPoint(x: 200, y: 40)), scene.addBox(center: CGPoint(x: 200, y: 100))
        )
        let limit = UIAttachmentBehavior.limitAttachment(
            with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
        limit.length = 120
        let anchored = UIDynamicItemBehavior(items: [first])
        anchored.isAnchored = true
        for behavior in [limit, anchored, UIGravityBehavior(items: [first, second])] {
            scene.animator.addBehavior(behavior)
        }
        scene.stage.advance(by: 0.2)
        #expect(abs(second.center.y - 120) < 0.01)
        scene.stage.advance(by: 1.5)
        #expect(first.center == CGPoint(x: 200, y: 40))
        #expect(abs(second.center.y - 160) < 0.5)
    }

    @Test("A sliding attachment keeps an item on its axis and in its range")
    func sliding() {
        let scene = DynamicsScene()
        let box = scene.addBox(center: CGPoint(x: 200, y: 50))
        let sliding = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
        sliding.attachmentRange = UIFloatRange(minimum: -10, maximum: 100)
        scene.animator.addBehavior(sliding)
        scene.animator.addBehavior(UIGravityBehavior(items: [box]))
        scene.stage.advance(by: 0.2)
        // Half of the acceleration remains in each direction.
        #expect(abs(box.center.y - 60) < 0.5)
        #expect(abs(box.center.x - 210) < 0.5)
        scene.stage.advance(by: 2)
        #expect(abs(box.center.y - (50 + 100 * 0.5.squareRoot())) < 0.5)
        #expect(abs(box.center.x - (200 + 100 * 0.5.squareRoot())) < 0.5)
        #expect(box.transform == .identity)
    }

    @Test("A pin lets items rotate in its range only, a fixed attachment not at all")
    func pin() {
        let scene = DynamicsScene()
        func arm(_ x: CGFloat, _ make: (UIView, UIView) -> UIAttachmentBehavior) -> UIView {
            let base = scene.addBox(center: CGPoint(x: x, y: 50), size: CGSize(width: 10, height: 10))
            let arm = scene.addBox(center: CGPoint(x: x + 30, y: 50), size: CGSize(width: 60, height: 10))
            let anchored = UIDynamicItemBehavior(items: [base])
            anchored.isAnchored = true
            scene.animator.addBehavior(anchored)
            scene.animator.addBehavior(make(arm, base))
            scene.animator.addBehavior(UIGravityBehavior(items: [arm]))
            return arm
        }
        let pinned = arm(50) { arm, base in
            let pin = UIAttachmentBehavior.pinAttachment(
                with: arm, attachedTo: base, attachmentAnchor: CGPoint(x: 50, y: 50))
            pin.attachmentRange = UIFloatRange(minimum: -1, maximum: 0.5)
            return pin
        }
        let stiff = arm(150) { arm, base in
            let pin = UIAttachmentBehavior.pinAttachment(
                with: arm, attachedTo: base, attachmentAnchor: CGPoint(x: 150, y: 50))
            pin.frictionTorque = 1
            return pin
        }
        let fixed = arm(250) { arm, base in
            .fixedAttachment(with: arm, attachedTo: base, attachmentAnchor: CGPoint(x: 250, y: 50))
        }
        scene.stage.advance(by: 2)
        #expect(abs(atan2(pinned.transform.b, pinned.transform.a) - 0.5) < 0.02)
        #expect(abs(pinned.center.distance(to: CGPoint(x: 50, y: 50)) - 30) < 0.5)
        #expect(stiff.center.distance(to: CGPoint(x: 180, y: 50)) < 0.5)
        #expect(fixed.center.distance(to: CGPoint(x: 280, y: 50)) < 0.5)
    }
}

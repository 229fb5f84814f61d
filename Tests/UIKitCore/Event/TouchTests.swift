// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Touches")
struct TouchTests {
    private func touch(_ phase: TouchPointEvent.Phase, _ id: Int32, _ x: CGFloat, _ y: CGFloat) -> InputEvent {
        .touches([
            TouchPointEvent(phase: phase, identifier: id, location: CGPoint(x: x, y: y), timestamp: 1)
        ])
    }

    private func makeStage(_ view: UIView) throws -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        stage.show(view)
        return stage
    }

    @Test("S-V-57 Without multi-touch a second finger isn't delivered, and with it, both are")
    func multiTouch() throws {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let stage = try makeStage(view)
        stage.send(touch(.began, 0, 10, 10))
        stage.send(touch(.began, 1, 50, 50))
        stage.send(touch(.ended, 1, 50, 50))
        stage.send(touch(.ended, 0, 10, 10))
        #expect(view.log == ["began 1", "ended 1"])
        view.log.removeAll()
        view.isMultipleTouchEnabled = true
        stage.send(touch(.began, 0, 10, 10))
        stage.send(touch(.began, 1, 50, 50))
        stage.send(touch(.ended, 1, 50, 50))
        stage.send(touch(.ended, 0, 10, 10))
        #expect(view.log == ["began 1", "began 1", "ended 1", "ended 1"])
    }

    @Test("S-V-58 Labels and image views receive no touches by default")
    func labelsAndImages() throws {
        let root = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let image = UIImageView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        root.addSubview(label)
        root.addSubview(image)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === root)
        label.isUserInteractionEnabled = true
        image.isUserInteractionEnabled = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === label)
        #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) === image)
    }

    @Test("S-V-59 While the application ignores interaction, no view receives events")
    func ignoring() throws {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let stage = try makeStage(view)
        stage.application.beginIgnoringInteractionEvents()
        stage.application.beginIgnoringInteractionEvents()
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.application.endIgnoringInteractionEvents()
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == [])
        stage.application.endIgnoringInteractionEvents()
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == ["began 1", "ended 1"])
    }

    @Test("S-V-60 A container that returns itself from hitTest prevents its subviews from receiving touches")
    func greedyContainer() throws {
        final class Greedy: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
        }
        let container = Greedy(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.addSubview(child)
        let stage = try makeStage(container)
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(child.log == [])
    }

    @Test("S-V-62 An interrupted touch is canceled exactly once, and doesn't end")
    func cancelled() throws {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let stage = try makeStage(view)
        stage.send(touch(.began, 0, 10, 10))
        stage.send(touch(.cancelled, 0, 10, 10))
        stage.send(touch(.ended, 0, 10, 10))
        #expect(view.log == ["began 1", "cancelled 1"])
    }

    @Test("A view removed during a touch receives a cancellation, and the rest isn't delivered")
    func viewLeaves() throws {
        let root = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(view)
        let stage = try makeStage(root)
        stage.send(touch(.began, 0, 10, 10))
        view.removeFromSuperview()
        stage.send(touch(.moved, 0, 20, 20))
        stage.send(touch(.ended, 0, 20, 20))
        #expect(view.log == ["began 1", "cancelled 1"])
        #expect(root.log == [])
    }

    @Test("S-V-11 Nothing is hit outside the bounds of the window or of a superview")
    func outside() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let wide = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 50))
        let inner = TouchLog(frame: CGRect(x: 0, y: 60, width: 100, height: 50))
        root.addSubview(wide)
        wide.addSubview(inner)
        stage.show(root)
        #expect(stage.window.hitTest(CGPoint(x: 220, y: 10), with: nil) == nil)
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 80), with: nil) === root)
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 10), with: nil) === wide)
        stage.send(touch(.began, 0, 160, 80))
        #expect(inner.log == [])
    }

    @Test("The top and left edges of the bounds are inside, the bottom and right ones aren't")
    func halfOpen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
        #expect(!view.point(inside: CGPoint(x: 5, y: 10), with: nil))
    }

    @Test("An almost transparent view isn't hit")
    func faint() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        view.alpha = 0.02
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        view.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test("An exclusive view doesn't share its window's touches")
    func exclusive() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let left = TouchLog(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let right = TouchLog(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
        left.isExclusiveTouch = true
        root.addSubview(left)
        root.addSubview(right)
        let stage = try makeStage(root)
        stage.send(touch(.began, 0, 10, 10))
        stage.send(touch(.began, 1, 150, 10))
        #expect(left.log == ["began 1"])
        #expect(right.log == [])
        stage.send(touch(.ended, 1, 150, 10))
        stage.send(touch(.ended, 0, 10, 10))
        stage.send(touch(.began, 2, 150, 10))
        stage.send(touch(.began, 3, 10, 10))
        #expect(right.log == ["began 1"])
        #expect(left.log == ["began 1", "ended 1"])
    }

    @Test("Unbalanced begins and ends and reused identifiers leave no touch behind")
    func brokenSequences() throws {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let stage = try makeStage(view)
        stage.send(touch(.ended, 5, 10, 10))
        stage.send(touch(.moved, 5, 10, 10))
        #expect(view.log == [])
        stage.send(touch(.began, 1, 10, 10))
        stage.send(touch(.began, 1, 20, 20))
        stage.send(touch(.ended, 1, 20, 20))
        #expect(view.log == ["began 1", "cancelled 1", "began 1", "ended 1"])
    }

    @Test("A pointer button makes a touch that counts clicks; two buttons make a single touch")
    func pointer() throws {
        final class Clicks: UIView {
            var counts: [Int] = []
            var masks: [UIEvent.ButtonMask] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append(touches.first?.tapCount ?? 0)
                masks.append(event?.buttonMask ?? [])
            }
        }
        let view = Clicks(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let stage = try makeStage(view)
        stage.click(at: CGPoint(x: 50, y: 50), count: 2)
        stage.advance(by: 1)
        stage.click(at: CGPoint(x: 50, y: 50), secondary: true)
        #expect(view.counts == [1, 2, 1])
        #expect(view.masks == [.primary, .primary, .secondary])
    }

    @Test("S-VC-47 An unhandled touch is passed to the controller's root view, the controller, and the window")
    func responderChain() throws {
        let controller = UIViewController()
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        stage.show(controller)
        var chain: [UIResponder] = []
        var responder = view.next
        while let current = responder {
            chain.append(current)
            responder = current.next
        }
        let expected: [UIResponder] = [controller.view, controller, stage.window, stage.application]
        #expect(Array(chain.prefix(4)) == expected)
    }
}

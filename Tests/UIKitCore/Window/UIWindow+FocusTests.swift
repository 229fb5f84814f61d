// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Windows: focus and hover")
struct UIWindowFocusTests {
    private func makeButton(_ frame: CGRect, in root: UIView) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.frame = frame
        root.addSubview(button)
        return button
    }

    private func makeStage() -> (Stage, UIView) {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        root.backgroundColor = .white
        stage.show(root)
        return (stage, root)
    }

    /// Whether a focus ring is visible to the left of the button whose left edge is at `x`.
    private func hasRing(_ stage: Stage, at point: CGPoint) throws -> Bool {
        let pixel = try #require(stage.pixel(at: point))
        return pixel.red < 200 && pixel.blue > pixel.red
    }

    @Test("The focus ring follows its view when the view is moved, hidden, or removed")
    func ringFollows() throws {
        let (stage, root) = makeStage()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(box)
        let button = makeButton(CGRect(x: 20, y: 20, width: 60, height: 40), in: box)
        try stage.key("tab")
        #expect(try hasRing(stage, at: CGPoint(x: 17, y: 40)))
        button.center.x += 40
        stage.advance(by: 0)
        #expect(try !hasRing(stage, at: CGPoint(x: 17, y: 40)))
        #expect(try hasRing(stage, at: CGPoint(x: 57, y: 40)))
        box.frame.origin.y = 50
        stage.advance(by: 0)
        #expect(try hasRing(stage, at: CGPoint(x: 57, y: 90)))
        button.bounds.size.width = 80
        stage.advance(by: 0)
        #expect(try hasRing(stage, at: CGPoint(x: 47, y: 90)))
        box.isHidden = true
        stage.advance(by: 0)
        #expect(try !hasRing(stage, at: CGPoint(x: 47, y: 90)))
        box.isHidden = false
        button.removeFromSuperview()
        stage.advance(by: 0)
        #expect(try !hasRing(stage, at: CGPoint(x: 47, y: 90)))
        #expect(stage.window.subviews.count == 1)
    }

    @Test("A view that clips has its ring inside")
    func clippedRing() throws {
        let (stage, root) = makeStage()
        let button = makeButton(CGRect(x: 20, y: 20, width: 60, height: 40), in: root)
        button.clipsToBounds = true
        try stage.key("tab")
        #expect(try hasRing(stage, at: CGPoint(x: 21, y: 40)))
    }

    @Test("Keys don't press a button that is invisible or ignores touches", arguments: ["hidden", "clear", "inert"])
    func unreachable(_ kind: String) throws {
        let (stage, root) = makeStage()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(box)
        let button = makeButton(CGRect(x: 20, y: 20, width: 60, height: 40), in: box)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        try stage.key("tab")
        switch kind {
        case "hidden": box.isHidden = true
        case "clear": box.alpha = 0
        default: box.isUserInteractionEnabled = false
        }
        try stage.key("return")
        #expect(presses == 0 && !button.isFocused)
    }

    @Test("Holding Space on a button that loses the focus doesn't press it")
    func focusLeavesHeldKey() throws {
        let (stage, root) = makeStage()
        let button = makeButton(CGRect(x: 20, y: 20, width: 60, height: 40), in: root)
        _ = makeButton(CGRect(x: 20, y: 80, width: 60, height: 40), in: root)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        try stage.key("tab")
        stage.send(.key(KeyEvent(phase: .down, code: 57, keysym: 0x20, characters: " ", timestamp: stage.now)))
        #expect(button.isHighlighted)
        try stage.key("tab")
        #expect(!button.isHighlighted)
        stage.send(.key(KeyEvent(phase: .up, code: 57, keysym: 0x20, characters: " ", timestamp: stage.now)))
        #expect(presses == 0)
    }

    @Test("A hovered button that is removed isn't highlighted when it is added again")
    func hoverEndsWithRemoval() throws {
        let (stage, root) = makeStage()
        let button = makeButton(CGRect(x: 20, y: 20, width: 60, height: 40), in: root)
        stage.advance(by: 0.5)
        let normal = stage.pixel(at: CGPoint(x: 30, y: 40))
        stage.hover(at: CGPoint(x: 50, y: 40))
        stage.advance(by: 0.5)
        #expect(stage.pixel(at: CGPoint(x: 30, y: 40)) != normal)
        button.removeFromSuperview()
        root.addSubview(button)
        stage.advance(by: 0.5)
        #expect(stage.pixel(at: CGPoint(x: 30, y: 40)) == normal)
    }
}

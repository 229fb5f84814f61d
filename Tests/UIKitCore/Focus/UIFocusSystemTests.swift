// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Focus: order, groups, and requests")
struct UIFocusSystemTests {
    private struct Scene {
        let stage: Stage
        let root: UIView
        let system: UIFocusSystem

        @MainActor
        init() throws {
            stage = Stage(size: CGSize(width: 400, height: 300))
            root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            stage.show(root)
            system = try #require(UIFocusSystem.focusSystem(for: root))
        }

        @MainActor
        @discardableResult
        func add(_ name: String, _ x: CGFloat, _ y: CGFloat, to holder: UIView? = nil) -> UIButton {
            let button = UIButton(frame: CGRect(x: x, y: y, width: 50, height: 30))
            button.accessibilityIdentifier = name
            (holder ?? root).addSubview(button)
            return button
        }

        @MainActor
        var focused: String? { (system.focusedItem as? UIView)?.accessibilityIdentifier }

        @MainActor
        func press(_ keys: String...) throws -> [String?] {
            try keys.map { key in
                try stage.key(key)
                return focused
            }
        }
    }

    @Test("Tab moves in reading order, independent of the order of subviews, and wraps around")
    func order() throws {
        let scene = try Scene()
        scene.add("d", 60, 100)
        scene.add("b", 60, 5)
        scene.add("c", 0, 100)
        scene.add("a", 0, 0)
        #expect(try scene.press("tab", "tab", "tab", "tab", "tab") == ["a", "b", "c", "d", "a"])
        #expect(try scene.press("shift+tab", "shift+tab") == ["d", "c"])
    }

    @Test("Tab moves from right to left in right-to-left layout")
    func rightToLeft() throws {
        let scene = try Scene()
        scene.root.semanticContentAttribute = .forceRightToLeft
        for (name, x) in [("c", 0), ("b", 60), ("a", 120)] as [(String, CGFloat)] { scene.add(name, x, 0) }
        #expect(try scene.press("tab", "tab", "tab") == ["a", "b", "c"])
    }

    @Test("The contents of a view are visited before the views next to it")
    func containers() throws {
        let scene = try Scene()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let right = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 200))
        scene.root.addSubview(right)
        scene.root.addSubview(left)
        for (index, holder) in [left, right].enumerated() {
            scene.add("\(index)a", 0, 0, to: holder)
            scene.add("\(index)b", 0, 100, to: holder)
        }
        #expect(try scene.press("tab", "tab", "tab", "tab") == ["0a", "0b", "1a", "1b"])
    }

    @Test("Tab stops once in a group, at the last focused item; the arrow keys move within it")
    func groups() throws {
        let scene = try Scene()
        scene.add("before", 0, 0)
        let box = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 120))
        box.focusGroupIdentifier = "grid"
        scene.root.addSubview(box)
        for row in 0..<2 {
            for column in 0..<3 { scene.add("\(row)\(column)", CGFloat(column) * 60, CGFloat(row) * 40, to: box) }
        }
        scene.add("after", 0, 200)
        #expect(try scene.press("tab", "tab", "tab") == ["before", "00", "after"])
        #expect(try scene.press("shift+tab", "right", "down", "right", "up") == ["00", "01", "11", "12", "02"])
        // There is nothing in that direction.
        #expect(try scene.press("right", "up") == ["02", "02"])
        #expect(try scene.press("tab", "shift+tab") == ["after", "02"])
        #expect(try scene.press("shift+tab", "right") == ["before", "before"])
    }

    @Test("Tab enters a group at the item with the highest priority")
    func priorities() throws {
        let scene = try Scene()
        scene.root.focusGroupIdentifier = "all"
        scene.add("a", 0, 0)
        scene.add("b", 60, 0).focusGroupPriority = .prioritized
        scene.add("c", 120, 0)
        #expect(try scene.press("tab", "right", "tab") == ["b", "c", "c"])
    }

    @Test("A guide redirects focus moved by the arrow keys")
    func guides() throws {
        let scene = try Scene()
        scene.root.focusGroupIdentifier = "all"
        scene.add("a", 0, 0)
        let target = scene.add("far", 300, 200)
        let guide = UIFocusGuide()
        scene.root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 100),
            guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 50), guide.heightAnchor.constraint(equalToConstant: 30),
        ])
        scene.stage.advance(by: 0)
        guide.preferredFocusEnvironments = [target]
        guide.isEnabled = false
        scene.add("near", 200, 0)
        #expect(try scene.press("tab", "right", "left") == ["a", "near", "a"])
        guide.isEnabled = true
        #expect(try scene.press("right") == ["far"])
    }

    @Test("The ring is visible only while the keyboard is being used")
    func ring() throws {
        let scene = try Scene()
        scene.root.backgroundColor = .white
        let button = scene.add("a", 20, 20)
        func isRingSeen() throws -> Bool {
            let pixel = try #require(scene.stage.pixel(at: CGPoint(x: 17, y: 35)))
            return pixel.red < 200 && pixel.blue > pixel.red
        }
        try scene.stage.key("tab")
        #expect(try isRingSeen())
        button.focusEffect = nil
        scene.stage.advance(by: 0)
        #expect(try !isRingSeen())
        button.focusEffect = UIFocusHaloEffect()
        scene.stage.advance(by: 0)
        #expect(try isRingSeen())
        try scene.stage.click(button)
        #expect(try !isRingSeen())
        #expect(button.isFocused)
        scene.stage.click(at: CGPoint(x: 200, y: 200))
        #expect(!button.isFocused)
    }

    @Test("After a click elsewhere, Tab continues from there")
    func startingPoint() throws {
        let scene = try Scene()
        for (index, name) in ["a", "b", "c"].enumerated() { scene.add(name, 0, CGFloat(index) * 80) }
        scene.stage.click(at: CGPoint(x: 200, y: 60))
        #expect(try scene.press("tab") == ["b"])
        scene.stage.click(at: CGPoint(x: 200, y: 130))
        #expect(try scene.press("shift+tab") == ["b"])
    }

    @Test("Keys have no effect on a focused view that was hidden, and Tab continues from there")
    func hidden() throws {
        let scene = try Scene()
        let buttons = ["a", "b", "c"].enumerated().map { scene.add($1, 0, CGFloat($0) * 80) }
        var presses = 0
        buttons[1].addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        #expect(try scene.press("tab", "tab", "space") == ["a", "b", "b"])
        #expect(presses == 1)
        buttons[1].isHidden = true
        #expect(try scene.press("space", "tab") == [nil, "c"])
        #expect(presses == 1)
    }

    @Test("When a focused view is removed, focus moves to the previous view, or else to the closest one")
    func restoring() throws {
        let scene = try Scene()
        scene.add("a", 0, 0)
        scene.add("b", 0, 50)
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        scene.root.addSubview(box)
        scene.add("c", 0, 0, to: box)
        #expect(try scene.press("tab", "tab", "tab") == ["a", "b", "c"])
        box.removeFromSuperview()
        scene.stage.advance(by: 0)
        #expect(scene.focused == "b")
        scene.stage.window.rootViewController?.view.subviews.first?.subviews.forEach {
            if $0.accessibilityIdentifier == "b" { $0.removeFromSuperview() }
        }
        scene.stage.advance(by: 0)
        #expect(scene.focused == "a")
    }

    @Test("Environments are asked and notified, and can refuse")
    func environments() throws {
        let scene = try Scene()
        let box = Watcher(frame: CGRect(x: 0, y: 50, width: 300, height: 120))
        scene.root.addSubview(box)
        scene.add("a", 0, 0)
        scene.add("b", 0, 0, to: box)
        scene.add("c", 0, 200)
        #expect(try scene.press("tab", "tab") == ["a", "b"])
        #expect(box.log == ["asked a to b next", "told a to b next"])
        box.log = []
        box.refuses = true
        #expect(try scene.press("tab") == ["b"])
        #expect(box.log.allSatisfy { $0.hasPrefix("asked") } && !box.log.isEmpty)
        box.refuses = false
        #expect(try scene.press("tab") == ["c"])
    }

    @Test("Animations of a focus change run together, followed by the completions")
    func coordinator() throws {
        let scene = try Scene()
        let box = Watcher(frame: CGRect(x: 0, y: 50, width: 300, height: 120))
        box.fades = true
        scene.root.addSubview(box)
        scene.add("b", 0, 0, to: box)
        try scene.stage.key("tab")
        #expect(box.alpha == 0.5 && !box.log.contains("done"))
        scene.stage.advance(by: 1)
        #expect(box.log.last == "done")
    }

    @Test("A requested update moves the focus to the preferred environment")
    func preferred() throws {
        let scene = try Scene()
        let box = Watcher(frame: CGRect(x: 0, y: 50, width: 300, height: 120))
        scene.root.addSubview(box)
        scene.add("b", 0, 0, to: box)
        let wanted = scene.add("c", 100, 0, to: box)
        box.preferred = [wanted]
        // The focus isn't in that environment.
        box.setNeedsFocusUpdate()
        scene.stage.advance(by: 0)
        #expect(scene.focused == nil)
        scene.system.requestFocusUpdate(to: box)
        scene.stage.advance(by: 0)
        #expect(scene.focused == "c")
        wanted.isEnabled = false
        scene.system.requestFocusUpdate(to: box)
        scene.system.updateFocusIfNeeded()
        #expect(scene.focused == "b")
        // A cycle of preferences has no effect.
        box.preferred = [scene.root, box]
        scene.system.requestFocusUpdate(to: box)
        scene.system.updateFocusIfNeeded()
        #expect(scene.focused == "b")
    }

    @Test("A text field gets the focus as first responder, and Tab selects its text")
    func textFields() throws {
        let scene = try Scene()
        scene.add("a", 0, 0)
        let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
        field.text = "text"
        field.accessibilityIdentifier = "field"
        scene.root.addSubview(field)
        field.becomeFirstResponder()
        #expect(scene.focused == "field" && field.selectedTextRange?.isEmpty == true)
        #expect(try scene.press("tab") == ["a"])
        #expect(!field.isEditing)
        #expect(try scene.press("tab") == ["field"])
        #expect(field.isEditing && field.selectedTextRange?.isEmpty == false)
        scene.stage.type("new ")
        #expect(field.text == "new ")
        #expect(try scene.press("escape") == [nil])
        #expect(!field.isEditing)
    }

    @Test("The focused view is scrolled into view")
    func scrolling() throws {
        let scene = try Scene()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        scene.root.addSubview(scrollView)
        scene.add("a", 0, 0, to: scrollView)
        scene.add("b", 0, 800, to: scrollView)
        #expect(try scene.press("tab", "tab") == ["a", "b"])
        try scene.stage.settle()
        #expect(scrollView.contentOffset.y > 700)
    }
}

private final class Watcher: UIView {
    var log: [String] = []
    var refuses = false
    var fades = false
    var preferred: [any UIFocusEnvironment] = []

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log.append("asked " + describe(context))
        return !refuses
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        log.append("told " + describe(context))
        if fades {
            coordinator.addCoordinatedAnimations {
                self.alpha = 0.5
            } completion: {
                self.log.append("done")
            }
        }
    }

    private func describe(_ context: UIFocusUpdateContext) -> String {
        func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "nil" }
        let heading = context.focusHeading == .next ? "next" : "other"
        return "\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView)) \(heading)"
    }
}

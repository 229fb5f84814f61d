// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Records its appearance callbacks, and performs an action in one of them.
private final class Visitor: UIViewController {
    var log: [String] = []
    var onWillAppear: ((Visitor) -> Void)?
    var onDidAppear: ((Visitor) -> Void)?
    var onWillDisappear: ((Visitor) -> Void)?
    var notesReasons = false

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) {
        var reasons = ""
        if notesReasons, isMovingToParent { reasons += " to parent" }
        if notesReasons, isMovingFromParent { reasons += " from parent" }
        log.append(line + reasons)
    }

    override func viewWillAppear(_ animated: Bool) {
        note("will appear")
        onWillAppear?(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        note("did appear")
        onDidAppear?(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        note("will disappear")
        onWillDisappear?(self)
    }

    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

@MainActor
@Suite("Appearance and disappearance")
struct UIViewControllerAppearanceTests {
    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    @Test("A child added in its parent's viewWillAppear appears with it")
    func addedInWillAppear() {
        let stage = Stage()
        let (parent, child) = (Visitor(), Visitor())
        parent.onWillAppear = { add(child, to: $0) }
        stage.show(parent)
        #expect(parent.log == ["will appear", "did appear"])
        #expect(child.log == ["will appear", "did appear"])
    }

    @Test(
        "A child removed in its parent's viewWillAppear gets no callbacks, and appears when added again")
    func removedInWillAppear() {
        let stage = Stage()
        let (parent, child) = (Visitor(), Visitor())
        add(child, to: parent)
        parent.onWillAppear = { _ in remove(child) }
        stage.show(parent)
        #expect(child.log == [])
        add(child, to: parent)
        stage.advance(by: 0)
        #expect(child.log == ["will appear", "did appear"])
    }

    @Test("A child added in its parent's viewWillDisappear gets no callbacks")
    func addedInWillDisappear() {
        let stage = Stage()
        let (parent, child) = (Visitor(), Visitor())
        stage.show(parent)
        parent.onWillDisappear = { add(child, to: $0) }
        stage.window.rootViewController = nil
        stage.advance(by: 0)
        #expect(parent.log.suffix(2) == ["will disappear", "did disappear"])
        #expect(child.log == [])
    }

    @Test("A root that is replaced in its own viewWillAppear gives way to the new root")
    func replacedInWillAppear() {
        let stage = Stage()
        let (login, home) = (Visitor(), Visitor())
        login.onWillAppear = { _ in stage.window.rootViewController = home }
        stage.window.rootViewController = login
        stage.advance(by: 0)
        #expect(home.log == ["will appear", "did appear"])
        #expect(login.view.superview == nil)
        #expect(login.log == ["will appear", "will disappear", "did disappear"])
    }

    @Test("A root may be replaced in its own viewDidAppear")
    func replacedInDidAppear() {
        let stage = Stage()
        let (splash, home) = (Visitor(), Visitor())
        splash.onDidAppear = { _ in stage.window.rootViewController = home }
        stage.window.rootViewController = splash
        stage.advance(by: 0.1)
        #expect(splash.log == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(home.log == ["will appear", "did appear"])
    }

    @Test("The old root's view stays where the new root has added it")
    func oldRootBecomesChild() {
        let stage = Stage()
        let (content, container) = (Visitor(), Visitor())
        stage.show(content)
        add(content, to: container)
        stage.window.rootViewController = container
        stage.advance(by: 0)
        #expect(content.view.superview === container.view)
        #expect(content.view.window === stage.window)
    }

    @Test("Removing the view of a visible controller makes it disappear, and a new view appears")
    func viewReplacedWhileSeen() {
        let stage = Stage()
        let parent = UIViewController()
        let child = Visitor()
        stage.show(parent)
        add(child, to: parent)
        stage.advance(by: 0)
        let old = child.view
        child.view = nil
        old?.removeFromSuperview()
        parent.view.addSubview(child.view)
        stage.advance(by: 0)
        #expect(
            child.log == [
                "will appear", "did appear", "will disappear", "did disappear", "will appear", "did appear",
            ])
    }

    @Test("Callbacks distinguish a change of containment from one of the window")
    func reasons() {
        let stage = Stage()
        let (parent, child) = (Visitor(), Visitor())
        child.notesReasons = true
        stage.show(parent)
        add(child, to: parent)
        stage.advance(by: 0)
        stage.window.isHidden = true
        stage.window.makeKeyAndVisible()
        stage.advance(by: 0)
        remove(child)
        #expect(
            child.log == [
                "will appear to parent", "did appear to parent", "will disappear", "did disappear", "will appear",
                "did appear", "will disappear from parent", "did disappear from parent",
            ])
        #expect(!child.isMovingToParent && !child.isMovingFromParent)
    }

    @Test("A controller can't be a child of its own descendants")
    func noRings() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        first.addChild(second)
        second.addChild(third)
        third.addChild(first)
        #expect(first.parent == nil && third.children == [])
    }
}

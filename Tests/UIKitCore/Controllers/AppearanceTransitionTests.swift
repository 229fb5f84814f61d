// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

/// Records its callbacks, with their animation and reasons, in a log that several controllers may share.
///
/// Doesn't call super.
private final class Visitor: UIViewController {
    final class Log {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    let name: String
    let log: Log
    var forwards = true
    var onWillAppear: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    private func note(_ line: String, _ animated: Bool) {
        var words = [name, line]
        if animated { words.append("animated") }
        if isMovingToParent { words.append("to parent") }
        if isMovingFromParent { words.append("from parent") }
        log.lines.append(words.joined(separator: " "))
    }

    override func viewDidLoad() { log.lines.append(name + " loaded") }

    override func viewWillAppear(_ animated: Bool) {
        note("will appear", animated)
        onWillAppear?()
    }

    override func viewIsAppearing(_ animated: Bool) { note("is appearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}

/// A container that forwards appearance to its single child itself, as described in the view controller guide.
private final class Relay: UIViewController {
    let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) { child.beginAppearanceTransition(true, animated: animated) }
    override func viewDidAppear(_ animated: Bool) { child.endAppearanceTransition() }
    override func viewWillDisappear(_ animated: Bool) { child.beginAppearanceTransition(false, animated: animated) }
    override func viewDidDisappear(_ animated: Bool) { child.endAppearanceTransition() }
}

@MainActor
@Suite("Appearance transitions")
struct AppearanceTransitionTests {
    private let log = Visitor.Log()

    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// Shows a container on a stage, and clears the log.
    private func container(on stage: Stage) -> Visitor {
        let parent = Visitor("parent", log)
        stage.show(parent)
        _ = log.take()
        return parent
    }

    @Test("A transition sends each callback once, animated, and viewIsAppearing when the view is added")
    func wholeTransition() {
        let stage = Stage()
        let parent = container(on: stage)
        let child = Visitor("child", log)
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        #expect(log.take() == ["child loaded", "child will appear animated to parent"])
        parent.view.addSubview(child.view)
        stage.advance(by: 0.1)
        #expect(log.take() == ["child is appearing animated to parent"])
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
        #expect(log.take() == ["child did appear animated to parent"])
        #expect(!child.isMovingToParent)

        child.willMove(toParent: nil)
        child.beginAppearanceTransition(false, animated: true)
        child.view.removeFromSuperview()
        stage.advance(by: 0.1)
        #expect(log.take() == ["child will disappear animated from parent"])
        child.endAppearanceTransition()
        child.removeFromParent()
        #expect(log.take() == ["child did disappear animated from parent"])
        #expect(!child.isMovingFromParent)
    }

    @Test("Children get their parent's callbacks, even if added during the transition; others get none")
    func forwarding() {
        let stage = Stage()
        let parent = container(on: stage)
        let (middle, early, late) = (Visitor("middle", log), Visitor("early", log), Visitor("late", log))
        embed(early, in: middle)
        middle.onWillAppear = { embed(late, in: middle) }
        parent.addChild(middle)
        _ = log.take()
        middle.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(middle.view)
        stage.advance(by: 0.1)
        middle.endAppearanceTransition()
        #expect(
            log.take().filter { !$0.contains("loaded") } == [
                "middle will appear animated to parent", "early will appear animated",
                "late will appear animated", "middle is appearing animated to parent", "early is appearing animated",
                "late is appearing animated",
                "middle did appear animated to parent", "early did appear animated", "late did appear animated",
            ])
    }

    @Test("An interrupted transition omits the second callbacks of its first pair")
    func interruption() {
        let stage = Stage()
        let parent = container(on: stage)
        let child = Visitor("child", log)
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        _ = log.take()
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(log.take() == ["child will disappear animated", "child did disappear animated"])

        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        _ = log.take()
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(
            log.take() == [
                "child will disappear animated", "child will appear animated", "child is appearing animated",
                "child did appear animated",
            ])
    }

    @Test("S-VC-100 S-VC-110 A container that forwards appearance sends each callback once, without super")
    func relaying() {
        let stage = Stage()
        let child = Visitor("child", log)
        stage.show(Relay(child))
        #expect(
            log.take() == [
                "child loaded", "child will appear to parent", "child is appearing to parent",
                "child did appear to parent",
            ])
        stage.window.rootViewController = nil
        #expect(log.take() == ["child will disappear", "child did disappear"])
    }

    @Test("S-VC-101 When children are exchanged manually, both get their will callbacks before any did callback")
    func swappingByHand() {
        let stage = Stage()
        let parent = container(on: stage)
        parent.forwards = false
        let (old, new) = (Visitor("old", log), Visitor("new", log))
        embed(old, in: parent)
        stage.advance(by: 0)
        #expect(log.take() == ["old loaded"])
        old.beginAppearanceTransition(true, animated: false)
        old.endAppearanceTransition()
        parent.addChild(new)
        new.loadViewIfNeeded()
        _ = log.take()
        old.beginAppearanceTransition(false, animated: false)
        new.beginAppearanceTransition(true, animated: false)
        old.view.removeFromSuperview()
        parent.view.addSubview(new.view)
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        #expect(
            log.take() == [
                "old will disappear", "new will appear to parent", "new is appearing to parent", "old did disappear",
                "new did appear to parent",
            ])
    }

    @Test("A covered controller and children added to it aren't notified when the window is hidden and shown")
    func covered() {
        let stage = Stage()
        let parent = container(on: stage)
        let (covered, inner) = (Visitor("covered", log), Visitor("inner", log))
        embed(covered, in: parent)
        stage.advance(by: 0)
        covered.beginAppearanceTransition(false, animated: false)
        covered.endAppearanceTransition()
        embed(inner, in: covered)
        stage.advance(by: 0)
        _ = log.take()
        stage.window.isHidden = true
        stage.window.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(log.take().filter { !$0.hasPrefix("parent") } == [])
        covered.beginAppearanceTransition(true, animated: false)
        covered.endAppearanceTransition()
        #expect(
            log.take() == [
                "covered will appear", "inner will appear", "covered is appearing", "inner is appearing",
                "covered did appear", "inner did appear",
            ])
    }

    @Test("Hiding the window during a transition hides its controllers; after showing it, the end completes it")
    func windowGoes() {
        let stage = Stage()
        let parent = container(on: stage)
        let child = Visitor("child", log)
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        _ = log.take()
        stage.window.isHidden = true
        #expect(
            log.take() == [
                "parent will disappear", "child will disappear", "parent did disappear", "child did disappear",
            ])
        stage.window.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(log.take().last == "parent did appear")
        child.endAppearanceTransition()
        #expect(log.take() == ["child did appear"])
    }

    @Test("A child appears with its invisible parent, even if its container already began and ended a transition")
    func hiddenParent() {
        let stage = Stage()
        let (parent, child) = (Visitor("parent", log), Visitor("child", log))
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        #expect(log.take() == ["child loaded", "parent loaded"])
        stage.show(parent)
        #expect(
            log.take().filter { $0.hasPrefix("child") } == [
                "child will appear", "child is appearing", "child did appear",
            ])
    }

    @Test("An unbalanced end is ignored")
    func unbalanced() {
        let stage = Stage()
        let parent = container(on: stage)
        parent.endAppearanceTransition()
        #expect(log.take() == [])
    }

    @Test("Moving a view out of the window makes its controller disappear")
    func movedAway() {
        let stage = Stage()
        let parent = container(on: stage)
        let child = Visitor("child", log)
        embed(child, in: parent)
        stage.advance(by: 0)
        _ = log.take()
        UIView().addSubview(child.view)
        #expect(log.take() == ["child will disappear", "child did disappear"])
    }
}

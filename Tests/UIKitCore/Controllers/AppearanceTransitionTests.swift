// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Writes its callbacks into a log that several may share, with what they say of animation and reasons; calls no super.
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

/// Tells its one child itself, as a container of the guide's does.
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
@Suite("Appearance transitions", .timeLimit(.minutes(15)))
struct AppearanceTransitionTests {
    private let log = Visitor.Log()

    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// A container on a stage, with nothing in the log.
    private func container(on stage: Stage) -> Visitor {
        let parent = Visitor("parent", log)
        stage.show(parent)
        _ = log.take()
        return parent
    }

    @Test("A transition brings each callback once, animated, with the view's own way in between")
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

    @Test("Children hear of their parent's transition, also those who join on the way; others do not")
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

    @Test("A transition that is interrupted leaves the second halves of the first pair out")
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

    @Test("S-VC-100 S-VC-110 A container that tells its child itself: each callback once, without calls of super")
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

    @Test("S-VC-101 Two children that change places by hand: both hear what will be before any hears what is")
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

    @Test("Who is covered hears nothing of its window's hiding and showing, nor do those it takes in meanwhile")
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

    @Test("A window that goes during a transition takes all along; when it is back, the end is the end of the way in")
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

    @Test("A child of a parent that nobody sees appears with it, whatever its container has told it")
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

    @Test("An end without a beginning does nothing")
    func unbalanced() {
        let stage = Stage()
        let parent = container(on: stage)
        parent.endAppearanceTransition()
        #expect(log.take() == [])
    }

    @Test("A view that moves to where no window is takes its controller out of sight")
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

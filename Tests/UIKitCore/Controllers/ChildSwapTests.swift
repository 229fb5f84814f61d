// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

private final class Log {
    var lines: [String] = []
}

private final class Child: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(name) \(line)") }

    override func viewWillAppear(_ animated: Bool) { note("will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { note("did appear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear \(animated)") }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "moved out" : "moved in")
    }
}

@MainActor
@Suite("Replacing children")
struct ChildSwapTests {
    private let log = Log()

    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("S-VC-99 S-VC-109 The new view is added, the animations run, the old one is removed, with all callbacks")
    func swap() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let container = UIViewController()
        let (old, new) = (Child("old", log), Child("new", log))
        stage.show(container)
        embed(old, in: container)
        stage.advance(by: 0)
        log.lines = []

        old.willMove(toParent: nil)
        container.addChild(new)
        new.view.frame = CGRect(x: 400, y: 0, width: 400, height: 300)
        container.transition(from: old, to: new, duration: 0.25) {
            new.view.frame = old.view.frame
            old.view.frame.origin.x = -400
        } completion: { isFinished in
            #expect(isFinished)
            old.removeFromParent()
            new.didMove(toParent: container)
        }
        stage.advance(by: 0.1)
        #expect(old.view.superview === container.view && new.view.superview === container.view)
        stage.advance(by: 0.3)
        #expect(old.view.superview == nil && old.parent == nil)
        #expect(new.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(
            log.lines == [
                "old will disappear true", "new will appear true", "old did disappear true", "new did appear true",
                "old moved out", "new moved in",
            ])
    }

    @Test("A replacement reversed midway ends with the old view in place and balanced callbacks")
    func turnedBack() {
        let stage = Stage()
        let container = UIViewController()
        let (first, second) = (Child("first", log), Child("second", log))
        stage.show(container)
        embed(first, in: container)
        container.addChild(second)
        stage.advance(by: 0)
        log.lines = []
        container.transition(from: first, to: second, duration: 0.25, animations: nil)
        stage.advance(by: 0.1)
        container.transition(from: second, to: first, duration: 0.25, animations: nil)
        stage.advance(by: 1)
        #expect(first.view.superview === container.view && second.view.superview == nil)
        #expect(log.lines.filter { $0.hasPrefix("first") }.last == "first did appear true")
        #expect(log.lines.filter { $0.hasPrefix("second") }.last == "second did disappear true")
    }

    @Test("A cross dissolve exchanges the views at once and animates the change")
    func dissolve() {
        let stage = Stage()
        let container = UIViewController()
        let (old, new) = (Child("old", log), Child("new", log))
        stage.show(container)
        embed(old, in: container)
        container.addChild(new)
        stage.advance(by: 0)
        container.transition(from: old, to: new, duration: 0.25, options: .transitionCrossDissolve, animations: nil)
        #expect(old.view.superview == nil && new.view.superview === container.view)
        stage.advance(by: 1)
        #expect(log.lines.suffix(2) == ["old did disappear true", "new did appear true"])
    }

    @Test("Controllers that aren't both children are refused, and the completion gets false")
    func strangers() {
        let stage = Stage()
        let container = UIViewController()
        let (child, stranger) = (Child("child", log), Child("stranger", log))
        stage.show(container)
        embed(child, in: container)
        var answers: [Bool] = []
        container.transition(from: child, to: stranger, duration: 0, animations: nil) { answers.append($0) }
        container.transition(from: child, to: child, duration: 0, animations: nil) { answers.append($0) }
        stage.advance(by: 0)
        #expect(answers == [false, false])
        #expect(child.view.superview === container.view && stranger.viewIfLoaded?.superview == nil)
    }
}
